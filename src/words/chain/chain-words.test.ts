import { describe, expect, it } from 'vitest';
import {
  createRegistered,
  known,
  MOMENT,
  NONE,
  OFF_CHAIN,
  register,
} from '../../chain/testing/create-facts.ts';
import type {
  ChainFact,
  ChainProblem,
  NameOnChain,
  Registration,
  UnansweredReason,
} from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/headline.ts';
import {
  describeChainProblem,
  describeRegistration,
  describeTestNetwork,
  describeUnanswered,
} from './chain-words.ts';
import { describeImitation } from './imitation-on-chain.ts';
import { summarizeNamed, summarizeOnChain } from './name-on-chain-words.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x2222222222222222222222222222222222222222';
const ENDED = register('ended', -100);

const createNamed = (changes: Partial<NameOnChain>) =>
  createRegistered('vitalik.eth', VITALIK, changes);
const declare = (name: string, isVerified: boolean) => ({
  primaryName: known({ name, isVerified }),
});

it.each<[words: string, fact: ChainFact<Registration>]>([
  ['registered until 2034', register('registered', 367)],
  ['registered until 2034-05-18', register('registered', 365)],
  ['registered with no expiry date', known({ state: 'registered', expires: null })],
  ['expired on 2033-05-17; only its owner can renew it until 2033-08-15', register('grace', -1)],
  ['expired on 2033-02-07; anyone can register it now', ENDED],
  ['nobody has registered it', NONE],
  ['registration unknown: it is kept off the chain at a.io', OFF_CHAIN],
])('describeRegistration: %s', (words, fact) => {
  expect(describeRegistration(fact, MOMENT.time)).toBe(words);
});

describe('summarizeOnChain', () => {
  it.each<[words: string, changes: Partial<NameOnChain>]>([
    ['info: leads to 0xd8dA…6045, registered until 2034-05-18', {}],
    [
      'pass: leads to 0xd8dA…6045, registered until 2034-05-18, primary name agrees',
      declare('vitalik.eth', true),
    ],
    [
      'pass: leads to 0xd8dA…6045, registered until 2034-05-18, the primary name of its address is nick.eth',
      declare('nick.eth', true),
    ],
    [
      'warn: leads to 0xd8dA…6045, registered until 2034-05-18, its address claims the name nick.eth, which does not lead to it',
      declare('nick.eth', false),
    ],
    // A resolver can return a name that would take minutes to draw.
    [
      `warn: leads to 0xd8dA…6045, registered until 2034-05-18, its address claims the name ${'a'.repeat(60)}… (199,940 more characters), which does not lead to it`,
      declare('a'.repeat(200_000), false),
    ],
    [
      `pass: leads to 0xd8dA…6045, registered until 2034-05-18, the primary name of its address is ${'a'.repeat(60)}… (199,940 more characters)`,
      declare('a'.repeat(200_000), true),
    ],
    [
      'info: leads to 0xd8dA…6045, registered until 2034-05-18, its address has no primary name',
      { primaryName: NONE },
    ],
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
      'skip: address unknown: it is kept off the chain at a.io',
      { registration: OFF_CHAIN, address: OFF_CHAIN, primaryName: OFF_CHAIN },
    ],
  ])('%s', (words, changes) => {
    const { tone, parts } = summarizeOnChain(createNamed(changes), MOMENT);
    expect(`${tone}: ${formatHeadlineParts(parts)}`).toBe(words);
  });

  it.each<[words: string, changes: Partial<NameOnChain>]>([
    ['vitalik.eth leads to 0xd8dA…6045, registered until 2034-05-18', {}],
    ['vitalik.eth: nobody has registered it', { registration: NONE, address: NONE }],
    [
      'vitalik.eth: address unknown: it is kept off the chain at a.io, registered until 2034-05-18',
      { address: OFF_CHAIN },
    ],
  ])('can name the name: %s', (words, changes) => {
    const { parts } = summarizeNamed(createNamed(changes), MOMENT);
    expect(formatHeadlineParts(parts)).toBe(words);
  });
});

describe('describeImitation', () => {
  const other = { address: known(OTHER) };
  const owned = { owner: known(OTHER) };
  const protection = 'Registered by the owner of vitalik.eth, probably as protection.';

  it.each<[state: string, words: string, changes: Partial<NameOnChain>]>([
    ['free', 'Nobody has registered it.', { registration: NONE, address: NONE }],
    [
      'taken',
      'Registered; leads to 0x2222…2222, not the address of vitalik.eth.',
      { ...owned, ...other },
    ],
    ['taken', 'Registered; leads to the same address as vitalik.eth.', owned],
    ['taken', 'Registered; leads to no address.', { ...owned, address: NONE }],
    ['defensive', protection, {}],
    ['defensive', protection, { address: NONE }],
    // Anyone can make the owner of vitalik.eth the owner of a name.
    ['taken', 'Registered; leads to 0x2222…2222, not the address of vitalik.eth.', other],
    [
      'taken',
      'Registered; its address is unknown: it is kept off the chain at a.io.',
      { address: OFF_CHAIN },
    ],
    [
      'ended',
      'Expired on 2033-02-07; anyone can register it now; leads to no address.',
      { registration: ENDED, address: NONE },
    ],
    [
      'unknown',
      'Not known whether it is registered: it is kept off the chain at a.io.',
      { registration: OFF_CHAIN },
    ],
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
