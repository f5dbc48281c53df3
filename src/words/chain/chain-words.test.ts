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
import { formatHeadlineParts } from '../names/format-headline.ts';
import { describeChainProblem, describeRegistration, describeUnanswered } from './chain-words.ts';
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

const list = <Word extends string>(words: string) => words.split(' ') as Word[];

it('has words of its own for each reason and each problem', () => {
  const reasons = list<UnansweredReason>(
    'reverted malformed too_large off_chain failed not_asked not_normalized',
  );
  const words = reasons.map((reason) => describeUnanswered({ status: 'not_answered', reason }));
  expect(new Set(words).size).toBe(reasons.length);
  const problems = list<ChainProblem>(
    'refused not_connected other_chain rate_limited timeout unreachable malformed too_large failed',
  );
  const sentences = problems.map((problem) => describeChainProblem(problem, 'Your wallet', 137));
  expect(new Set(sentences).size).toBe(problems.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^Your wallet .*\.$/);
  expect(sentences[2]).toContain('chain 137');
});
