import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayEvidence } from '../../words/checks/evidence-words.ts';
import { needsNoTables } from '../name/plain-name.ts';
import { listPairs, listTexts } from '../testing/list-rows.ts';
import { inspectName, inspector } from '../testing/test-inspector.ts';
import { isBitcoinAddress, judgeAddressShape } from './address-shape.ts';

const ADDRESS = 'd8da6bf26964af9d7eed9e03e53415d37aa96045';

/** Returns an address with a given number of digits. */
const hex = (digits: number) => ADDRESS.repeat(2).slice(0, digits);

describe('judgeAddressShape', () => {
  it.each<[label: string, status: string, like: string]>([
    [`0x${ADDRESS}`, 'alert', 'an Ethereum address'],
    [`0x${'dead'.repeat(10)}`, 'alert', 'an Ethereum address'],
    [ADDRESS, 'alert', 'an Ethereum address without its “0x”'],
    [`ox${ADDRESS}`, 'alert', 'an Ethereum address; “o” reads as “0”'],
    [
      `0x${ADDRESS.replace('e0', 'eo').replace('15', 'ls')}`,
      'alert',
      'an Ethereum address; “o” reads as “0”; “l” reads as “1”; “s” reads as “5”',
    ],
    [ADDRESS.replace('1', 'i'), 'alert', 'an Ethereum address without its “0x”; “i” reads as “1”'],
    [ADDRESS.replaceAll(/(?<=^(?:.{4})+)/g, '-'), 'alert', 'an Ethereum address without its “0x”'],
    [`0x${hex(20)}…${hex(40).slice(20)}`, 'alert', 'an Ethereum address'],
    [`0x_${hex(20)}’${hex(40).slice(20)}`, 'alert', 'an Ethereum address'],
    [`my-${ADDRESS}`, 'alert', 'an Ethereum address without its “0x”'],
    [`myvanity0x${ADDRESS}`, 'alert', 'an Ethereum address'],
    [`my0x${ADDRESS}wallet`, 'alert', 'an Ethereum address'],
    [`0x${hex(39)}`, 'warn', 'an Ethereum address, with 39 digits instead of 40'],
    [hex(44), 'warn', 'an Ethereum address without its “0x”, with 44 digits instead of 40'],
    ['0xd8da…6045', 'warn', 'a shortened Ethereum address'],
    ['0x83c2738dafac18e6', 'warn', 'part of an Ethereum address'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzz', 'warn', 'a Bitcoin address'],
    ['tn3w4h6rk2ce4vx9ynfqhwkenhjoxb3m9m', 'warn', 'an address on Tron'],
    ['rn7n7otqdd6fczgdlrqrxjkvv3vgbh8bkz', 'warn', 'an address on the XRP Ledger'],
    ['lvg2vjrp4xbf6kccz9d1rhbdf2yqkxw8tm', 'warn', 'an address on Litecoin'],
    [`ltc1q${'w508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'}`, 'warn', 'an address on Litecoin'],
    ['7xkxtg2cw87d97txjsdpbd5jbkhetqa83tzrujosgasu', 'warn', 'an address on Solana'],
    ['cosmos1zxr4j6g5ycn2e0n7w8dkqvt3h9alsp4mufc2x7', 'warn', 'an address on Cosmos'],
  ])('the status of %s is %s: it looks like %s', (label, status, like) => {
    const shape = judgeAddressShape(label);
    expect(shape && [shape.status, sayEvidence(shape)]).toEqual([status, `it looks like ${like}`]);
  });

  it.each<[label: string, status: string | null]>([
    // 36 to 48 digits, because characters around an address can look like digits.
    [hex(35), null],
    [hex(36), 'warn'],
    [hex(48), 'warn'],
    [hex(49), null],
    // Up to eight other characters
    [`myvanity${ADDRESS}`, 'alert'],
    [`myxvanity${ADDRESS}`, null],
    [`${ADDRESS}-vanityxy`, 'alert'],
    [`${ADDRESS}-vanityxyz`, null],
    [`myv${ADDRESS}unity`, 'alert'],
    [`myv${ADDRESS}unityx`, null],
    [`myvanity0x${ADDRESS}`, 'alert'],
    [`${ADDRESS}-safe`, 'warn'],
    // Without 0x, six letters and six digits that don't look like letters
    [`222222${'a'.repeat(34)}`, 'alert'],
    [`22222${'a'.repeat(35)}`, null],
    [`aaaaaa${'2'.repeat(34)}`, 'alert'],
    [`aaaaa${'2'.repeat(35)}`, null],
    [`105105${'a'.repeat(34)}`, null],
    ['olis'.repeat(10), null],
    ['1234567890'.repeat(4), null],
    ['550e8400-e29b-41d4-a716-446655440000', null],
    // After 0x, 40 digits are always an address. Letters that look like digits are not enough.
    [`0x${'1234567890'.repeat(4)}`, 'alert'],
    [`0x${'123456789o'.repeat(4)}`, null],
    [`0x${'0'.repeat(36)}dead`, 'alert'],
    [`0x${'olis'.repeat(10)}`, null],
    // Shortened
    ...listPairs(`
      0xd8da-6045:warn 0xd8da_6045:warn 0xd8da---6045:warn 0xd8d-6045:info 0xd8da-604:info`),
    ...listPairs('d8da-6045:warn d8da6b-60454a:warn d8da6b-6045:warn 2d8a-1999:warn'),
    ...listTexts(
      null,
      'd8d-6045 d8da6bf-6045 d8da-604g dead-beef cafe-2024 2024-cafe d8da-60454 1234-5678 b0ed-f1fc',
    ),
    ...listPairs(`
      d8da-0x6045:warn oxd8da-6o45:warn 0×d8da-6045:warn 0xd8da6b-aa96045:warn my-0xd8da-6045:warn
      0xd8da-6045-wallet:warn 0xd8da-6045vanityxy:warn`),
    ['0xd8da-6045vanityxyz', null],
    ['vanityxy0xd8da-6045', 'warn'],
    ['vanityxyz0xd8da-6045', null],
    ['myv-0xd8da-6045-walls', 'warn'],
    ...listTexts(null, 'myv-0xd8da-6045-wallet 0xdead-beef'),
    ...listPairs('0xdead-b2ef:warn 0xcafe-2024:info 0x2022-2023:info'),
    // Numbers after 0x
    ['0x23456', null],
    ['0x234567', 'info'],
    ...listTexts(null, '0x234567g a0x234567 ox234567'),
    [`0x${hex(35)}`, 'warn'],
    [`0x${hex(64)}`, 'info'],
    ...listPairs(`
      0xa2aa2aaa2aaa:warn 0xa2aa2aaa2aa:info 0xa2aaaaaa2a2a:warn 0xa2aaaaaaa2a2:warn
      0xa2aaaaaaa222:info 0xa2aaaaaaa0a2:info`),
    // Text that people write or type
    ...listTexts(
      null,
      `tokyodrift2006fastandfurious3fan1a rainbowsix6siege2015ubisoft3clan9a
      ragingbull1980deniro7scorsese2oscar asdfghjklasdfghjklasdfghjkl1234asd
      tttttttttttttttttttttttttttttttttt myfirstnft1234collection5678dropsa
      tn3w4h6rk2ce4vx9ynfqhwkenhjoxb3m9 7xkxtg2cw87d97txjsdpbd5jbkhetqa83tzrujos
      1q2w3e4r5t6y7u8i9o1p2a3s4d5f6g7h8j9k1l2z3x4c`,
    ),
    // Words
    ...listTexts(
      null,
      `
      0xdead 0xfoobar 0xgarden 0xdeadbeef 0xc0ffee 0x5a1ad5 0xcea5e1e55deba5e 0xbadc0ffee0ddf00d`,
    ),
    ['0xbabe420cafe69', 'info'],
    ['0xcafed00d1337', 'info'],
    ['0x', null],
    ['', null],
  ])('the status of %s is %s', (label, status) => {
    expect(judgeAddressShape(label)?.status ?? null).toBe(status);
  });
});

describe('a label that looks like an address', () => {
  it.each<[name: string, kind: string | null, status: string | null]>([
    [`${ADDRESS}.eth`, 'address', 'alert'],
    [`pay.${ADDRESS}.com`, 'address', 'alert'],
    // A hexadecimal number has at least six digits
    ['0x234567.eth', 'address', 'info'],
    ['0x23456.eth', null, null],
    // A Bitcoin address has at least 26 characters
    ['1a2b3c4d5fffffffffffffffff.eth', 'address', 'warn'],
    ['1a2b3c4d5ffffffffffffffff.eth', null, null],
    // Under `reverse`, each label is an address on purpose.
    [`${ADDRESS}.addr.reverse`, null, null],
    [`${ADDRESS}.reverse`, null, null],
    [`${ADDRESS}.notreverse`, 'address', 'alert'],
    // Characters that read as plain ones
    [`${ADDRESS.replace('a', 'á')}.eth`, 'address', 'alert'],
    [`🔒${ADDRESS}.eth`, 'address', 'alert'],
    // The worse finding wins, and a finding with a name wins over an address with the same status.
    ['0xd8da6b.eth', 'address', 'info'],
    ['vita1ik.0xd8da6b.eth', 'identical_look', 'alert'],
    ['metamask-0xd8da-6045.eth', 'address', 'warn'],
    // A dot splits the address.
    ['0xd8da.6045.eth', 'address', 'warn'],
    ['0xd8da.6045.base.eth', 'address', 'warn'],
    ['pay.0xd8da6b.96045.eth', 'address', 'warn'],
    ['0xdead.beef.eth', null, null],
    ['d8da.6045.eth', null, null],
    ['metamask-support.0xd8da-6045.eth', 'added_words', 'warn'],
  ])('%s is reported as %s with status %s', (name, kind, status) => {
    const { imitates } = inspectName(name);
    expect([imitates?.kind ?? null, imitates?.status ?? null]).toEqual([kind, status]);
  });

  it('is not reported if it is a known label', () => {
    const watching = inspector.withWatchlist({ watchlist: ['0xd8da-6045.eth', '0xd8da6b.eth'] });
    for (const name of ['0xd8da-6045.eth', '0xd8da6b.eth']) {
      expect(inspectName(name, watching).imitates).toBeNull();
    }
    expect(inspectName('0xd8da6b.com', watching).imitates?.kind).toBe('embedded');
  });
});

const anyDigits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefolis'), maxLength: 50 });
const anyPiece = fc.oneof(
  anyDigits,
  fc.constantFrom('0x', 'ox', '-', 'bc1', '1', '3', 'x', 'my', ADDRESS, hex(36), 'd8da-6045'),
);
const anyAddressLike = fc
  .array(anyPiece, { minLength: 1, maxLength: 5 })
  .map((all) => all.join(''));

/** Shortest hexadecimal number, Bitcoin address and Ethereum address that the engine reports. */
const SHORTEST = ['0x234567', '1a2b3c4d5fffffffffffffffff', hex(36)];

it('every plain name that looks like an address needs the tables', () => {
  let found = 0;
  fc.assert(
    fc.property(anyAddressLike, (label) => {
      const name = `${label}.eth`;
      if (inspectName(name).imitates?.kind !== 'address') return;
      expect(needsNoTables(name)).toBe(false);
      if (/^[a-z0-9]+$/.test(label)) found++;
    }),
    { numRuns: 3000, examples: SHORTEST.map((label): [string] => [label]) },
  );
  expect(found).toBeGreaterThan(200);
});

it.each<[label: string, expected: boolean]>([
  // Bech32
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
  [`bc1${'q'.repeat(24)}`, false],
  [`bc1${'q'.repeat(25)}`, true],
  [`bc1${'q'.repeat(60)}`, true],
  [`bc1${'q'.repeat(61)}`, false],
  [`bc1${'q'.repeat(24)}b`, false],
  [`bc2${'q'.repeat(25)}`, false],
  // Base58Check
  ...listTexts(true, '1a1zp1ep5qgefi2dmptftl5slmv7divfna 3a1zp1ep5qgefi2dmptftl5slmv7divfna'),
  ['2a1zp1ep5qgefi2dmptftl5slmv7divfna', false],
  // Five digits, and 26 to 35 characters
  [`1a2b3c4d${'f'.repeat(18)}`, false],
  [`1a2b3c4d5${'f'.repeat(17)}`, true],
  [`1a2b3c4d5${'f'.repeat(16)}`, false],
  [`1a2b3c4d5${'f'.repeat(26)}`, true],
  [`1a2b3c4d5${'f'.repeat(27)}`, false],
  [`1a2b3c4d0${'f'.repeat(17)}`, false],
  ['1abcdefghijklmnopqrstuvwxyz1', false],
  // Typed at random: half of the letters of a run are vowels, or a number has six digits.
  ['1248483929suxuebsiau18483938', false],
  [`1a2b3c4d5e${'fgh'.repeat(5)}aeibcd`, true],
  ...listTexts(true, '12345b12345zqaxzwexrtbzpkmzz 12345b12345zaebcixzqbzpkmzzz'),
  ['12345b12345z1aebcix1bzpkmzzz', false],
  ['12345b12345z1aebci1zbzpkmzzz', true],
  ['123456b12345zqaxzwexrtbzpkmz', false],
])('%s is a Bitcoin address: %s', (label, expected) => {
  expect(isBitcoinAddress(label)).toBe(expected);
});
