import { describe, expect, it } from 'vitest';
import {
  known,
  MOMENT,
  NONE,
  OFF_CHAIN,
  REVERTED,
  register,
} from '../../chain/testing/create-facts.ts';
import {
  type ChainFact,
  type ChainProblem,
  FUSES,
  type Registration,
  type UnansweredReason,
  type WrappedName,
} from '../../contract/chain-facts.ts';
import {
  describeChainProblem,
  describeRegistration,
  describeUnanswered,
  describeWrapped,
} from './chain-words.ts';

it.each<[words: string, fact: ChainFact<Registration>]>([
  ['registered until 2034', register('registered', 367)],
  ['registered until 2034-05-18', register('registered', 365)],
  ['registered with no expiry date', known({ state: 'registered', expires: null })],
  ['expired on 2033-05-17; nobody else can register it until 2033-08-15', register('grace', -1)],
  ['expired on 2033-02-07; anyone can register it now', register('ended', -100)],
  ['nobody has registered it', NONE],
  ['registration unknown: it is kept off the chain at a.io', OFF_CHAIN],
])('describeRegistration: %s', (words, fact) => {
  expect(describeRegistration(fact, MOMENT.time)).toBe(words);
});

it.each<[reason: UnansweredReason, words: string]>([
  ['reverted', 'its contract refused to answer'],
  ['malformed', 'its contract gave an unreadable answer'],
  ['too_large', 'its contract gave an answer that is too long'],
  ['off_chain', 'it is kept off the chain'],
  ['failed', 'there was no answer'],
  ['not_normalized', 'ENS does not use this spelling'],
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

describe('describeWrapped', () => {
  const { CANNOT_UNWRAP, PARENT_CANNOT_CONTROL, IS_DOT_ETH } = FUSES;
  const wrapped = (fuses: number, days: number | null) =>
    known({
      owner: '0x1111111111111111111111111111111111111111',
      fuses,
      expires: days === null ? 0 : MOMENT.time + days * 86_400,
    });

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
