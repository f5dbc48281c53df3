// Says what two names have in common on the chain.

import type { ChainFact, NameOnChain } from '../../contract/chain-facts.ts';
import { describeAddress, shortenAddress } from './chain-words.ts';
import type { ChainLine } from './name-on-chain-words.ts';

/**
 * Compares the addresses and the owners of two names.
 *
 * `Both names lead to the same address`, `The names have different owners`
 */
export function comparePairOnChain(first: NameOnChain, second: NameOnChain): readonly ChainLine[] {
  const both = [first, second];
  const free = both.filter(isFree);
  if (free.length === 2) {
    return [{ tone: 'skip', parts: ['Nobody has registered either of these names'] }];
  }
  const [one] = free;
  if (one) {
    return [{ tone: 'warn', parts: ['Nobody has registered ', { name: one.name }] }];
  }
  return [compareAddressFacts(first, second), compareOwners(first.owner, second.owner)];
}

function isFree({ registration, address }: NameOnChain): boolean {
  return registration.status === 'none' && address.status === 'none';
}

function compareAddressFacts(first: NameOnChain, second: NameOnChain): ChainLine {
  const [one, other] = [first.address, second.address];
  if (one.status === 'known' && other.status === 'known') {
    return one.value === other.value
      ? { tone: 'pass', parts: ['Both names lead to the same address'] }
      : { tone: 'info', parts: ['The names lead to different addresses'] };
  }
  const tone = one.status === 'not_answered' || other.status === 'not_answered' ? 'skip' : 'warn';
  return {
    tone,
    parts: [
      { name: first.name },
      `: ${describeAddress(one)}. `,
      { name: second.name },
      `: ${describeAddress(other)}`,
    ],
  };
}

function compareOwners(one: ChainFact<string>, other: ChainFact<string>): ChainLine {
  if (one.status !== 'known' || other.status !== 'known') {
    return { tone: 'skip', parts: ['Whether they have the same owner is not known'] };
  }
  return one.value === other.value
    ? { tone: 'pass', parts: [`Both names have the same owner, ${shortenAddress(one.value)}`] }
    : {
        tone: 'info',
        parts: [
          `The names have different owners: ${shortenAddress(one.value)} and ${shortenAddress(other.value)}`,
        ],
      };
}
