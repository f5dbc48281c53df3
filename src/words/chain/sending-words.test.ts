import { describe, expect, it } from 'vitest';
import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createFacts } from '../../chain/testing/create-facts.ts';
import {
  type ChainFact,
  type ChainMoment,
  FUSES,
  type NameOnChain,
  type WrappedName,
} from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/format-headline.ts';
import { type AdviceContext, adviseOnChain } from './advise-on-chain.ts';
import { comparePairOnChain } from './compare-pair-on-chain.ts';
import { describeWrapped } from './describe-wrapped.ts';
import { summarizeNamed } from './name-on-chain-words.ts';
import { describeMoment, OTHER_NETWORKS } from './network-words.ts';
import { compareWithTrusted } from './trusted-on-chain.ts';

const TIME = Date.UTC(2026, 10, 26, 21, 12) / 1000;
const MAINNET: ChainMoment = { network: 'mainnet', block: 23_456_789, time: TIME };
const SEPOLIA: ChainMoment = { ...MAINNET, network: 'sepolia' };
const OWNER = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';
const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = '0xd8da111111111111111111111111111111116045';
const NONE = { status: 'none' } as const;
const REVERTED = { status: 'not_answered', reason: 'reverted' } as const;
const OFF_CHAIN = { status: 'not_answered', reason: 'off_chain', hosts: ['a.example'] } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;

const registered = (state: 'registered' | 'grace' | 'ended') =>
  known({ state, expires: Date.UTC(2033, 4, 4) / 1000 });

function createNamed(facts: Partial<NameOnChain> = {}): NameOnChain {
  return createFacts('nick.eth', {
    registration: registered('registered'),
    owner: known(OWNER),
    address: known(VITALIK),
    ...facts,
  });
}

const FREE = { registration: NONE, owner: NONE, address: NONE } as const;

describe('adviseOnChain', () => {
  it.each<[facts: Partial<NameOnChain>, context: AdviceContext, tone: string, start: string]>([
    [{}, {}, 'info', 'Before you send, check that your wallet shows this address'],
    [{}, { isRisky: true }, 'warn', 'Don’t send to nick.eth, whoever'],
    [{}, { isDistrusted: true }, 'warn', 'Don’t send to nick.eth before its owner confirms'],
    [{ registration: registered('ended') }, {}, 'warn', 'Don’t send to this name. Its owner'],
    [{ registration: registered('grace') }, {}, 'warn', 'Ask the owner before you send'],
    [{ address: NONE }, {}, 'warn', 'Don’t send to this name, because it leads to no'],
    [{ address: OFF_CHAIN }, {}, 'warn', 'This page does not contact these hosts'],
    [{ address: REVERTED }, {}, 'warn', 'Ask the owner for the address'],
  ])('%o, %o → %s: %s', (facts, context, tone, start) => {
    const advice = adviseOnChain(createNamed(facts), MAINNET, context);
    expect(advice.tone).toBe(tone);
    expect(formatHeadlineParts(advice.parts).slice(0, start.length)).toBe(start);
  });

  it('says that a test network says nothing about Ethereum', () => {
    const { parts } = adviseOnChain(createNamed(), SEPOLIA);
    expect(formatHeadlineParts(parts)).toContain('nothing about the name');
  });
});

