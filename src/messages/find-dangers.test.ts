import { expect, test } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { findDangers } from './find-dangers.ts';
import { readPasted } from './pieces/read-pasted.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
/** An EIP-55 address with one wrong digit. */
const MISTYPED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee';
const POISONED = `0xd8da${'1'.repeat(32)}6045`;
const OTHERS = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`);

const trusted = createTrustedAddresses([{ name: 'vitalik.eth', address: ADDRESS, note: null }]);
const imitated = new Map([['b\u0430se', 'Base']]);

function find(text: string) {
  const { pieces = [], names = [] } = readPasted(text) ?? {};
  return findDangers(pieces, names, imitated, trusted);
}

test.each<[text: string, sentences: string[]]>([
  ['alice.eth@base', []],
  ['alice.eth@b\u0430se', ['Don’t send. “b\u0430se” is not the chain Base.']],
  [
    `${ADDRESS}@eip155:1#4CA88C9D`,
    ['Don’t send. The checksum is wrong, so the address or its chain was changed.'],
  ],
  [`vitalik.eth ${ADDRESS}`, []],
  [`nick.eth ${ADDRESS}`, []],
  [`nick.eth ${MISTYPED}`, ['The checksum of this address is wrong.']],
  [`vitalik.eth ${OTHERS[0]}`, ['You trust vitalik.eth with a different address.']],
  [
    `nick.eth ${POISONED}`,
    ['Looks like the address you trust as vitalik.eth: 31 of 40 digits differ.'],
  ],
])('finds what is dangerous in %j besides the names', (text, sentences) => {
  expect(find(text).sentences).toEqual(sentences);
});

test('puts dangerous addresses and chains first', () => {
  const { addresses } = find(`pay ${OTHERS.join(' or ')} or ${POISONED} please`);
  expect(addresses).toEqual([POISONED, ...OTHERS]);
  const { chained } = find('ask a.eth@base, b.eth@op, c.eth@arb1 and d.eth@b\u0430se today');
  expect(chained.map(({ value }) => value)).toEqual(['d.eth', 'a.eth', 'b.eth', 'c.eth']);
});

test('finds chains without the trusted addresses', () => {
  const { pieces, names } = readPasted('alice.eth@b\u0430se') ?? { pieces: [], names: [] };
  expect(findDangers(pieces, names, imitated, null).sentences).toHaveLength(1);
});
