import { expect, it, test } from 'vitest';
import { readPair } from './name-fields.tsx';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it.each([
  ['vitalik.eth\nnick.eth', ['vitalik.eth', 'nick.eth']],
  ['vitalik.eth\r\n\r\nnick.eth\r\n', ['vitalik.eth', 'nick.eth']],
  ['vitalik.eth, nick.eth', ['vitalik.eth', 'nick.eth']],
  ['vitalik,nick', ['vitalik', 'nick']],
  ['vitalik.eth ; nick.eth\n', ['vitalik.eth', 'nick.eth']],
  [' vitalik.eth\tnick.eth ', ['vitalik.eth', 'nick.eth']],
  [`${ADDRESS} ${ADDRESS}`, [ADDRESS, ADDRESS]],
  [`vitalik.eth ${ADDRESS}`, ['vitalik.eth', ADDRESS]],
  // Hidden characters at the ends of a line are kept.
  ['vitalik.eth \nnick.eth\u200b', ['vitalik.eth ', 'nick.eth\u200b']],
  ['vitalik.eth\n \n\u05e9\u05dc\u05d5\u05dd.eth', ['vitalik.eth', '\u05e9\u05dc\u05d5\u05dd.eth']],
])('reads two names from %j', (text, names) => {
  expect(readPair(text)?.names).toEqual(names);
});

it.each([
  [''],
  ['\n\n'],
  ['vitalik.eth'],
  ['vitalik.eth\n'],
  // A name that contains a space is one name, although ENS rejects it.
  ['vita lik.eth'],
  ['vitalik. eth'],
  ['vitalik.eth is'],
  ['vitalik.eth,'],
  ['a.eth, b.eth, c.eth'],
  ['a.eth b.eth c.eth'],
  ['a.eth\u00a0b.eth'],
  // A link is never split.
  ['https://a.b/?x=1,2'],
  ['see.eth https://a.b/c'],
  ['ens.domains/a.eth;b.eth'],
  ['“vitalik.eth, nick.eth”'],
])('returns null for %j', (text) => {
  expect(readPair(text)).toBeNull();
});

test('uses two lines and counts all of them', () => {
  expect(readPair('a.eth\nb.eth\n\nc.eth')).toEqual({ names: ['a.eth', 'b.eth'], lines: 3 });
});
