import { describe, expect, it } from 'vitest';
import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createFacts } from '../../chain/testing/create-facts.ts';
import type {
  ChainFact,
  ChainMoment,
  ChainProblem,
  NameOnChain,
  Registration,
  UnansweredReason,
} from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/format-headline.ts';
import {
  describeChainProblem,
  describeRegistration,
  describeTestNetwork,
  describeUnanswered,
} from './chain-words.ts';
import { getHeadlineOnChain } from './headline-on-chain.ts';
import { describeImitation } from './imitation-on-chain.ts';
import { summarizeOnChain } from './name-on-chain-words.ts';

const MOMENT = { network: 'mainnet', block: 1, time: Date.UTC(2026, 10, 26) / 1000 } as const;
const OWNER = '0x1111111111111111111111111111111111111111';
const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x2222222222222222222222222222222222222222';
const NONE = { status: 'none' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;
const seconds = (day: string) => Date.parse(day) / 1000;

const registered = (state: Registration['state'], day: string | null) =>
  known<Registration>({ state, expires: day === null ? null : seconds(day) });

const YEARS = registered('registered', '2033-05-04');
const OFF_CHAIN = {
  status: 'not_answered',
  reason: 'off_chain',
  hosts: ['gateway.example.com'],
} as const;

function createNamed(facts: Partial<NameOnChain> = {}): NameOnChain {
  return createFacts('vitalik.eth', {
    registration: YEARS,
    owner: known(OWNER),
    address: known(VITALIK),
    primaryName: known({ name: 'vitalik.eth', isVerified: true }),
    ...facts,
  });
}

describe('describeRegistration', () => {
  it.each<[fact: ChainFact<Registration>, words: string]>([
    [YEARS, 'registered until 2033'],
    [registered('registered', '2027-03-05'), 'registered until 2027-03-05'],
    [registered('registered', null), 'registered with no expiry date'],
    [
      registered('grace', '2026-10-01'),
      'expired on 2026-10-01; only its owner can renew it until 2026-12-30',
    ],
    [registered('ended', '2024-10-01'), 'expired on 2024-10-01; anyone can register it now'],
    [NONE, 'nobody has registered it'],
    [OFF_CHAIN, 'registration unknown: it is kept off the chain at gateway.example.com'],
  ])('%o → %s', (fact, words) => {
    expect(describeRegistration(fact, MOMENT.time)).toBe(words);
  });
});

describe('summarizeOnChain', () => {
  it.each<[facts: Partial<NameOnChain>, tone: string, words: string]>([
    [{}, 'pass', 'leads to 0xd8dA…6045, registered until 2033, primary name agrees'],
    [
      { primaryName: known({ name: 'nick.eth', isVerified: true }) },
      'pass',
      'leads to 0xd8dA…6045, registered until 2033, the primary name of its address is nick.eth',
    ],
    [
      { primaryName: known({ name: 'nick.eth', isVerified: false }) },
      'warn',
      'leads to 0xd8dA…6045, registered until 2033, its address claims the name nick.eth, which does not lead to it',
    ],
    // A resolver can return a name that would take minutes to draw.
    [
      { primaryName: known({ name: 'a'.repeat(200_000), isVerified: false }) },
      'warn',
      `leads to 0xd8dA…6045, registered until 2033, its address claims the name ${'a'.repeat(60)}… (199,940 more characters), which does not lead to it`,
    ],
    [
      { primaryName: known({ name: 'a'.repeat(200_000), isVerified: true }) },
      'pass',
      `leads to 0xd8dA…6045, registered until 2033, the primary name of its address is ${'a'.repeat(60)}… (199,940 more characters)`,
    ],
    [
      { primaryName: NONE },
      'info',
      'leads to 0xd8dA…6045, registered until 2033, its address has no primary name',
    ],
    [{ address: NONE, primaryName: NONE }, 'warn', 'leads to no address, registered until 2033'],
    [{ registration: NONE, address: NONE, primaryName: NONE }, 'warn', 'nobody has registered it'],
    [
      { registration: registered('ended', '2024-10-01') },
      'warn',
      'leads to 0xd8dA…6045, expired on 2024-10-01; anyone can register it now, primary name agrees',
    ],
    [
      { registration: OFF_CHAIN, address: OFF_CHAIN, primaryName: OFF_CHAIN },
      'skip',
      'address unknown: it is kept off the chain at gateway.example.com',
    ],
  ])('case %#', (facts, tone, words) => {
    const line = summarizeOnChain(createNamed(facts), MOMENT);
    expect([line.tone, formatHeadlineParts(line.parts)]).toEqual([tone, words]);
  });
});

describe('getHeadlineOnChain', () => {
  const trusted = createTrustedAddresses([{ address: OTHER, name: 'vitalik.eth', note: null }]);
  const sepolia = { ...MOMENT, network: 'sepolia' } as const;
  it.each<[reason: string, address: string, moment: ChainMoment, tone: string | undefined]>([
    ['warns of an address that is not the trusted one', VITALIK, MOMENT, 'alert'],
    ['says nothing about the trusted address', OTHER, MOMENT, undefined],
    ['ignores facts from a test network', VITALIK, sepolia, undefined],
  ])('%s', (_, address, moment, tone) => {
    const facts = createNamed({ address: known(address) });
    expect(getHeadlineOnChain(facts, moment, trusted)?.tone).toBe(tone);
  });
});

describe('describeImitation', () => {
  const original = createNamed();
  it.each<[facts: Partial<NameOnChain>, state: string, words: string]>([
    [{ registration: NONE, address: NONE }, 'free', 'Nobody has registered it.'],
    [
      { owner: known(OTHER), address: known(OTHER) },
      'taken',
      'Registered; leads to 0x2222…2222, not the address of vitalik.eth.',
    ],
    [{ owner: known(OTHER) }, 'taken', 'Registered; leads to the same address as vitalik.eth.'],
    [{ owner: known(OTHER), address: NONE }, 'taken', 'Registered; leads to no address.'],
    [{}, 'defensive', 'Registered by the owner of vitalik.eth, probably as protection.'],
    [
      { address: NONE },
      'defensive',
      'Registered by the owner of vitalik.eth, probably as protection.',
    ],
    // Anyone can make the owner of vitalik.eth the owner of a name.
    [
      { address: known(OTHER) },
      'taken',
      'Registered; leads to 0x2222…2222, not the address of vitalik.eth.',
    ],
    [
      { address: OFF_CHAIN },
      'taken',
      'Registered; its address is unknown: it is kept off the chain at gateway.example.com.',
    ],
    [
      { registration: registered('ended', '2024-10-01'), address: NONE },
      'ended',
      'Expired on 2024-10-01; anyone can register it now; leads to no address.',
    ],
    [
      { registration: OFF_CHAIN },
      'unknown',
      'Not known whether it is registered: it is kept off the chain at gateway.example.com.',
    ],
  ])('%o', (facts, state, words) => {
    const found = describeImitation(
      createNamed({ name: 'vitalìk.eth', ...facts }),
      original,
      MOMENT,
    );
    expect([found.state, formatHeadlineParts(found.parts)]).toEqual([state, words]);
  });

  it('says only where the imitation leads if the original is not known', () => {
    const imitation = createNamed({ name: 'vitalìk.eth', address: known(OTHER) });
    const { parts } = describeImitation(imitation, null, MOMENT);
    expect(formatHeadlineParts(parts)).toBe('Registered; leads to 0x2222…2222.');
  });
});

it.each<[reason: UnansweredReason, words: string]>([
  ['reverted', 'its contract refused to answer'],
  ['malformed', 'its contract gave an unreadable answer'],
  ['too_large', 'its contract gave an answer that is too long'],
  ['off_chain', 'it is kept off the chain'],
  ['failed', 'there was no answer'],
  ['not_normalized', 'ENS does not accept this spelling'],
  ['not_asked', 'it was not looked up'],
])('describeUnanswered: %s → %s', (reason, words) => {
  expect(describeUnanswered({ status: 'not_answered', reason })).toBe(words);
});

it.each<[problem: ChainProblem, start: string]>([
  ['refused', 'Your wallet refused to answer.'],
  ['not_connected', 'Your wallet answers only sites that are connected to it.'],
  ['other_chain', 'Your wallet is on chain 137.'],
  ['rate_limited', 'Your wallet allows no more requests now.'],
  ['timeout', 'Your wallet did not answer within 10 seconds.'],
  ['unreachable', 'Your wallet cannot be reached.'],
  ['malformed', 'Your wallet gave an unreadable answer.'],
  ['too_large', 'Your wallet gave an answer that is too long.'],
  ['failed', 'Your wallet could not read the chain.'],
])('describeChainProblem: %s → %s', (problem, start) => {
  const sentence = describeChainProblem(problem, 'Your wallet', 137);
  expect(sentence.slice(0, start.length)).toBe(start);
});

it('describeTestNetwork names Sepolia, and not Ethereum', () => {
  const sepolia = describeTestNetwork({ ...MOMENT, network: 'sepolia' });
  expect(sepolia).toMatch(/^Your wallet is on Sepolia, a test network\./);
  expect(describeTestNetwork(MOMENT)).toBeNull();
});
