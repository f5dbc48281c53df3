// Words for facts from the chain, for the page and the command line.

import {
  type ChainFact,
  type ChainProblem,
  FUSES,
  GRACE_DAYS,
  type Registration,
  type UnansweredReason,
  type WrappedName,
} from '../../contract/chain-facts.ts';
import type { Tone } from '../names/rating-words.ts';
import type { Parts } from '../statement.ts';

export interface ChainLine {
  readonly tone: Tone;
  readonly parts: Parts;
}

const createTone =
  (tone: Tone) =>
  (...parts: Parts): ChainLine => ({ tone, parts });

export const alert = createTone('alert');
export const warn = createTone('warn');
export const info = createTone('info');
export const pass = createTone('pass');
export const skip = createTone('skip');

const DAY_SECONDS = 86_400;

/** Longer times are given in years. */
const SHORT_TIME_SECONDS = 366 * DAY_SECONDS;

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

/** A fact that is not known, with the reason. */
export type Unanswered = Extract<ChainFact<never>, { status: 'not_answered' }>;

const REGISTRATION_WORDS = {
  free: 'nobody has registered it',
  unknown: (fact: Unanswered) => `registration unknown: ${describeUnanswered(fact)}`,
  endless: 'registered with no expiry date',
  registered: (expires: number, time: number) => `registered until ${formatEnd(expires, time)}`,
  grace: (expires: number) =>
    `expired on ${formatDay(expires)}; nobody else can register it until ${formatDay(expires + GRACE_DAYS * DAY_SECONDS)}`,
  ended: (expires: number) => `expired on ${formatDay(expires)}; anyone can register it now`,
} as const;

/**
 * Describes a registration in a few words.
 *
 * `registered until 2033`, `nobody has registered it`
 *
 * @param time time of the facts in seconds since 1970
 */
export function describeRegistration(fact: ChainFact<Registration>, time: number): string {
  if (fact.status === 'none') return REGISTRATION_WORDS.free;
  if (fact.status === 'not_answered') return REGISTRATION_WORDS.unknown(fact);
  const { state, expires } = fact.value;
  return expires === null ? REGISTRATION_WORDS.endless : REGISTRATION_WORDS[state](expires, time);
}

/** Where a name leads to, in a few words. */
export const LEADS_WORDS = {
  known: (address: string) => `leads to ${shortenAddress(address)}`,
  none: 'leads to no address',
  not_answered: (fact: Unanswered) => `address unknown: ${describeUnanswered(fact)}`,
} as const;

/** Describes where a name leads to: `leads to 0xd8dA…6045`. */
export function describeAddress(fact: ChainFact<string>): string {
  if (fact.status === 'known') return LEADS_WORDS.known(fact.value);
  return fact.status === 'none' ? LEADS_WORDS.none : LEADS_WORDS.not_answered(fact);
}

const UNANSWERED_WORDS: Readonly<Record<UnansweredReason, string>> = {
  reverted: 'its contract refused to answer',
  malformed: 'its contract gave an unreadable answer',
  too_large: 'its contract gave an answer that is too long',
  off_chain: 'it is kept off the chain',
  failed: 'there was no answer',
  not_normalized: 'ENS does not use this spelling',
  not_asked: 'it was not looked up',
};

/** Says why a fact is not known. Names the hosts of facts that are kept off the chain. */
export function describeUnanswered(fact: Unanswered): string {
  const words = UNANSWERED_WORDS[fact.reason];
  return fact.hosts && fact.hosts.length > 0 ? `${words} at ${fact.hosts.join(', ')}` : words;
}

/** Whether a name is in the NameWrapper, and which fuses are burned. */
const WRAPPED_WORDS = {
  none: 'Not wrapped, so it has no fuses',
  not_answered: (fact: Unanswered) => `Unknown: ${describeUnanswered(fact)}`,
  known: (expires: number) => `Wrapped${expires === 0 ? '' : ` until ${formatDay(expires)}`}`,
  burned: (fuses: readonly string[]) =>
    fuses.length === 0 ? ', no fuse burned' : `, burned fuses: ${fuses.join(', ')}`,
} as const;

/**
 * Describes whether a name is in the NameWrapper, and which fuses are burned. Expired fuses do not count.
 *
 * `Wrapped until 2033-05-04, burned fuses: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL`
 *
 * @param time time of the facts in seconds since 1970
 */
export function describeWrapped(fact: ChainFact<WrappedName>, time: number): string {
  if (fact.status === 'none') return WRAPPED_WORDS.none;
  if (fact.status === 'not_answered') return WRAPPED_WORDS.not_answered(fact);
  const { fuses, expires } = fact.value;
  const isOver = expires !== 0 && expires <= time;
  return WRAPPED_WORDS.known(expires) + (isOver ? '' : WRAPPED_WORDS.burned(listBurned(fuses)));
}

function listBurned(fuses: number): string[] {
  return (
    Object.entries(FUSES)
      // This fuse limits nothing.
      .filter(([name, bit]) => (fuses & bit) !== 0 && name !== 'IS_DOT_ETH')
      .map(([name]) => name)
  );
}

/** Chain IDs of Ethereum and Sepolia. A look-up fails because of these chains only if the wallet switches to one of them during the look-up. */
const KNOWN_CHAINS = [1, 11_155_111];

/** Reason why a look-up failed, and what to do. Follows the name of the wallet or server. */
const PROBLEM_WORDS: Readonly<Record<Exclude<ChainProblem, 'other_chain'>, string>> = {
  refused: 'refused to answer.',
  not_connected: 'answers only sites that are connected to it. Connect it, then ask again.',
  rate_limited: 'allows no more requests now. Wait a minute, then ask again.',
  timeout: 'did not answer within 10 seconds.',
  unreachable: 'cannot be reached.',
  malformed: 'gave an unreadable answer.',
  too_large: 'gave an answer that is too long.',
  failed: 'could not read the chain.',
};

function sayOtherChain(chainId: number | null): string {
  return chainId !== null && KNOWN_CHAINS.includes(chainId)
    ? 'switched to another chain while it answered. Ask again.'
    : `is on chain ${chainId ?? 'unknown'}. Names are on Ethereum, so switch to Ethereum or Sepolia, then ask again.`;
}

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
  const words = problem === 'other_chain' ? sayOtherChain(chainId) : PROBLEM_WORDS[problem];
  return `${subject} ${words}`;
}

function formatEnd(expires: number, time: number): string {
  return expires - time > SHORT_TIME_SECONDS
    ? String(new Date(expires * 1000).getUTCFullYear())
    : formatDay(expires);
}

/** Formats a day in UTC: `2033-05-04`. */
export function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
