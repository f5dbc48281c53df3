import { expect, it } from 'vitest';
import { concludeAddresses } from './conclude-addresses.ts';

const POISONED = '0xd8dA111111111111111111111111111111116045';
const SIMILAR = '0xd8d1111111111111111111111111111111111045';
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';
const ALIKE = 'alert: Two different addresses that look alike';
const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it.each([
  [ADDRESS, 'pass: The same address', 'All 40 digits are the same.'],
  [ADDRESS.toLowerCase(), 'pass: The same address', /Only capital letters or spaces differ/],
  [` ${ADDRESS}`, 'pass: The same address', /Only capital letters or spaces differ/],
  [POISONED, ALIKE, /^31 of 40 digits differ\. Wallets/],
  [ADDRESS.replace('0xd', '0x1'), ALIKE, /^1 of 40 digits differ\. Wallets/],
  [SIMILAR, 'info: Two different addresses that start and end alike', '33 of 40 digits differ.'],
  [OTHER, 'info: Two different addresses', /^\d\d of 40 digits differ\.$/],
])('compares an address with %s: %s', (other, conclusion, evidence) => {
  const { tone, headline, evidence: found } = concludeAddresses(ADDRESS, other);
  expect(`${tone}: ${headline}`).toBe(conclusion);
  expect(found).toMatch(evidence);
});
