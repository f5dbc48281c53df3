import { describe, expect, it, test, vi } from 'vitest';
import { memoize, memoizeCodePoints } from './memoize.ts';

describe('memoize', () => {
  it('computes the result for each key once', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 4);
    expect([doubleOnce('a'), doubleOnce('b'), doubleOnce('a')]).toEqual(['aa', 'bb', 'aa']);
    expect(double).toHaveBeenCalledTimes(2);
  });

  it('caches no more results than its size', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 2);
    for (const key of 'abacca') doubleOnce(key);
    // The third key cleared the full cache.
    expect(double.mock.calls.flat().join('')).toBe('abca');
  });

  it('does not cache a key for which isCached returns false', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 4, ({ length }) => length < 2);
    for (const key of ['ab', 'ab', 'a', 'a']) doubleOnce(key);
    expect(double.mock.calls.flat()).toEqual(['ab', 'ab', 'a']);
  });
});

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
