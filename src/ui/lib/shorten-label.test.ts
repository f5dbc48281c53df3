import { describe, expect, it } from 'vitest';
import { shortenLabel } from './shorten-label.ts';

describe('a shortened label', () => {
  it('is whole up to 120 code units', () => {
    expect(shortenLabel('a'.repeat(120))).toEqual(['a'.repeat(120)]);
  });

  it('loses the middle of plain stretches and keeps what could deceive', () => {
    const end = 'a'.repeat(16);
    expect(shortenLabel(`${'a'.repeat(100)}\u0430${'b'.repeat(30)}`)).toEqual([
      end,
      68,
      end,
      `\u0430${'b'.repeat(30)}`,
    ]);
  });

  it('keeps its two ends when there is too much that could deceive', () => {
    const parts = shortenLabel('\u{1f98a}'.repeat(1_000));
    expect(parts).toEqual(['\u{1f98a}'.repeat(100), 1_600, '\u{1f98a}'.repeat(100)]);
  });

  it('accounts for every code unit', () => {
    for (const label of ['a'.repeat(500), `${'\u0436'.repeat(500)}x`, 'ab\u0301'.repeat(80)]) {
      const length = shortenLabel(label).reduce<number>(
        (sum, part) => sum + (typeof part === 'string' ? part.length : part),
        0,
      );
      expect(length).toBe(label.length);
    }
  });
});
