import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLayout, getScrollTop, keepInPlace, scaleRows, WIDE_LAYOUT } from './row-layout.ts';

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

it.each([
  // Row 107 is 280 px below the top of the view, which is the height of five rows of 56 px.
  ['a visible row', 107, { height: 40, scrollTop: 4_000 }, 56, 102 * 56],
  ['the first visible row', 100, { height: 40, scrollTop: 4_000 }, 56, 100 * 56],
  [
    'the first visible row if the row is not visible',
    3,
    { height: 40, scrollTop: 4_000 },
    56,
    5_600,
  ],
  ['the end of the list', 999, { height: 56, scrollTop: 55_440 }, 40, 39_440],
])('keepInPlace keeps %s', (_, row, before, height, top) => {
  expect(keepInPlace(row, 1_000, 560, before, height)).toBe(top);
});

const ROW = 36;
const VIEWPORT = 720;

describe('scaleRows', () => {
  it.each([
    ['all rows of a short list', 3, 0, { height: 108, first: 0, end: 3, offset: 0 }],
    ['no rows of an empty list', 0, 0, { height: 0, first: 0, end: 0, offset: 0 }],
    ['the visible rows', 1000, 3610, { height: 36_000, first: 100, end: 122, offset: 3600 }],
  ])('draws %s', (_, count, scrollTop, rows) => {
    expect(scaleRows(count, ROW, VIEWPORT, scrollTop)).toEqual(rows);
  });

  it.each([200_001, 250_000, 1_000_000])('has no negative offset for %d rows', (count) => {
    const { height } = scaleRows(count, ROW, VIEWPORT, 0);
    for (const end of [400, height - VIEWPORT]) {
      for (let back = 0; back < 400; back += 0.5) {
        expect(scaleRows(count, ROW, VIEWPORT, end - back).offset).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it.each([1, 100, 10_000, 1_000_000, 3_400_000])('reaches the last of %d rows', (count) => {
    const { height } = scaleRows(count, ROW, VIEWPORT, 0);
    const { first, end, offset } = scaleRows(count, ROW, VIEWPORT, height - VIEWPORT);
    expect(end).toBe(count);
    expect(offset + (end - first) * ROW).toBeCloseTo(height);
  });

  it('fills the view and draws at most two more rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, share) => {
          const { height } = scaleRows(count, ROW, VIEWPORT, 0);
          const top = share * Math.max(0, height - VIEWPORT);
          const { first, end, offset } = scaleRows(count, ROW, VIEWPORT, top);
          expect(offset).toBeLessThanOrEqual(top + 0.001);
          expect(offset + (end - first) * ROW).toBeGreaterThanOrEqual(
            Math.min(height, top + VIEWPORT) - 0.001,
          );
          expect(end - first).toBeLessThanOrEqual(VIEWPORT / ROW + 2);
        },
      ),
    );
  });
});

it('scrolls a row to the top', () => {
  for (const count of [1000, 3_400_000]) {
    const top = getScrollTop(500, count, ROW, VIEWPORT);
    expect(Math.abs(scaleRows(count, ROW, VIEWPORT, top).first - 500)).toBeLessThanOrEqual(1);
  }
});
