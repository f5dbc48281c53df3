import { expect, it } from 'vitest';
import { isBitcoinAddress } from './bitcoin-address.ts';

it.each<[label: string, expected: boolean]>([
  // Bech32
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
  [`bc1${'q'.repeat(24)}`, false],
  [`bc1${'q'.repeat(25)}`, true],
  [`bc1${'q'.repeat(60)}`, true],
  [`bc1${'q'.repeat(61)}`, false],
  [`bc1${'q'.repeat(24)}b`, false],
  [`bc1${'q'.repeat(24)}1`, false],
  [`bc2${'q'.repeat(25)}`, false],
  // Base58Check
  ['1a1zp1ep5qgefi2dmptftl5slmv7divfna', true],
  ['3a1zp1ep5qgefi2dmptftl5slmv7divfna', true],
  ['2a1zp1ep5qgefi2dmptftl5slmv7divfna', false],
  // Five digits, and 26 to 35 characters
  [`1a2b3c4d${'f'.repeat(18)}`, false],
  [`1a2b3c4d5${'f'.repeat(17)}`, true],
  [`1a2b3c4d5${'f'.repeat(16)}`, false],
  [`1a2b3c4d5${'f'.repeat(26)}`, true],
  [`1a2b3c4d5${'f'.repeat(27)}`, false],
  [`1a2b3c4d0${'f'.repeat(17)}`, false],
  ['1'.repeat(30), false],
  ['1abcdefghijklmnopqrstuvwxyz1', false],
  // Typed at random: half of the letters of a run are vowels, or a number has six digits.
  ['1248483929suxuebsiau18483938', false],
  [`1a2b3c4d5e${'fgh'.repeat(5)}aeibcd`, true],
  ['12345b12345zqaxzwexrtbzpkmzz', true],
  ['12345b12345zaebcixzqbzpkmzzz', true],
  ['12345b12345z1aebcix1bzpkmzzz', false],
  ['12345b12345z1aebci1zbzpkmzzz', true],
  ['123456b12345zqaxzwexrtbzpkmz', false],
])('%s is a Bitcoin address: %s', (label, expected) => {
  expect(isBitcoinAddress(label)).toBe(expected);
});
