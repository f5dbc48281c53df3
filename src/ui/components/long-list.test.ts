import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDrawnBlocks } from './long-list.tsx';

const HEIGHTS = [100, 50, 200, 100];
const find = (top: number, bottom: number) =>
  findDrawnBlocks(HEIGHTS.length, (block) => HEIGHTS[block] ?? 0, top, bottom);

it.each([
  ['the start', 0, 90, { first: 0, end: 1, above: 0, below: 350 }],
  ['a view from the end of a block', 100, 150, { first: 1, end: 2, above: 100, below: 300 }],
  ['several', 120, 360, { first: 1, end: 4, above: 100, below: 0 }],
  ['the end', 349, 900, { first: 2, end: 4, above: 150, below: 0 }],
  ['a view below the end of the list', 5_000, 6_000, { first: 3, end: 4, above: 350, below: 0 }],
  ['one block for a view without height', 0, 0, { first: 0, end: 1, above: 0, below: 350 }],
])('returns the blocks for %s', (_, top, bottom, expected) => {
  expect(find(top, bottom)).toEqual(expected);
});

it('returns no blocks for an empty list', () => {
  const none = { first: 0, end: 0, above: 0, below: 0 };
  expect(findDrawnBlocks(0, () => 100, 0, 500)).toEqual(none);
});

it('covers the view and keeps the height of the list', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(heights, fc.nat(10_000), fc.integer({ min: 1, max: 2_000 }), (all, at, view) => {
      const full = all.reduce((sum, height) => sum + height, 0);
      const top = Math.min(at, Math.max(0, full - view));
      const { first, end, above, below } = findDrawnBlocks(
        all.length,
        (block) => all[block] ?? 0,
        top,
        top + view,
      );
      const drawn = all.slice(first, end).reduce((sum, height) => sum + height, 0);
      expect(above + drawn + below).toBe(full);
      expect(above).toBeLessThanOrEqual(top);
      expect(above + drawn).toBeGreaterThanOrEqual(Math.min(full, top + view));
    }),
  );
});
