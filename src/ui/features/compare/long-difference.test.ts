import { expect, it, test } from 'vitest';
import { findFirstDifference } from './long-difference.tsx';

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

test('returns a limited number of characters after the difference', () => {
  const difference = findFirstDifference(long, `b${long}`);
  expect(difference?.after).toEqual(['a'.repeat(24), `b${'a'.repeat(23)}`]);
});

test('returns null for equal texts', () => {
  expect(findFirstDifference(long, long)).toBeNull();
});
