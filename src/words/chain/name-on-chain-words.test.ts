import { describe, expect, it } from 'vitest';
import {
  createRegistered,
  known,
  MOMENT,
  NONE,
  OFF_CHAIN,
  REVERTED,
  register,
  SEPOLIA,
} from '../../chain/testing/create-facts.ts';
import type { NameOnChain } from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/headline.ts';
import { comparePairOnChain, describeGivenNames } from './compare-on-chain.ts';
import { describeImitation } from './imitation-on-chain.ts';
import {
  type AdviceContext,
  adviseOnChain,
  describeMoment,
  describeTestNetwork,
  OTHER_NETWORKS,
  summarizeNamed,
  summarizeOnChain,
} from './name-on-chain-words.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x2222222222222222222222222222222222222222';
const LEADS_ELSEWHERE = 'Registered; leads to 0x2222…2222, not the address of vitalik.eth.';
const KEPT = 'it is kept off the chain at a.io';
const ENDED = register('ended', -100);

const createNamed = (changes: Partial<NameOnChain> = {}) =>
  createRegistered('vitalik.eth', VITALIK, changes);
const declare = (name: string, isVerified: boolean) => ({
  primaryName: known({ name, isVerified }),
});
const other = { address: known(OTHER) };
const nowhere = { address: NONE };

const REGISTERED = 'leads to 0xd8dA…6045, registered until 2034-05-18';
// A resolver can return a name that would take minutes to draw.
const LONG = 'a'.repeat(200_000);
const SHORTENED = `${'a'.repeat(60)}… (199,940 more characters)`;

describe('summarizeOnChain', () => {
  it.each<[words: string, changes: Partial<NameOnChain>]>([
    [`info: ${REGISTERED}`, {}],
    [`pass: ${REGISTERED}, primary name agrees`, declare('vitalik.eth', true)],
    [`pass: ${REGISTERED}, the primary name of its address is nick.eth`, declare('nick.eth', true)],
    [
      `warn: ${REGISTERED}, its address claims the name nick.eth, which does not lead to it`,
      declare('nick.eth', false),
    ],
    [
      `warn: ${REGISTERED}, its address claims the name ${SHORTENED}, which does not lead to it`,
      declare(LONG, false),
    ],
    [`pass: ${REGISTERED}, the primary name of its address is ${SHORTENED}`, declare(LONG, true)],
    [`info: ${REGISTERED}, its address has no primary name`, { primaryName: NONE }],
    [
      'warn: leads to no address, registered until 2034-05-18',
      { address: NONE, primaryName: NONE },
    ],
    ['warn: nobody has registered it', { registration: NONE, address: NONE, primaryName: NONE }],
    [
      'warn: leads to 0xd8dA…6045, expired on 2033-02-07; anyone can register it now, primary name agrees',
      { registration: ENDED, ...declare('vitalik.eth', true) },
    ],
    [
      `skip: address unknown: ${KEPT}`,
      { registration: OFF_CHAIN, address: OFF_CHAIN, primaryName: OFF_CHAIN },
    ],
  ])('%s', (words, changes) => {
    const { tone, parts } = summarizeOnChain(createNamed(changes), MOMENT);
    expect(`${tone}: ${formatHeadlineParts(parts)}`).toBe(words);
  });

  it.each<[words: string, changes: Partial<NameOnChain>]>([
    [`vitalik.eth ${REGISTERED}`, {}],
    ['vitalik.eth: nobody has registered it', { registration: NONE, address: NONE }],
    [`vitalik.eth: address unknown: ${KEPT}, registered until 2034-05-18`, { address: OFF_CHAIN }],
  ])('can name the name: %s', (words, changes) => {
    const { parts } = summarizeNamed(createNamed(changes), MOMENT);
    expect(formatHeadlineParts(parts)).toBe(words);
  });
});

