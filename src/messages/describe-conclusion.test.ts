import { expect, test } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { describeConclusion } from './describe-conclusion.ts';
import { findDangers } from './find-dangers.ts';
import { readPasted } from './pieces/read-pasted.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const trusted = createTrustedAddresses([{ name: 'vitalik.eth', address: ADDRESS, note: null }]);

function conclude(text: string, known: typeof trusted | null = trusted): string | null {
  const pasted = readPasted(text);
  if (!pasted) throw new Error(`${text} is only a name.`);
  const { pieces, names } = pasted;
  return describeConclusion(pasted, findDangers(pieces, names, new Map(), known));
}

test.each<[text: string, words: string | null]>([
  [ADDRESS, 'This is the address you trust as vitalik.eth.'],
  [`please pay to ${ADDRESS} today`, 'This is the address you trust as vitalik.eth.'],
  [`0x${'1'.repeat(40)}`, 'Not among the addresses you trust.'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee', 'The checksum of this address is wrong.'],
  [`nick.eth ${ADDRESS}`, 'This is the address you trust as vitalik.eth.'],
  ['@vitalik', 'This is a handle of another service, not an ENS name.'],
  ['javascript:alert(1)', 'This link can run code or show a fake page. Don’t open it.'],
  ['Pay vitalik.eth please', null],
])('describes what the page concludes about %j', (text, words) => {
  expect(conclude(text)).toBe(words);
});

test('waits for the trusted addresses', () => {
  expect(conclude(ADDRESS, null)).toBeNull();
});
