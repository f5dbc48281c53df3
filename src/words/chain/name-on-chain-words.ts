// Says what the chain knows about a name, what this means for someone who sends funds, and where it was read.

import {
  type ChainMoment,
  type ChainNetwork,
  EVM_COIN_BIT,
  type NameOnChain,
} from '../../contract/chain-facts.ts';
import { dontSend } from '../advice-words.ts';
import type { Tone } from '../names/rating-words.ts';
import {
  type ChainLine,
  describeAddress,
  describeRegistration,
  info,
  warn,
} from './chain-words.ts';
import { describePrimaryName } from './primary-name-words.ts';

/**
 * Summarizes the facts of a name in one line.
 *
 * `leads to 0xd8dA…6045, registered until 2033, primary name agrees`
 */
export function summarizeOnChain(facts: NameOnChain, { time }: ChainMoment): ChainLine {
  const { registration, address, primaryName } = facts;
  const tone = getTone(facts);
  const registered = describeRegistration(registration, time);
  if (registration.status === 'none' && address.status === 'none') {
    return { tone, parts: [registered] };
  }
  const isOneReason =
    registration.status === 'not_answered' &&
    address.status === 'not_answered' &&
    registration.reason === address.reason;
  if (isOneReason) return { tone, parts: [describeAddress(address)] };
  const primary = describePrimaryName(primaryName, facts.name);
  return {
    tone,
    parts: [
      `${describeAddress(address)}, ${registered}`,
      ...(primary && address.status === 'known' ? [', ', ...primary] : []),
    ],
  };
}

/**
 * Summarizes the facts of a name in a line that starts with the name.
 *
 * `vitalik.eth leads to 0xd8dA…6045, registered until 2033, primary name agrees`
 */
export function summarizeNamed(facts: NameOnChain, moment: ChainMoment): ChainLine {
  const { tone, parts } = summarizeOnChain(facts, moment);
  const { registration, address } = facts;
  const startsWithVerb =
    address.status === 'known' || (address.status === 'none' && registration.status !== 'none');
  return { tone, parts: [{ name: facts.name }, startsWithVerb ? ' ' : ': ', ...parts] };
}

/** Nobody should send funds to a name that nobody controls or that leads nowhere. */
function getTone({ registration, address, primaryName }: NameOnChain): Tone {
  if (registration.status === 'known' && registration.value.state !== 'registered') return 'warn';
  if (registration.status === 'none' || address.status === 'none') return 'warn';
  if (registration.status !== 'known' || address.status !== 'known') return 'skip';
  if (primaryName.status !== 'known') return 'info';
  return primaryName.value.isVerified ? 'pass' : 'warn';
}

export interface AdviceContext {
  /** Whether the verdict of the name is an alert. */
  readonly isRisky?: boolean;
  /** Whether the user trusts another address for the name, or one that looks like its address. */
  readonly isDistrusted?: boolean;
}

const ADVICE_WORDS = {
  test_network: warn(
    'These facts say nothing about the name on Ethereum. Switch your wallet to Ethereum, then ask again.',
  ),
  risky: (name: string) => warn(dontSend(' to '), { name }, ', whoever has registered it.'),
  distrusted: (name: string) =>
    warn(dontSend(' to '), { name }, ' before its owner confirms this address to you.'),
  nowhere: warn(dontSend(' to this name, because it leads to no Ethereum address.')),
  off_chain: warn(
    'This page does not contact these hosts. Your wallet asks them when you send, and they can answer differently each time.',
  ),
  unanswered: warn('Ask the owner for the address before you send.'),
  ended: warn(
    dontSend(
      ' to this name. Its owner has lost it, and whoever registers it next decides where it leads.',
    ),
  ),
  grace: warn('Ask the owner before you send, because this name has expired.'),
  false_claim: warn(
    dontSend(' before you know why this address claims a name that does not lead to it.'),
  ),
  ordinary: info('Before you send, check that your wallet shows this address.'),
} as const;

/** Says what the facts of a name mean for someone who is about to send funds to it. */
export function adviseOnChain(
  { name, registration, address, primaryName }: NameOnChain,
  { network }: ChainMoment,
  { isRisky, isDistrusted }: AdviceContext = {},
): ChainLine {
  if (network === 'sepolia') return ADVICE_WORDS.test_network;
  if (isRisky) return ADVICE_WORDS.risky(name);
  if (isDistrusted) return ADVICE_WORDS.distrusted(name);
  if (address.status === 'none') return ADVICE_WORDS.nowhere;
  if (address.status === 'not_answered') {
    return ADVICE_WORDS[address.reason === 'off_chain' ? 'off_chain' : 'unanswered'];
  }
  const state = registration.status === 'known' ? registration.value.state : 'registered';
  if (state !== 'registered') return ADVICE_WORDS[state];
  const isFalse = primaryName.status === 'known' && !primaryName.value.isVerified;
  return ADVICE_WORDS[isFalse ? 'false_claim' : 'ordinary'];
}

/** Chain ids of the networks whose addresses are asked for: https://chainlist.org */
const NETWORKS = {
  Base: 8453,
  'OP Mainnet': 10,
  'Arbitrum One': 42_161,
  Polygon: 137,
  'BNB Smart Chain': 56,
  Gnosis: 100,
  Avalanche: 43_114,
  Celo: 42_220,
  Linea: 59_144,
  Scroll: 534_352,
  'zkSync Era': 324,
} as const;

/** A network for which a name can have a separate address. */
export interface OtherNetwork {
  readonly name: string;
  readonly coinType: number;
}

/** Networks whose addresses have the form of Ethereum addresses. */
export const OTHER_NETWORKS: readonly OtherNetwork[] = Object.entries(NETWORKS).map(
  ([name, chainId]) => ({ name, coinType: (EVM_COIN_BIT | chainId) >>> 0 }),
);

/** Note above facts from a test network. */
export const READ_ON_TEST_NETWORK = 'Read on Sepolia, a test network, not on Ethereum.';

const NETWORK_WORDS: Readonly<Record<ChainNetwork, string>> = {
  mainnet: 'Ethereum',
  sepolia: 'Sepolia, a test network',
};

/** Says where and when facts were read: `Ethereum, block 23,456,789, 2026-11-26 21:12 UTC`. */
export function describeMoment({ network, block, time }: ChainMoment): string {
  const minute = new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return `${NETWORK_WORDS[network]}, block ${block.toLocaleString('en')}, ${minute} UTC`;
}

/** Says that the facts come from a test network. Returns null for mainnet. */
export function describeTestNetwork({ network }: ChainMoment): string | null {
  return network === 'sepolia'
    ? 'Your wallet is on Sepolia, a test network. On Ethereum, the same name can lead elsewhere.'
    : null;
}
