import { describe, expect, it } from 'vitest';
import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import {
  createRegistered,
  known,
  MOMENT,
  NONE,
  OFF_CHAIN,
  REVERTED,
  register,
} from '../../chain/testing/create-facts.ts';
import {
  type ChainFact,
  FUSES,
  type NameOnChain,
  type WrappedName,
} from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/headline.ts';
import { type AdviceContext, adviseOnChain } from './advise-on-chain.ts';
import { comparePairOnChain } from './compare-pair-on-chain.ts';
import { describeWrapped } from './describe-wrapped.ts';
import { describeMoment, OTHER_NETWORKS } from './network-words.ts';
import { compareWithTrusted, getHeadlineOnChain } from './trusted-on-chain.ts';

const SEPOLIA = { ...MOMENT, network: 'sepolia' } as const;
const OWNER = '0x1111111111111111111111111111111111111111';
const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

const other = { address: known('0x2222222222222222222222222222222222222222') };
const poisoned = { address: known('0xd8da111111111111111111111111111111116045') };
const nowhere = { address: NONE };

const createNamed = (changes: Partial<NameOnChain> = {}) =>
  createRegistered('nick.eth', VITALIK, changes);

describe('adviseOnChain', () => {
  it.each<[start: string, changes: Partial<NameOnChain>, context?: AdviceContext]>([
    ['info: Before you send, check that your wallet shows this address', {}],
    ['warn: Don’t send to nick.eth, whoever', {}, { isRisky: true }],
    ['warn: Don’t send to nick.eth before its owner confirms', {}, { isDistrusted: true }],
    ['warn: Don’t send to this name. Its owner', { registration: register('ended', -100) }],
    ['warn: Ask the owner before you send', { registration: register('grace', -1) }],
    ['warn: Don’t send to this name, because it leads to no', nowhere],
    ['warn: This page does not contact these hosts', { address: OFF_CHAIN }],
    ['warn: Ask the owner for the address', { address: REVERTED }],
  ])('%s', (start, changes, context) => {
    const { tone, parts } = adviseOnChain(createNamed(changes), MOMENT, context);
    expect(`${tone}: ${formatHeadlineParts(parts)}`.slice(0, start.length)).toBe(start);
  });

  it('says that a test network says nothing about Ethereum', () => {
    const { parts } = adviseOnChain(createNamed(), SEPOLIA);
    expect(formatHeadlineParts(parts)).toContain('nothing about the name');
  });
});

describe('compareWithTrusted', () => {
  const pin = { address: VITALIK, name: 'nick.eth', note: null };
  const trusted = createTrustedAddresses([pin, { address: OWNER, name: null, note: 'savings' }]);

  it.each<[words: string, changes: Partial<NameOnChain>, contradicted?: Pin]>([
    ['pass: This is the address you trust for nick.eth', {}],
    ['alert: Not the address you trust for nick.eth: 39 of 40 digits differ', other, pin],
    ['alert: Not the address you trust for nick.eth: 31 of 40 digits differ', poisoned, pin],
    [
      'alert: Looks like the address you trust for nick.eth, but is another address: 31 of 40 digits differ',
      { name: 'other.eth', ...poisoned },
      pin,
    ],
    ['pass: This is the address you trust for nick.eth', { name: 'other.eth' }],
    ['pass: This is the address you trust', { name: 'other.eth', address: known(OWNER) }],
    ['warn: nick.eth no longer leads to the address that you trust for it', nowhere],
  ])('%s', (words, changes, contradicted) => {
    const facts = createNamed(changes);
    const found = compareWithTrusted(facts, MOMENT, trusted);
    expect(`${found?.tone}: ${formatHeadlineParts(found?.parts ?? [])}`).toBe(words);
    expect(found?.pin).toEqual(contradicted ?? null);
    expect(getHeadlineOnChain(facts, MOMENT, trusted)?.tone).toBe(contradicted && 'alert');
    expect(compareWithTrusted(facts, SEPOLIA, trusted)).toBeNull();
    expect(getHeadlineOnChain(facts, SEPOLIA, trusted)).toBeNull();
  });

  it.each<Partial<NameOnChain>>([
    { name: 'other.eth', ...other },
    { name: 'other.eth', ...nowhere },
    { address: REVERTED },
  ])('says nothing about %o', (changes) => {
    expect(compareWithTrusted(createNamed(changes), MOMENT, trusted)).toBeNull();
  });
});

describe('comparePairOnChain', () => {
  const free = { registration: NONE, owner: NONE, address: NONE };

  it.each<[lines: string[], second: Partial<NameOnChain>, first?: Partial<NameOnChain>]>([
    [['Both names lead to the same address', 'Both names have the same owner, 0xd8dA…6045'], {}],
    [
      [
        'The names lead to different addresses',
        'The names have different owners: 0xd8dA…6045 and 0x1111…1111',
      ],
      { ...other, owner: known(OWNER) },
    ],
    [['Nobody has registered b.eth'], free],
    [['Nobody has registered either of these names'], free, free],
    [
      [
        'nick.eth: leads to 0xd8dA…6045. b.eth: address unknown: it is kept off the chain at a.io',
        'Whether they have the same owner is not known',
      ],
      { address: OFF_CHAIN, owner: REVERTED },
    ],
  ])('%j', (lines, second, first) => {
    const found = comparePairOnChain(createNamed(first), createNamed({ name: 'b.eth', ...second }));
    expect(found.map(({ parts }) => formatHeadlineParts(parts))).toEqual(lines);
  });
});

describe('describeWrapped', () => {
  const { CANNOT_UNWRAP, PARENT_CANNOT_CONTROL, IS_DOT_ETH } = FUSES;
  const wrapped = (fuses: number, days: number | null) =>
    known({ owner: OWNER, fuses, expires: days === null ? 0 : MOMENT.time + days * 86_400 });

  it.each<[words: string, fact: ChainFact<WrappedName>]>([
    ['Not wrapped, so it has no fuses', NONE],
    ['Unknown: its contract refused to answer', REVERTED],
    ['Wrapped, no fuse burned', wrapped(0, null)],
    ['Wrapped until 2033-05-19, no fuse burned', wrapped(IS_DOT_ETH, 1)],
    [
      'Wrapped until 2033-05-19, burned fuses: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL',
      wrapped(CANNOT_UNWRAP | PARENT_CANNOT_CONTROL | IS_DOT_ETH, 1),
    ],
    ['Wrapped until 2033-05-17', wrapped(CANNOT_UNWRAP, -1)],
  ])('%s', (words, fact) => {
    expect(describeWrapped(fact, MOMENT.time)).toBe(words);
  });
});

it.each([
  [MOMENT, 'Ethereum, block 21,000,000, 2033-05-18 03:33 UTC'],
  [SEPOLIA, 'Sepolia, a test network, block 21,000,000, 2033-05-18 03:33 UTC'],
])('describeMoment(%o) → %s', (moment, words) => {
  expect(describeMoment(moment)).toBe(words);
});

// https://docs.ens.domains/ensip/11 lists these coin types.
it.each([
  ['OP Mainnet', 2_147_483_658],
  ['BNB Smart Chain', 2_147_483_704],
  ['Polygon', 2_147_483_785],
  ['Base', 2_147_492_101],
  ['Arbitrum One', 2_147_525_809],
])('knows the coin type of %s', (name, coinType) => {
  expect(OTHER_NETWORKS.find((network) => network.name === name)?.coinType).toBe(coinType);
});
