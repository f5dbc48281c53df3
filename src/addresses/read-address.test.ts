import { describe, expect, it } from 'vitest';
import { isMeantAsAddress, readAddress } from './read-address.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const DIGITS = ADDRESS.slice(2);

describe('readAddress', () => {
  it.each([
    [ADDRESS, ADDRESS],
    [DIGITS, ADDRESS],
    [`0X${DIGITS}`, ADDRESS],
    [`0x${DIGITS.toUpperCase()}`, `0x${DIGITS.toUpperCase()}`],
    [`0x${DIGITS.toLowerCase()}`, `0x${DIGITS.toLowerCase()}`],
    ['0x d8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045', ADDRESS],
  ])('reads %j', (text, address) => {
    expect(readAddress(text)).toEqual({ address });
  });

  it.each([
    [ADDRESS.replace('d8dA', 'd8DA'), 'wrong_checksum'],
    [`${ADDRESS}1`, 'wrong_length'],
    [ADDRESS.slice(0, -1), 'wrong_length'],
    ['0x', 'not_address'],
    ['', 'not_address'],
    ['vitalik.eth', 'not_address'],
    [ADDRESS.replace('0x', '0х'), 'not_address'],
    [ADDRESS.replace('6045', '60\u200b45'), 'hidden_character'],
    ['0xd8dA…6045', 'shortened'],
    ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', 'other_format'],
  ])('refuses %j: %s', (text, problem) => {
    expect(readAddress(text)).toEqual({ problem });
  });
});

describe('isMeantAsAddress', () => {
  it.each([
    ...[ADDRESS, `${ADDRESS}1`, ADDRESS.slice(0, 35), `0X${DIGITS}`, '0xd8dA…6045'],
    ADDRESS.replace('6BF', '\u200b6BF'),
    `0x ${DIGITS.replace(/.{4}/g, '$& ')}`,
    'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS',
  ])('recognizes %j', (text) => expect(isMeantAsAddress(text)).toBe(true));

  it.each(['', '0x', 'vitalik.eth', '0xd8da6045.eth', '0xd8da6045', `${ADDRESS}.eth`, DIGITS])(
    'takes %j for a name',
    (text) => expect(isMeantAsAddress(text)).toBe(false),
  );
});
