import { expect, it } from 'vitest';
import type { Piece } from '../../../comparison/group-pieces.ts';
import { formatShare, splitLabels } from './aligned-names.tsx';

const side = (text: string) =>
  Array.from(text, (grapheme, index) => ({ index, label: 0, report: { grapheme } }));
const pieces = (...pairs: string[]): Piece[] =>
  pairs.map((pair) => {
    const [left = '', right = left] = pair.split('/');
    return { left: side(left), right: side(right) };
  });

const format = (labels: ReturnType<typeof splitLabels>) =>
  labels.map((runs) =>
    runs.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join(''),
  );

it.each([
  [pieces('م', 'ر', 'ب/ي', '.', 'e', 't', 'h'), ['مر[ب]', 'eth'], ['مر[ي]', 'eth']],
  [pieces('a', 'b/', '.', 'c'), ['a[b]', 'c'], ['a[]', 'c']],
  [pieces('a/', 'b/', 'c'), ['[a][b]c'], ['[][]c']],
  [pieces(), [''], ['']],
])('splits %j into labels and differences', (aligned, left, right) => {
  expect(format(splitLabels(aligned, 'left'))).toEqual(left);
  expect(format(splitLabels(aligned, 'right'))).toEqual(right);
});

it.each([
  [1, 'identical'],
  [0.999, '99 %'],
  [0, '0 %'],
])('formats %d as %s', (share, words) => {
  expect(formatShare(share)).toBe(words);
});
