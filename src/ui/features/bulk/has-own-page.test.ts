import { expect, it } from 'vitest';
import { hasOwnPage } from './has-own-page.ts';

it.each([
  ['vitalik.eth', true],
  ['vitаlik.eth', true],
  ['❤️.eth', true],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', true],
  ['my name.eth', false],
  ['xn--vtalik-r1a.eth', false],
  ['=cmd.eth', false],
  ['https://vitalik.eth', false],
])('checks whether the page of %j judges the same text: %s', (name, expected) => {
  expect(hasOwnPage(name)).toBe(expected);
});
