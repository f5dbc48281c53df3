import { expect, it } from 'vitest';
import { createLineSplitter, MAX_LINE_LENGTH } from './line-splitter.ts';

it.each([
  [0, false],
  [1, true],
  [3 * MAX_LINE_LENGTH, true],
])('returns the start of a line that is %i code units over the limit', (excess, isTooLong) => {
  const { push } = createLineSplitter();
  const half = 'a'.repeat(MAX_LINE_LENGTH / 2);
  const chunks = [half, half, 'b'.repeat(excess), '\nc\n'];
  expect(chunks.flatMap(push)).toEqual([
    { number: 1, text: half + half, isTooLong },
    { number: 2, text: 'c', isTooLong: false },
  ]);
});
