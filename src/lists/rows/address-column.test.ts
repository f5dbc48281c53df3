import { expect, it } from 'vitest';
import {
  getAddress,
  getAddressFinding,
  isAddressName,
  isAddressWarning,
  packAddresses,
} from './address-column.ts';

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const WRONG = A.replace('dA', 'Da');

it.each([
  ['a right checksum', A, 'right', A],
  ['a wrong checksum', WRONG, 'wrong', WRONG],
  ['no checksum', A.toLowerCase(), 'absent', A.toLowerCase()],
  ['only capitals', `0x${A.slice(2).toUpperCase()}`, 'absent', `0x${A.slice(2).toUpperCase()}`],
  ['white space', ` ${A}\t`, 'right', A],
  ['other text', '0xd8dA…6045', 'invalid', null],
  ['white space only', '  ', 'none', null],
  ['nothing', null, 'none', null],
])('keeps an address with %s', (_, beside, finding, address) => {
  const column = packAddresses(['x.eth', 'y.eth', 'z.eth'], [A, beside, WRONG]);
  expect(getAddressFinding(column, 1)).toBe(finding);
  expect([0, 1, 2].map((row) => getAddress(column, row))).toEqual([A, address, WRONG]);
  expect(isAddressWarning(column, 1)).toBe(finding === 'wrong' || finding === 'invalid');
});

it.each([
  [A, true],
  [` ${A} `, true],
  ['vitalik.eth', false],
  ['0xabc', false],
  [`${A}0`, false],
  [`${A}.eth`, false],
  [`${' '.repeat(100)}${A}`, false],
])('takes the address of a row from its name %j: %s', (name, expected) => {
  expect(isAddressName(name)).toBe(expected);
  expect(getAddress(packAddresses(['x.eth', name], []), 1)).toBe(expected ? A : null);
});

it.each([null, '', 'a note', `0x${'1'.repeat(40)}`])(
  'judges a row that is an address by its own text, not by %j beside it',
  (beside) => {
    const column = packAddresses([WRONG], [beside]);
    expect(getAddress(column, 0)).toBe(WRONG);
    expect(getAddressFinding(column, 0)).toBe('wrong');
  },
);
