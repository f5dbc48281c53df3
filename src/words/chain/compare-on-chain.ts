// Compares where two names lead, or where a name leads with an address that was given together with it.

import type { ChainFact, ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { always, around, type Named, type Parts, type Statement, say } from '../statement.ts';
import {
  after,
  alert,
  type ChainLine,
  describeAddress,
  describeRegistration,
  describeUnanswered,
  distinguishAddress,
  info,
  pass,
  shortenAddress,
  skip,
  type Unanswered,
  warn,
} from './chain-words.ts';

type Both = { readonly first: NameOnChain; readonly second: NameOnChain };
type Owners = { readonly one: string; readonly other: string };

const addresses = ({ first, second }: Both): Parts => [
  { name: first.name },
  `: ${describeAddress(first.address)}. `,
  { name: second.name },
  `: ${describeAddress(second.address)}`,
];

const PAIR_WORDS = {
  both_free: skip(always('Nobody has registered either of these names')),
  one_free: warn(around('Nobody has registered ', '')),
  same_address: pass(always('Both names lead to the same address')),
  different_addresses: info(always('The names lead to different addresses')),
  address_unknown: skip(addresses),
  address_missing: warn(addresses),
  owner_unknown: skip(always('Whether they have the same owner is not known')),
  same_owner: pass(({ one }: Owners) => [`Both names have the same owner, ${shortenAddress(one)}`]),
  different_owners: info(({ one, other }: Owners) => [
    `The names have different owners: ${shortenAddress(one)} and ${shortenAddress(other)}`,
  ]),
} as const;

type PairStatement = Statement<typeof PAIR_WORDS>;

/**
 * Compares the addresses and the owners of two names.
 *
 * `Both names lead to the same address`, `The names have different owners`
 */
export function comparePairOnChain(first: NameOnChain, second: NameOnChain): readonly ChainLine[] {
  return compareNames(first, second).map((each) => say(PAIR_WORDS, each));
}

function compareNames(first: NameOnChain, second: NameOnChain): readonly PairStatement[] {
  const free = [first, second].filter(isFree);
  const [one] = free;
  if (free.length === 2) return [{ code: 'both_free', args: {} }];
  if (one) return [{ code: 'one_free', args: { name: one.name } }];
  return [compareAddressFacts(first, second), compareOwners(first.owner, second.owner)];
}

function isFree({ registration, address }: NameOnChain): boolean {
  return registration.status === 'none' && address.status === 'none';
}

function compareAddressFacts(first: NameOnChain, second: NameOnChain): PairStatement {
  const [one, other] = [first.address, second.address];
  if (one.status === 'known' && other.status === 'known') {
    return { code: one.value === other.value ? 'same_address' : 'different_addresses', args: {} };
  }
  const isUnknown = one.status === 'not_answered' || other.status === 'not_answered';
  return { code: isUnknown ? 'address_unknown' : 'address_missing', args: { first, second } };
}

function compareOwners(one: ChainFact<string>, other: ChainFact<string>): PairStatement {
  if (one.status !== 'known' || other.status !== 'known') {
    return { code: 'owner_unknown', args: {} };
  }
  return {
    code: one.value === other.value ? 'same_owner' : 'different_owners',
    args: { one: one.value, other: other.value },
  };
}

/**
 * Describes where the names that were given together with an address lead, the most dangerous first.
 *
 * `nick.eth leads to 0x1234…abcd, not to this address.`
 */
export function describeGivenNames(
  found: readonly { readonly facts: NameOnChain; readonly moment: ChainMoment }[],
  address: string,
): ChainLine[] {
  const lines = found.map(({ facts, moment }) =>
    say(GIVEN_NAME_WORDS, judgeGivenName(facts, address, moment)),
  );
  // In a text with several names, only one of them can be meant for this address.
  if (found.length > 1) {
    const isAnyMeant = found.some(({ facts }) => leadsTo(facts, address));
    for (const [at, { tone, parts }] of lines.entries()) {
      if (tone === 'alert') lines[at] = { tone: isAnyMeant ? 'info' : 'warn', parts };
    }
  }
  return lines.sort((a, b) => TONE_ORDER.indexOf(a.tone) - TONE_ORDER.indexOf(b.tone));
}

const TONE_ORDER = ['alert', 'warn', 'info', 'pass', 'skip'] satisfies ChainLine['tone'][];

const GIVEN_NAME_WORDS = {
  unknown: skip(({ name, fact }: Named & { readonly fact: Unanswered }) => [
    'Not known where ',
    { name },
    ` leads: ${describeUnanswered(fact)}.`,
  ]),
  free: warn(around('Nobody has registered ')),
  nowhere: warn(after(' leads to no address.')),
  other: alert(({ name, address, given }: Named & Addresses) => [
    { name },
    ` leads to ${distinguishAddress(address, [{ address: given }])}, not to this address.`,
  ]),
  free_here: warn(after(' leads to this address, but nobody has registered it.')),
  over_here: warn(({ name, registration, time }: Named & Ended) => [
    { name },
    ` leads to this address, but it ${describeRegistration(registration, time)}.`,
  ]),
  here: pass(after(' leads to this address.')),
} as const;

type Addresses = { readonly address: string; readonly given: string };
type Ended = { readonly registration: NameOnChain['registration']; readonly time: number };

function judgeGivenName(
  facts: NameOnChain,
  given: string,
  { time }: ChainMoment,
): Statement<typeof GIVEN_NAME_WORDS> {
  const { name, address, registration } = facts;
  if (address.status === 'not_answered') return { code: 'unknown', args: { name, fact: address } };
  const isFree = registration.status === 'none';
  if (address.status === 'none') return { code: isFree ? 'free' : 'nowhere', args: { name } };
  if (!leadsTo(facts, given)) {
    return { code: 'other', args: { name, address: address.value, given } };
  }
  if (isFree) return { code: 'free_here', args: { name } };
  const isOver = registration.status === 'known' && registration.value.state !== 'registered';
  return isOver
    ? { code: 'over_here', args: { name, registration, time } }
    : { code: 'here', args: { name } };
}

function leadsTo({ address }: NameOnChain, given: string): boolean {
  return address.status === 'known' && address.value.toLowerCase() === given.toLowerCase();
}
