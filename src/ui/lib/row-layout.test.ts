import { describe, expect, it } from 'vitest';
import { chooseLayout, keepInPlace, WIDE_LAYOUT } from './row-layout.ts';

describe('chooseLayout', () => {
  it.each([
    ['a wide table', 641, 16, WIDE_LAYOUT],
    ['a narrow table', 640, 16, { height: 56, header: 0, isNarrow: true, room: 40 }],
    ['a phone', 288, 16, { height: 56, header: 0, isNarrow: true, room: 22 }],
    [
      'a wide table with large text',
      1_200,
      32,
      { height: 56, header: 0, isNarrow: true, room: 40 },
    ],
  ])('returns the layout of %s', (_, width, rem, expected) => {
    expect(chooseLayout(width, rem)).toEqual(expected);
  });
});

describe('keepInPlace', () => {
  const before = { height: 40, scrollTop: 4_000 };

  it('keeps a visible row at its position', () => {
    // Row 107 was 280 px below the top of the view. Five rows of 56 px have the same height.
    expect(keepInPlace(107, 1_000, 560, before, 56)).toBe(102 * 56);
  });

  it('keeps the first visible row at its position', () => {
    expect(keepInPlace(100, 1_000, 560, before, 56)).toBe(100 * 56);
  });

  it('keeps the first visible row if the given row is not visible', () => {
    expect(keepInPlace(3, 1_000, 560, before, 56)).toBe(100 * 56);
  });

  it('does not scroll beyond the end', () => {
    expect(keepInPlace(999, 1_000, 560, { height: 56, scrollTop: 55_440 }, 40)).toBe(39_440);
  });
});
