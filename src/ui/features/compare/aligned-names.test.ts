import { expect, it } from 'vitest';
import type { Piece } from '../../../comparison/group-pieces.ts';
import { findFirstDifference, formatShare, splitLabels } from './aligned-names.tsx';

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

const long = 'a'.repeat(10_000);

it.each([
  [`${long}x.eth`, `${long}y.eth`, 10_000, 'a'.repeat(16), ['x.eth', 'y.eth']],
  [long, `${long}b`, 10_000, 'a'.repeat(16), ['', 'b']],
  ['b', 'a', 0, '', ['b', 'a']],
  // Both start with the same high surrogate.
  ['😀😀', '😀😁', 1, '😀', ['😀', '😁']],
  [`x${'😀'.repeat(40)}`, `x${'😀'.repeat(30)}`, 31, '😀'.repeat(16), ['😀'.repeat(10), '']],
])(
  'finds the difference of $0 and $1 after $2 code points',
  (first, second, shared, before, after) => {
    expect(findFirstDifference(first, second)).toEqual({ shared, before, after });
  },
);

it('returns a limited number of characters after the difference', () => {
  const difference = findFirstDifference(long, `b${long}`);
  expect(difference?.after).toEqual(['a'.repeat(24), `b${'a'.repeat(23)}`]);
});

it('returns null for equal texts', () => {
  expect(findFirstDifference(long, long)).toBeNull();
});
