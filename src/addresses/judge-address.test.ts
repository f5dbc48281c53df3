import { expect, it } from 'vitest';
import { sayFinding } from '../words/finding-words.ts';
import { formatHeadlineParts } from '../words/names/headline.ts';
import { judgeAddress } from './judge-address.ts';
import { createTrustedAddresses } from './trusted-addresses.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';
const NOTED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BARE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const trusted = createTrustedAddresses([
  { address: VITALIK, name: 'vitalik.eth', note: 'his site' },
  { address: NOTED, name: null, note: 'treasury' },
  { address: BARE, name: null, note: null },
]);

const format = (address: string, names: string[]) => {
  const verdict = judgeAddress(address, names, trusted);
  const words = formatHeadlineParts(sayFinding(verdict).headline);
  const { trusted: other } = verdict.args;
  const compared = other && verdict.code !== 'address_trusted' ? String(other) : '';
  return `${verdict.status}: ${words}${compared && ` | ${compared.slice(0, 6)}`}`;
};

it.each<[string, string[], string]>([
  [VITALIK, [], 'pass: This is the address you trust as vitalik.eth.'],
  [VITALIK.toLowerCase(), ['vitalik.eth'], 'pass: This is the address you trust as vitalik.eth.'],
  [NOTED, [], 'pass: This is the address you trust as “treasury”.'],
  [BARE, [], 'pass: This is the address you trust.'],
  [
    '0xd8dA111111111111111111111111111111116045',
    [],
    'alert: Looks like the address you trust as vitalik.eth: 31 of 40 digits differ. | 0xd8dA',
  ],
  [
    '0x5aae111111111111111111111111111111111aed',
    [],
    'info: Starts and ends like the address you trust as “treasury”. | 0x5aAe',
  ],
  [OTHER, ['vitalik.eth'], 'alert: You trust vitalik.eth with a different address. | 0xd8dA'],
  [
    NOTED,
    ['nick.eth', 'Vitalik.eth'],
    'alert: You trust Vitalik.eth with a different address. | 0xd8dA',
  ],
  [OTHER, ['nick.eth'], 'pass: Not among the addresses you trust.'],
  [OTHER.replace('EE', 'Ee'), [], 'alert: The checksum of this address is wrong.'],
])('says about %s beside %j: %s', (address, names, words) => {
  expect(format(address, names)).toBe(words);
});
