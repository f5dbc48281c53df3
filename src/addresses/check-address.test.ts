import { describe, expect, it } from 'vitest';
import { checkAddress, formatAddress } from './check-address.ts';

/** Addresses from the test cases of EIP-55. */
const CHECKSUMMED = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('formatAddress', () => {
  it.each(CHECKSUMMED)('writes %s from any case', (address) => {
    const digits = address.slice(2);
    expect(formatAddress(`0x${digits.toLowerCase()}`)).toBe(address);
    expect(formatAddress(`0x${digits.toUpperCase()}`)).toBe(address);
  });
});

describe('checkAddress', () => {
  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'right'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'wrong'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee', 'wrong'],
    ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'absent'],
    ['0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'absent'],
    ['0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'absent'],
    ['0x0000000000000000000000000000000000000000', 'absent'],
  ])('says about %s: %s', (address, checksum) => {
    expect(checkAddress(address)).toBe(checksum);
  });
});