describe('compareWithTrusted', () => {
  const pins = [
    { address: VITALIK, name: 'nick.eth', note: null },
    { address: OWNER, name: null, note: 'savings' },
  ];
  const trusted = createTrustedAddresses(pins);

  it.each<[facts: Partial<NameOnChain>, tone: string, words: string, hasPin: boolean]>([
    [{}, 'pass', 'This is the address you trust for nick.eth', false],
    [
      { address: known(OTHER) },
      'alert',
      'Not the address you trust for nick.eth: 39 of 40 digits differ',
      true,
    ],
    [
      { address: known(POISONED) },
      'alert',
      'Not the address you trust for nick.eth: 31 of 40 digits differ',
      true,
    ],
    [
      { name: 'other.eth', address: known(POISONED) },
      'alert',
      'Looks like the address you trust for nick.eth, but is another address: 31 of 40 digits differ',
      true,
    ],
    [{ name: 'other.eth' }, 'pass', 'This is the address you trust for nick.eth', false],
    [{ name: 'other.eth', address: known(OWNER) }, 'pass', 'This is the address you trust', false],
    [
      { address: NONE },
      'warn',
      'nick.eth no longer leads to the address that you trust for it',
      false,
    ],
  ])('%o → %s: %s', (facts, tone, words, hasPin) => {
    const compared = compareWithTrusted(createNamed(facts), MAINNET, trusted);
    expect(compared?.tone).toBe(tone);
    expect(formatHeadlineParts(compared?.parts ?? [])).toBe(words);
    expect(compared?.pin !== null).toBe(hasPin);
  });

  it.each<[facts: Partial<NameOnChain>, moment: ChainMoment]>([
    [{ name: 'other.eth', address: known(OTHER) }, MAINNET],
    [{ name: 'other.eth', address: NONE }, MAINNET],
    [{ address: REVERTED }, MAINNET],
    [{}, SEPOLIA],
    [{ address: known(OTHER) }, SEPOLIA],
  ])('says nothing about %o', (facts, moment) => {
    expect(compareWithTrusted(createNamed(facts), moment, trusted)).toBeNull();
  });
});

describe('comparePairOnChain', () => {
  const other = (facts: Partial<NameOnChain> = {}) => createNamed({ name: 'b.eth', ...facts });

  it.each<[first: NameOnChain, second: NameOnChain, lines: string[]]>([
    [
      createNamed(),
      other(),
      ['Both names lead to the same address', 'Both names have the same owner, 0x1111…1111'],
    ],
    [
      createNamed(),
      other({ address: known(OTHER), owner: known(OTHER) }),
      [
        'The names lead to different addresses',
        'The names have different owners: 0x1111…1111 and 0x2222…2222',
      ],
    ],
    [createNamed(), other(FREE), ['Nobody has registered b.eth']],
    [createNamed(FREE), other(FREE), ['Nobody has registered either of these names']],
    [
      createNamed(),
      other({ address: OFF_CHAIN, owner: REVERTED }),
      [
        'nick.eth: leads to 0xd8dA…6045. b.eth: address unknown: it is kept off the chain at a.example',
        'Whether they have the same owner is not known',
      ],
    ],
  ])('%o and %o', (first, second, lines) => {
    const found = comparePairOnChain(first, second);
    expect(found.map(({ parts }) => formatHeadlineParts(parts))).toEqual(lines);
  });
});

describe('describeWrapped', () => {
  const wrapped = (fuses: number, expires: number) =>
    known<WrappedName>({ owner: OWNER, fuses, expires });
  const { CANNOT_UNWRAP, PARENT_CANNOT_CONTROL, IS_DOT_ETH } = FUSES;

  it.each<[fact: ChainFact<WrappedName>, words: string]>([
    [NONE, 'Not wrapped, so it has no fuses'],
    [REVERTED, 'Unknown: its contract refused to answer'],
    [wrapped(0, 0), 'Wrapped, no fuse burned'],
    [wrapped(IS_DOT_ETH, TIME + 86_400), 'Wrapped until 2026-11-27, no fuse burned'],
    [
      wrapped(CANNOT_UNWRAP | PARENT_CANNOT_CONTROL | IS_DOT_ETH, TIME + 86_400),
      'Wrapped until 2026-11-27, burned fuses: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL',
    ],
    [wrapped(CANNOT_UNWRAP, TIME - 86_400), 'Wrapped until 2026-11-25'],
  ])('%o → %s', (fact, words) => {
    expect(describeWrapped(fact, TIME)).toBe(words);
  });
});

it.each<[facts: Partial<NameOnChain>, words: string]>([
  [{}, 'nick.eth leads to 0xd8dA…6045, registered until 2033, its address has no primary name'],
  [FREE, 'nick.eth: nobody has registered it'],
  [
    { address: OFF_CHAIN },
    'nick.eth: address unknown: it is kept off the chain at a.example, registered until 2033',
  ],
])('summarizeNamed(%o) → %s', (facts, words) => {
  expect(formatHeadlineParts(summarizeNamed(createNamed(facts), MAINNET).parts)).toBe(words);
});

it.each([
  [MAINNET, 'Ethereum, block 23,456,789, 2026-11-26 21:12 UTC'],
  [SEPOLIA, 'Sepolia, a test network, block 23,456,789, 2026-11-26 21:12 UTC'],
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
