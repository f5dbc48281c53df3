import { expect, it } from 'vitest';
import { checkAddress, formatAddress } from './check-address.ts';

// Addresses from the test cases of EIP-55.
it.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
])('formats %s from any case', (address) => {
  const digits = address.slice(2);
  expect(formatAddress(`0x${digits.toLowerCase()}`)).toBe(address);
  expect(formatAddress(`0x${digits.toUpperCase()}`)).toBe(address);
});

it.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'right'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'wrong'],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'absent'],
  ['0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'absent'],
])('says about %s: %s', (address, checksum) => {
  expect(checkAddress(address)).toBe(checksum);
});
