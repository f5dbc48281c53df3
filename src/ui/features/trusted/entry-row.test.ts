import { expect, it } from 'vitest';
import { cutLongText } from './entry-row.tsx';

it.each([
  ['', '', 0, ''],
  ['a'.repeat(200), 'a'.repeat(200), 0, ''],
  ['a'.repeat(10_000), 'a'.repeat(40), 9_940, 'a'.repeat(20)],
  [`a${'😀'.repeat(150)}b`, `a${'😀'.repeat(19)}`, 244, `${'😀'.repeat(9)}b`],
])('keeps a short text and cuts the middle of a long one (case %#)', (text, start, left, end) => {
  expect(cutLongText(text)).toEqual({ start, left, end });
  expect(start.length + left + end.length).toBe(text.length);
});
