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
import { type Named, type NoArgs, type Parts, type Statement, say } from '../statement.ts';

export interface ChainLine {
  readonly tone: Tone;
  readonly parts: Parts;
}

/** Creates words that start with a name. */
export const after =
  (words: string) =>
  ({ name }: Named): Parts => [{ name }, words];

/** Creates a function that gives words a tone. */
const createTone =
  (tone: Tone) =>
  <Args>(words: (args: Args) => Parts) =>
  (args: Args): ChainLine => ({ tone, parts: words(args) });

export const alert = createTone('alert');
export const warn = createTone('warn');
export const info = createTone('info');
export const pass = createTone('pass');
export const skip = createTone('skip');

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

/** A fact that is not known, with the reason. */
export type Unanswered = Extract<ChainFact<never>, { status: 'not_answered' }>;

type Ending = { readonly expires: number; readonly time: number };

/** The registration of a name in a few words. */
const REGISTRATION_WORDS = {
  free: (_args: NoArgs) => 'nobody has registered it',
  unknown: (fact: Unanswered) => `registration unknown: ${describeUnanswered(fact)}`,
  endless: (_args: NoArgs) => 'registered with no expiry date',
  registered: ({ expires, time }: Ending) => `registered until ${formatEnd(expires, time)}`,
  grace: ({ expires }: Ending) =>
    `expired on ${formatDay(expires)}; only its owner can renew it until ${formatDay(expires + GRACE_DAYS * DAY_SECONDS)}`,
  ended: ({ expires }: Ending) => `expired on ${formatDay(expires)}; anyone can register it now`,
} as const;

/**
 * Describes a registration in a few words.
 *
 * `registered until 2033`, `nobody has registered it`
 *
 * @param time time of the facts in seconds since 1970
 */
export function describeRegistration(fact: ChainFact<Registration>, time: number): string {
  return say(REGISTRATION_WORDS, chooseRegistration(fact, time));
}

function chooseRegistration(
  fact: ChainFact<Registration>,
  time: number,
): Statement<typeof REGISTRATION_WORDS> {
  if (fact.status === 'none') return { code: 'free', args: {} };
  if (fact.status === 'not_answered') return { code: 'unknown', args: fact };
  const { state, expires } = fact.value;
  return expires === null
    ? { code: 'endless', args: {} }
    : { code: state, args: { expires, time } };
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
  not_normalized: 'ENS does not accept this spelling',
  not_asked: 'it was not looked up',
};

/** Says why a fact is not known. Names the hosts of facts that are kept off the chain. */
export function describeUnanswered(fact: Unanswered): string {
  const words = UNANSWERED_WORDS[fact.reason];
  return fact.hosts && fact.hosts.length > 0 ? `${words} at ${fact.hosts.join(', ')}` : words;
}

/** Whether a name is in the NameWrapper, and which fuses are burned. `burned` is null if the fuses no longer count. */
const WRAPPED_WORDS = {
  none: 'Not wrapped, so it has no fuses',
  not_answered: (fact: Unanswered) => `Unknown: ${describeUnanswered(fact)}`,
  known: (expires: number, burned: readonly string[] | null) => {
    const end = expires === 0 ? '' : ` until ${formatDay(expires)}`;
    if (burned === null) return `Wrapped${end}`;
    const fuses = burned.length === 0 ? 'no fuse burned' : `burned fuses: ${burned.join(', ')}`;
    return `Wrapped${end}, ${fuses}`;
  },
} as const;

/**
 * Describes whether a name is in the NameWrapper, and its burned fuses.
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
  return WRAPPED_WORDS.known(expires, isOver ? null : listBurned(fuses));
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

/** Why a look-up failed, and what to do. `subject` is who was asked. */
const PROBLEM_WORDS: Readonly<
  Record<ChainProblem, (subject: string, chainId: number | null) => string>
> = {
  refused: (subject) => `${subject} refused to answer.`,
  not_connected: (subject) =>
    `${subject} answers only sites that are connected to it. Connect it, then ask again.`,
  other_chain: (subject, chainId) =>
    chainId !== null && KNOWN_CHAINS.includes(chainId)
      ? `${subject} switched to another chain while it answered. Ask again.`
      : `${subject} is on chain ${chainId ?? 'unknown'}. Names are on Ethereum, so switch to Ethereum or Sepolia, then ask again.`,
  rate_limited: (subject) =>
    `${subject} allows no more requests now. Wait a minute, then ask again.`,
  timeout: (subject) => `${subject} did not answer within 10 seconds.`,
  unreachable: (subject) => `${subject} cannot be reached.`,
  malformed: (subject) => `${subject} gave an unreadable answer.`,
  too_large: (subject) => `${subject} gave an answer that is too long.`,
  failed: (subject) => `${subject} could not read the chain.`,
};

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
  return PROBLEM_WORDS[problem](subject, chainId);
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
