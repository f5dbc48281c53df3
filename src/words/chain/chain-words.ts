// Words for facts from the chain, for the page and the command line.

import type {
  ChainFact,
  ChainMoment,
  ChainProblem,
  PrimaryName,
  Registration,
  UnansweredReason,
} from '../../contract/chain-facts.ts';
import { GRACE_DAYS } from '../../contract/chain-facts.ts';
import type { HeadlinePart } from '../names/headline.ts';
import { quoteName } from './quote-name.ts';

const DAY_SECONDS = 86_400;

/** Longer times are given in years. */
const SHORT_TIME_SECONDS = 366 * DAY_SECONDS;

/** Number of digits to show at each end of an address. */
const SHOWN_DIGITS = 4;

/** Shortens an address as wallets do: `0xd8dA…6045`. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, 2 + SHOWN_DIGITS)}…${address.slice(-SHOWN_DIGITS)}`;
}

/** Shortens an address. Returns the whole address if the short form of another address is the same. */
export function distinguishAddress(
  address: string,
  others: readonly { readonly address: string }[],
): string {
  const shorten = (each: string) => shortenAddress(each.toLowerCase());
  const isAmbiguous = others.some((other) => shorten(other.address) === shorten(address));
  return isAmbiguous ? address : shortenAddress(address);
}

/**
 * Describes a registration in a few words.
 *
 * `registered until 2033`, `nobody has registered it`
 *
 * @param time time of the facts in seconds since 1970
 */
export function describeRegistration(fact: ChainFact<Registration>, time: number): string {
  if (fact.status === 'none') return 'nobody has registered it';
  if (fact.status === 'not_answered') {
    return `registration unknown: ${describeUnanswered(fact)}`;
  }
  const { state, expires } = fact.value;
  if (expires === null) return 'registered with no expiry date';
  switch (state) {
    case 'registered':
      return `registered until ${formatEnd(expires, time)}`;
    case 'grace':
      return `expired on ${formatDay(expires)}; only its owner can renew it until ${formatDay(expires + GRACE_DAYS * DAY_SECONDS)}`;
    case 'ended':
      return `expired on ${formatDay(expires)}; anyone can register it now`;
  }
}

/** Describes where a name leads to: `leads to 0xd8dA…6045`. */
export function describeAddress(fact: ChainFact<string>): string {
  if (fact.status === 'known') return `leads to ${shortenAddress(fact.value)}`;
  return fact.status === 'none'
    ? 'leads to no address'
    : `address unknown: ${describeUnanswered(fact)}`;
}

/**
 * Describes the primary name of the address that a name leads to. Returns null if there is nothing to say.
 *
 * @param name the name that leads to the address
 */
export function describePrimaryName(
  fact: ChainFact<PrimaryName>,
  name: string,
): readonly HeadlinePart[] | null {
  if (fact.status === 'none') return ['its address has no primary name'];
  if (fact.status === 'not_answered') {
    if (fact.reason === 'not_asked' || fact.reason === 'not_normalized') return null;
    return [`primary name unknown: ${describeUnanswered(fact)}`];
  }
  const { isVerified } = fact.value;
  if (!isVerified) {
    return [
      'its address claims the name ',
      ...quoteName(fact.value.name),
      ', which does not lead to it',
    ];
  }
  return fact.value.name === name
    ? ['primary name agrees']
    : ['the primary name of its address is ', ...quoteName(fact.value.name)];
}

const UNANSWERED_WORDS: Readonly<Record<UnansweredReason, string>> = {
  reverted: 'its contract refused to answer',
  malformed: 'its contract gave an unreadable answer',
  too_large: 'its contract gave an answer that is too long',
  off_chain: 'it is kept off the chain',
  failed: 'there was no answer',
  not_normalized: 'ENS does not accept this spelling',
  not_asked: 'it was not looked up',
};

/** Says why a fact is not known. Names the hosts of facts that are kept off the chain. */
export function describeUnanswered(
  fact: Extract<ChainFact<never>, { status: 'not_answered' }>,
): string {
  const words = UNANSWERED_WORDS[fact.reason];
  return fact.hosts && fact.hosts.length > 0 ? `${words} at ${fact.hosts.join(', ')}` : words;
}

/** Chain IDs of Ethereum and Sepolia. A look-up fails because of these chains only if the wallet switches to one of them during the look-up. */
const KNOWN_CHAINS = [1, 11_155_111];

/**
 * Explains why a look-up failed, and what to do.
 *
 * @param subject who was asked, such as `Your wallet` or `The server`
 */
export function describeChainProblem(
  problem: ChainProblem,
  subject: string,
  chainId: number | null = null,
): string {
  switch (problem) {
    case 'refused':
      return `${subject} refused to answer.`;
    case 'not_connected':
      return `${subject} answers only sites that are connected to it. Connect it, then ask again.`;
    case 'other_chain':
      if (chainId !== null && KNOWN_CHAINS.includes(chainId)) {
        return `${subject} switched to another chain while it answered. Ask again.`;
      }
      return `${subject} is on chain ${chainId ?? 'unknown'}. Names are on Ethereum, so switch to Ethereum or Sepolia, then ask again.`;
    case 'rate_limited':
      return `${subject} allows no more requests now. Wait a minute, then ask again.`;
    case 'timeout':
      return `${subject} did not answer within 10 seconds.`;
    case 'unreachable':
      return `${subject} cannot be reached.`;
    case 'malformed':
      return `${subject} gave an unreadable answer.`;
    case 'too_large':
      return `${subject} gave an answer that is too long.`;
    case 'failed':
      return `${subject} could not read the chain.`;
  }
}

function formatEnd(expires: number, time: number): string {
  return expires - time > SHORT_TIME_SECONDS
    ? String(new Date(expires * 1000).getUTCFullYear())
    : formatDay(expires);
}

/** Says that the facts come from a test network. Returns null for mainnet. */
export function describeTestNetwork({ network }: ChainMoment): string | null {
  return network === 'sepolia'
    ? 'Your wallet is on Sepolia, a test network. On Ethereum, the same name can lead elsewhere.'
    : null;
}

/** Formats a day in UTC: `2033-05-04`. */
export function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
