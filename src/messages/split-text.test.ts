import { expect, it } from 'vitest';
import { findPieces } from './pieces/find-pieces.ts';
import { isUnderEth } from './pieces/name-endings.ts';
import { findCandidateLines } from './split-text.ts';
import { MESSAGES } from './testing/sample-messages.ts';

const listLines = (text: string) =>
  [...findCandidateLines(text)].map(({ start, end }) => text.slice(start, end));

it.each([
  ...['pay vitalik.eth', 'pay VITALIK.ETH', 'vitalik.ethFollow', 'vitalik.\u200beth'],
  'vitalik.e\u200bth',
  ...[
    'vitalik.еth',
    'vitalik。eth',
    'vitalik．ｅｔｈ',
    'vitalik[.]eth',
    'vitalik[dot]eth',
    'a\u202eb',
  ],
  ...['vitalik\\u002eeth', 'vitalik&#46;eth', 'https://x.io/vitalik%2Eeth', 'a\u3164b'],
  'https://xn--vitalk-7va.xn--p1ai',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
])('selects the line %j', (line) => {
  expect(listLines(`first line\n${line}\nlast line`)).toEqual([line]);
});

it.each([
  ...['', '\n\n', 'It works. Then it stops.', 'const a = b.length;', 'a.b(c)'],
  ...['Größe: 5 Äpfel', 'naïve. Ça va'],
])('skips %j', (text) => {
  expect(listLines(text)).toEqual([]);
});

it('selects every test message that contains a name under eth', () => {
  const messages = MESSAGES.map(({ text }) => text.replaceAll('\n', ' '));
  const named = messages.filter((text) =>
    findPieces(text).some(({ names }) => names.some(isUnderEth)),
  );
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((text) => listLines(text).length === 0)).toEqual([]);
});
