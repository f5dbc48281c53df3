// Says what two names have in common on the chain.

import type { ChainFact, NameOnChain } from '../../contract/chain-facts.ts';
import { always, around, type Parts } from '../parts.ts';
import { type Statement, say } from '../statement.ts';
import { type ChainLine, info, pass, skip, warn } from './chain-line.ts';
import { describeAddress, shortenAddress } from './chain-words.ts';

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
