// Says what the chain knows about a name, what this means for someone who sends funds, and where it was read.

import {
  type ChainMoment,
  type ChainNetwork,
  EVM_COIN_BIT,
  type NameOnChain,
} from '../../contract/chain-facts.ts';
import { dontSend } from '../advice-words.ts';
import type { Tone } from '../names/rating-words.ts';
import { always, around, type Statement, say } from '../statement.ts';
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

const advise = (text: string) => warn(always(text));

const ADVICE_WORDS = {
  test_network: advise(
    'These facts say nothing about the name on Ethereum. Switch your wallet to Ethereum, then ask again.',
  ),
  risky: warn(around(dontSend(' to '), ', whoever has registered it.')),
  distrusted: warn(around(dontSend(' to '), ' before its owner confirms this address to you.')),
  nowhere: advise(dontSend(' to this name, because it leads to no Ethereum address.')),
  off_chain: advise(
    'This page does not contact these hosts. Your wallet asks them when you send, and they can answer differently each time.',
  ),
  unanswered: advise('Ask the owner for the address before you send.'),
  ended: advise(
    dontSend(
      ' to this name. Its owner has lost it, and whoever registers it next decides where it leads.',
    ),
  ),
  grace: advise('Ask the owner before you send, because this name has expired.'),
  false_claim: advise(
    dontSend(' before you know why this address claims a name that does not lead to it.'),
  ),
  ordinary: info(always('Before you send, check that your wallet shows this address.')),
} as const;

/** Says what the facts of a name mean for someone who is about to send funds to it. */
export function adviseOnChain(
  facts: NameOnChain,
  moment: ChainMoment,
  context: AdviceContext = {},
): ChainLine {
  return say(ADVICE_WORDS, chooseAdvice(facts, moment, context));
}

function chooseAdvice(
  { name, registration, address, primaryName }: NameOnChain,
  { network }: ChainMoment,
  { isRisky, isDistrusted }: AdviceContext,
): Statement<typeof ADVICE_WORDS> {
  if (network === 'sepolia') return { code: 'test_network', args: {} };
  if (isRisky) return { code: 'risky', args: { name } };
  if (isDistrusted) return { code: 'distrusted', args: { name } };
  if (address.status === 'none') return { code: 'nowhere', args: {} };
  if (address.status === 'not_answered') {
    return { code: address.reason === 'off_chain' ? 'off_chain' : 'unanswered', args: {} };
  }
  const state = registration.status === 'known' ? registration.value.state : null;
  if (state === 'ended' || state === 'grace') return { code: state, args: {} };
  const isFalse = primaryName.status === 'known' && !primaryName.value.isVerified;
  return { code: isFalse ? 'false_claim' : 'ordinary', args: {} };
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