describe('adviseOnChain', () => {
  it.each<[start: string, changes: Partial<NameOnChain>, context?: AdviceContext]>([
    ['info: Before you send, check that your wallet shows this address', {}],
    ['warn: Don’t send to vitalik.eth, whoever', {}, { isRisky: true }],
    ['warn: Don’t send to vitalik.eth before its owner confirms', {}, { isDistrusted: true }],
    ['warn: Don’t send to this name. Its owner', { registration: ENDED }],
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

describe('describeImitation', () => {
  const owned = { owner: known(OTHER) };
  const protection = 'Registered by the owner of vitalik.eth, probably as protection.';

  it.each<[state: string, words: string, changes: Partial<NameOnChain>]>([
    ['free', 'Nobody has registered it.', { registration: NONE, address: NONE }],
    ['taken', LEADS_ELSEWHERE, { ...owned, ...other }],
    ['taken', 'Registered; leads to the same address as vitalik.eth.', owned],
    ['taken', 'Registered; leads to no address.', { ...owned, address: NONE }],
    ['defensive', protection, {}],
    ['defensive', protection, { address: NONE }],
    // Anyone can make the owner of vitalik.eth the owner of a name.
    ['taken', LEADS_ELSEWHERE, other],
    ['taken', `Registered; its address is unknown: ${KEPT}.`, { address: OFF_CHAIN }],
    [
      'ended',
      'Expired on 2033-02-07; anyone can register it now; leads to no address.',
      { registration: ENDED, address: NONE },
    ],
    ['unknown', `Not known whether it is registered: ${KEPT}.`, { registration: OFF_CHAIN }],
  ])('%s: %s', (state, words, changes) => {
    const imitation = createNamed({ name: 'vitalìk.eth', ...changes });
    const found = describeImitation(imitation, createNamed({}), MOMENT);
    expect([found.state, formatHeadlineParts(found.parts)]).toEqual([state, words]);
  });

  it('says only where the imitation leads if the original is not known', () => {
    const { parts } = describeImitation(createNamed(other), null, MOMENT);
    expect(formatHeadlineParts(parts)).toBe('Registered; leads to 0x2222…2222.');
  });
});

describe('comparePairOnChain', () => {
  const free = { registration: NONE, owner: NONE, address: NONE };

  it.each<[lines: string[], second: Partial<NameOnChain>, first?: Partial<NameOnChain>]>([
    [['Both names lead to the same address', 'Both names have the same owner, 0xd8dA…6045'], {}],
    [
      [
        'The names lead to different addresses',
        'The names have different owners: 0xd8dA…6045 and 0x2222…2222',
      ],
      { ...other, owner: known(OTHER) },
    ],
    [['Nobody has registered b.eth'], free],
    [['Nobody has registered either of these names'], free, free],
    [
      [
        `vitalik.eth: leads to 0xd8dA…6045. b.eth: address unknown: ${KEPT}`,
        'It is not known whether they have the same owner',
      ],
      { address: OFF_CHAIN, owner: REVERTED },
    ],
  ])('%j', (lines, second, first) => {
    const found = comparePairOnChain(createNamed(first), createNamed({ name: 'b.eth', ...second }));
    expect(found.map(({ parts }) => formatHeadlineParts(parts))).toEqual(lines);
  });
});

const CLOSE = '0xd8dA000000000000000000000000000000006045';

function describeAll(names: Record<string, Partial<NameOnChain>>, address = VITALIK): string[] {
  const found = Object.entries(names).map(([name, changes]) => ({
    facts: createRegistered(name, VITALIK, changes),
    moment: MOMENT,
  }));
  return describeGivenNames(found, address).map(
    ({ tone, parts }) => `${tone}: ${formatHeadlineParts(parts)}`,
  );
}

const LEADS = 'nick.eth leads to this address';
const ENDED_WORDS = 'expired on 2033-02-07; anyone can register it now';
const GRACE_WORDS = 'expired on 2033-05-17; nobody else can register it until 2033-08-15';

describe('describeGivenNames', () => {
  it.each<[words: string, changes: Partial<NameOnChain>]>([
    ['pass: nick.eth leads to this address.', {}],
    ['alert: nick.eth leads to 0x2222…2222, not to this address.', other],
    [`alert: nick.eth leads to ${CLOSE}, not to this address.`, { address: known(CLOSE) }],
    [`warn: ${LEADS}, but nobody has registered it.`, { registration: NONE }],
    ['warn: nick.eth leads to no address.', nowhere],
    ['warn: Nobody has registered nick.eth.', { ...nowhere, registration: NONE }],
    [`warn: ${LEADS}, but it ${ENDED_WORDS}.`, { registration: ENDED }],
    [`warn: ${LEADS}, but it ${GRACE_WORDS}.`, { registration: register('grace', -1) }],
    [`skip: Not known where nick.eth leads: ${KEPT}.`, { address: OFF_CHAIN }],
  ])('%s', (words, changes) => {
    expect(describeAll({ 'nick.eth': changes })).toEqual([words]);
  });

  it('accepts an address in any case', () => {
    expect(describeAll({ 'nick.eth': {} }, VITALIK.toLowerCase())).toEqual([
      'pass: nick.eth leads to this address.',
    ]);
  });

  it('expects only one of several names to lead to the address', () => {
    expect(describeAll({ 'nick.eth': {}, 'bob.eth': other })).toEqual([
      'info: bob.eth leads to 0x2222…2222, not to this address.',
      'pass: nick.eth leads to this address.',
    ]);
    expect(describeAll({ 'nick.eth': nowhere, 'bob.eth': other })).toEqual([
      'warn: nick.eth leads to no address.',
      'warn: bob.eth leads to 0x2222…2222, not to this address.',
    ]);
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

it('describeTestNetwork names Sepolia, and not Ethereum', () => {
  const sepolia = describeTestNetwork(SEPOLIA);
  expect(sepolia).toMatch(/^Your wallet is on Sepolia, a test network\./);
  expect(describeTestNetwork(MOMENT)).toBeNull();
});
