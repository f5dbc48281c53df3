import { expect, it } from 'vitest';
import { shortenLabel } from './shorten-label.ts';

it('keeps labels of up to 120 code units', () => {
  expect(shortenLabel('a'.repeat(120))).toEqual(['a'.repeat(120)]);
});

it('shortens plain runs and keeps unusual characters', () => {
  const end = 'a'.repeat(16);
  expect(shortenLabel(`${'a'.repeat(100)}\u0430${'b'.repeat(30)}`)).toEqual([
    end,
    68,
    end,
    `\u0430${'b'.repeat(30)}`,
  ]);
});

it('keeps both ends of a label with too many unusual characters', () => {
  const parts = shortenLabel('\u{1f98a}'.repeat(1_000));
  expect(parts).toEqual(['\u{1f98a}'.repeat(100), 1_600, '\u{1f98a}'.repeat(100)]);
});

it('counts every code unit that it leaves out', () => {
  for (const label of ['a'.repeat(500), `${'\u0436'.repeat(500)}x`, 'ab\u0301'.repeat(80)]) {
    const length = shortenLabel(label).reduce<number>(
      (sum, part) => sum + (typeof part === 'string' ? part.length : part),
      0,
    );
    expect(length).toBe(label.length);
  }
});
