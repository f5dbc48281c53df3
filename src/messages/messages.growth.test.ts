import { expect, it } from 'vitest';
import { LINEAR, measureRepetitions } from '../engine/testing/growth-exponent.ts';
import { createLinkReader } from './links/link-reader.ts';
import { findNamesOnLine, isAddress } from './names-beside.ts';
import { findPieces } from './pieces/find-pieces.ts';
import { readPasted } from './pieces/read-pasted.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

// A call with so many arguments would overflow the stack.
it('reads 130,000 parts of a token with an address', () => {
  expect(findPieces(`${'a.io&'.repeat(130_000)}${ADDRESS}`)).toHaveLength(130_001);
});

it('reads 50,000 names in a megabyte', () => {
  const names = Array.from({ length: 50_000 }, (_, index) => `name${index}.eth`);
  expect(readPasted(names.join(' and then '))?.names).toEqual(names);
});

/** Length of the longest text that is measured first. Code that takes quadratic time fails within minutes. */
const LONGEST = 20_000;

it.each([
  ...['name.eth, x ', '请转给a.eth谢谢', 'a.', ')', '[', '0xd8', 'a:b@', 'https://a.eth.limo/x '],
  ...['a/b.eth/', 'a/b.eth’/c+', 'data:/%2525', '.,!?', `${ADDRESS} `, '\u202e', 'a\u202ehte.b'],
  ...['\u202ehte.b\u202c ', '#a=b&', 'a-b.c+d:', 'a@b.c ', '@', 'xn--a.', '\\u00ec', '&#8203;'],
  '&#',
  ...['v&iacute;k.eth ', '&iacute', '&amp;', '<wbr>', 'https:a@b.c ', 'https:a', 'a*', '*', 'a→'],
  ...[
    '→',
    '.eth看',
    'https://a.eth看.',
    '转0.5ETH给a',
    `${ADDRESS}-`,
    `${ADDRESS}.x`,
    '。a',
    '给-',
  ],
  ...['ethereum:a.eth?', 'の', '给の√', '.eth', 'a.eth..', 'eth:', 'a.eth请转给b.eth@base '],
])('needs linear time for repetitions of %j', (unit) => {
  expect(measureRepetitions(unit, readPasted, { longest: LONGEST })).toBeLessThan(LINEAR);
});

it.each<[what: string, start: string, unit: string, end: string]>([
  ['a long word before an override', '', 'a', ' \u202e'],
  ['many overrides in a name', 'x', '\u202e\u202c', '.com'],
  ['many embeddings in an override', '\u202e', '\u202a', 'hte.b'],
])('needs linear time for %s', (_, start, unit, end) => {
  const around = { longest: LONGEST, start, end };
  expect(measureRepetitions(unit, readPasted, around)).toBeLessThan(LINEAR);
});

it.each([
  ...['[a.eth](/b.eth) ', '[a.eth][1]\n[1]: /b.eth\n', '[a.eth]', '[', '[a.eth', ']', '](a.eth'],
  ...['[a.eth](', '[a.eth](((', '[a.eth][', '[[a.eth](a.eth', '\\[', '\n\n', '\n    ', '.<', '<a '],
  ...['<a href=/b.eth>a.eth</a>', '<a href=/b.eth>a.eth', '<a "', '<a href="', '<a a=b ', '</a '],
  ...['[a.<b>eth](<', '![a.eth](x) ', '[_a_.eth](/b.eth)_', '[a.&#101;th](/b.eth)'],
  '[a.io](//b.io) ',
  ...['<https://a.b|c> ', '<https://a.b|', '[url=https://a.b]', '=HYPERLINK("https://a.b","'],
])('reads links in repetitions of %j in linear time', (part) => {
  const read = (text: string) => {
    const reader = createLinkReader();
    return [...reader.push(text), ...reader.end()];
  };
  expect(measureRepetitions(part, read, { longest: 2 * LONGEST })).toBeLessThan(LINEAR);
});

it.each([`${ADDRESS} `, `a.eth ${ADDRESS} `])(
  'finds the names beside %j in linear time',
  (part) => {
    const find = (text: string) => {
      const pieces = findPieces(text);
      return pieces.filter(isAddress).map(findNamesOnLine(text, pieces));
    };
    expect(measureRepetitions(part, find, { longest: 2 * LONGEST })).toBeLessThan(LINEAR);
  },
);
