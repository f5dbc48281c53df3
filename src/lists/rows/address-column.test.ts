import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getAddress,
  getAddressFinding,
  isAddressName,
  isAddressWarning,
  packAddresses,
} from './address-column.ts';

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('packAddresses', () => {
  it.each([
    ['a right checksum', A, 'right', A],
    ['a wrong checksum', A.replace('dA', 'Da'), 'wrong', A.replace('dA', 'Da')],
    ['no checksum', A.toLowerCase(), 'absent', A.toLowerCase()],
    ['only capitals', `0x${A.slice(2).toUpperCase()}`, 'absent', `0x${A.slice(2).toUpperCase()}`],
    ['white space', ` ${A}\t`, 'right', A],
    ['other text', '0xd8dA…6045', 'invalid', null],
    ['white space only', '  ', 'none', null],
    ['nothing', null, 'none', null],
  ])('keeps an address with %s', (_, beside, finding, address) => {
    const column = packAddresses(['x.eth', 'y.eth'], [A, beside]);
    expect(getAddressFinding(column, 1)).toBe(finding);
    expect(getAddress(column, 1)).toBe(address);
    expect(isAddressWarning(column, 1)).toBe(finding === 'wrong' || finding === 'invalid');
  });

  it('takes the address from a name that is one, and nothing from other names', () => {
    expect(packAddresses(['x.eth', '0xabc', `${A}.eth`], [])).toBeNull();
    const column = packAddresses(['x.eth', ` ${A}`], []);
    expect(getAddress(column, 0)).toBeNull();
    expect(getAddress(column, 1)).toBe(A);
  });

  it.each([null, '', 'a note', `0x${'1'.repeat(40)}`])(
    'judges a row that is an address by its own text, not by %j beside it',
    (beside) => {
      const column = packAddresses([A.replace('dA', 'Da')], [beside]);
      expect(getAddress(column, 0)).toBe(A.replace('dA', 'Da'));
      expect(getAddressFinding(column, 0)).toBe('wrong');
    },
  );

  it('keeps every address as it is written, in at most 28 bytes', () => {
    const digit = fc.constantFrom(...'0123456789abcdefABCDEF');
    const digits = fc.string({ unit: digit, minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(digits, { minLength: 1, maxLength: 20 }), (all) => {
        const addresses = all.map((each) => `0x${each}`);
        const names = all.map(() => 'x.eth');
        const column = packAddresses(names, addresses);
        expect(addresses.map((_, row) => getAddress(column, row))).toEqual(addresses);
        const lengths = Object.values(column ?? {}).map(({ byteLength }) => byteLength);
        const bytes = lengths.reduce((sum, length) => sum + length, 0);
        expect(bytes).toBe(28 * all.length);
      }),
    );
  });
});

it.each([
  [A, true],
  [` ${A} `, true],
  ['vitalik.eth', false],
  [`${A}0`, false],
  [`${A}.eth`, false],
  [`${' '.repeat(100)}${A}`, false],
])('tells whether %j is an address', (name, expected) => {
  expect(isAddressName(name)).toBe(expected);
});
