import { expect, test, vi } from 'vitest';
import { memoizeCodePoints } from './memoize-code-points.ts';

const SLOTS = 8192;

test('computes the result for each code point once, including the first and the last', () => {
  const double = vi.fn((codePoint: number) => codePoint * 2);
  const doubleOnce = memoizeCodePoints(double);
  for (const codePoint of [0, 0x61, 0x10ffff, 0, 0x61, 0x10ffff]) {
    expect(doubleOnce(codePoint)).toBe(codePoint * 2);
  }
  expect(double).toHaveBeenCalledTimes(3);
});

test('recomputes the result for a code point after another code point has replaced it', () => {
  const double = vi.fn((codePoint: number) => codePoint * 2);
  const doubleOnce = memoizeCodePoints(double);
  for (const codePoint of [1, 1 + SLOTS, 1, 1]) expect(doubleOnce(codePoint)).toBe(codePoint * 2);
  expect(double).toHaveBeenCalledTimes(3);
});

test('supports recursive calls for a code point in the same slot', () => {
  const count = memoizeCodePoints((codePoint: number): number =>
    codePoint < SLOTS ? 1 : 1 + count(codePoint - SLOTS),
  );
  expect([count(1 + 3 * SLOTS), count(1), count(1 + SLOTS), count(1 + 3 * SLOTS)]).toEqual([
    4, 1, 2, 4,
  ]);
});
