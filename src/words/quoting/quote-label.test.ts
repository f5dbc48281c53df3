import { expect, test } from 'vitest';
import { quoteLabel } from './quote-label.ts';

test.each([
  ['', '“”'],
  ['pay\u202epal', '“pay‹U+202E›pal”'],
  ['a'.repeat(40), `“${'a'.repeat(40)}”`],
  ['a'.repeat(41), `“${'a'.repeat(40)}…”`],
  ['😀'.repeat(40), `“${'😀'.repeat(40)}”`],
  ['😀'.repeat(41), `“${'😀'.repeat(40)}…”`],
])('quoteLabel(%j) returns %j', (label, quoted) => {
  expect(quoteLabel(label)).toBe(quoted);
});
