import { expect, it } from 'vitest';
import { FIRST_LIMIT, getNextLimit } from './get-next-limit.ts';

it.each([
  [0, []],
  [120, []],
  [121, [121]],
  [700, [600, 700]],
  [1_200, [600, 1_200]],
  [1_201, [600, 1_200]],
  [102_036, [600, 1_200]],
])('lists %i characters in steps, up to the maximum', (total, steps) => {
  const limits: number[] = [];
  let next = getNextLimit(FIRST_LIMIT, total);
  while (next !== null) {
    limits.push(next);
    next = getNextLimit(next, total);
  }
  expect(limits).toEqual(steps);
});
