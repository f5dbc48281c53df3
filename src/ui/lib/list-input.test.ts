import { expect, it } from 'vitest';
import { findOnlyLine } from './list-input.ts';

it.each([
  ['', ''],
  ['vitalik.eth', 'vitalik.eth'],
  [' vitalik.eth ', ' vitalik.eth '],
  ['vitalik.eth\n', 'vitalik.eth'],
  ['\nvitalik.eth\n', 'vitalik.eth'],
  ['\r\n \t\r\n\rvita lik.eth\n\n\n', 'vita lik.eth'],
  ['\n\n', ''],
  ['  \n', '  '],
  ['\u200b\nvitalik.eth', null],
  ['a.eth\nb.eth', null],
  ['\na.eth\n\nb.eth', null],
  ['a.eth\u2028b.eth', 'a.eth\u2028b.eth'],
])('finds the only line of %j: %j', (text, line) => {
  expect(findOnlyLine(text)).toBe(line);
});
