// Compares where two names lead, or where a name leads with an address that was given together with it.

import type { ChainFact, ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { Parts } from '../statement.ts';
import {
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

const PAIR_WORDS = {
  both_free: skip('Nobody has registered either of these names'),
  one_free: (name: string) => warn('Nobody has registered ', { name }),
  same_address: pass('Both names lead to the same address'),
  different_addresses: info('The names lead to different addresses'),
  addresses: (first: NameOnChain, second: NameOnChain): Parts => [
    { name: first.name },
    `: ${describeAddress(first.address)}. `,
    { name: second.name },
    `: ${describeAddress(second.address)}`,
  ],
  owner_unknown: skip('It is not known whether they have the same owner'),
  same_owner: (owner: string) => pass(`Both names have the same owner, ${shortenAddress(owner)}`),
  different_owners: (one: string, other: string) =>
    info(`The names have different owners: ${shortenAddress(one)} and ${shortenAddress(other)}`),
} as const;

/**
 * Compares the addresses and the owners of two names.
 *
 * `Both names lead to the same address`, `The names have different owners`
 */
export function comparePairOnChain(first: NameOnChain, second: NameOnChain): readonly ChainLine[] {
  const [one, other] = [first, second].filter(isFree);
  if (one) return [other ? PAIR_WORDS.both_free : PAIR_WORDS.one_free(one.name)];
  return [compareAddressFacts(first, second), compareOwners(first.owner, second.owner)];
}

function isFree({ registration, address }: NameOnChain): boolean {
  return registration.status === 'none' && address.status === 'none';
}

function compareAddressFacts(first: NameOnChain, second: NameOnChain): ChainLine {
  const [one, other] = [first.address, second.address];
  if (one.status === 'known' && other.status === 'known') {
    return one.value === other.value ? PAIR_WORDS.same_address : PAIR_WORDS.different_addresses;
  }
  const isUnknown = one.status === 'not_answered' || other.status === 'not_answered';
  return (isUnknown ? skip : warn)(...PAIR_WORDS.addresses(first, second));
}

function compareOwners(one: ChainFact<string>, other: ChainFact<string>): ChainLine {
  if (one.status !== 'known' || other.status !== 'known') return PAIR_WORDS.owner_unknown;
  return one.value === other.value
    ? PAIR_WORDS.same_owner(one.value)
    : PAIR_WORDS.different_owners(one.value, other.value);
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
  const lines = found.map(({ facts, moment }) => describeGivenName(facts, address, moment));
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
  unknown: (name: string, fact: Unanswered) =>
    skip('Not known where ', { name }, ` leads: ${describeUnanswered(fact)}.`),
  free: (name: string) => warn('Nobody has registered ', { name }, '.'),
  nowhere: (name: string) => warn({ name }, ' leads to no address.'),
  other: (name: string, address: string, given: string) => {
    const shown = distinguishAddress(address, [{ address: given }]);
    return alert({ name }, ` leads to ${shown}, not to this address.`);
  },
  free_here: (name: string) =>
    warn({ name }, ' leads to this address, but nobody has registered it.'),
  over_here: (name: string, registered: string) =>
    warn({ name }, ` leads to this address, but it ${registered}.`),
  here: (name: string) => pass({ name }, ' leads to this address.'),
} as const;

function describeGivenName(facts: NameOnChain, given: string, { time }: ChainMoment): ChainLine {
  const { name, address, registration } = facts;
  if (address.status === 'not_answered') return GIVEN_NAME_WORDS.unknown(name, address);
  const isFree = registration.status === 'none';
  if (address.status === 'none') return GIVEN_NAME_WORDS[isFree ? 'free' : 'nowhere'](name);
  if (!leadsTo(facts, given)) return GIVEN_NAME_WORDS.other(name, address.value, given);
  if (isFree) return GIVEN_NAME_WORDS.free_here(name);
  return registration.status === 'known' && registration.value.state !== 'registered'
    ? GIVEN_NAME_WORDS.over_here(name, describeRegistration(registration, time))
    : GIVEN_NAME_WORDS.here(name);
}

function leadsTo({ address }: NameOnChain, given: string): boolean {
  return address.status === 'known' && address.value.toLowerCase() === given.toLowerCase();
}
