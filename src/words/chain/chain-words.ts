// Words for facts from the chain, for the page and the command line.

import { type ChainFact, type ChainMoment, type ChainProblem, type PrimaryName, type Registration, type UnansweredReason, GRACE_DAYS } from '../../contract/chain-facts.ts';
import { always, type Named, type NoArgs, type Parts } from '../parts.ts';
import { type Statement, say } from '../statement.ts';
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

/** The primary name of the address that a name leads to. */
const PRIMARY_NAME_WORDS = {
  none: always('its address has no primary name'),
  unknown: (fact: Unanswered): Parts => [`primary name unknown: ${describeUnanswered(fact)}`],
  false_claim: ({ name }: Named): Parts => [
    'its address claims the name ',
    ...quoteName(name),
    ', which does not lead to it',
  ],
  same: always('primary name agrees'),
  other: ({ name }: Named): Parts => ['the primary name of its address is ', ...quoteName(name)],
} as const;

/**
 * Describes the primary name of the address that a name leads to. Returns null if there is nothing to say.
 *
 * @param name the name that leads to the address
 */
export function describePrimaryName(fact: ChainFact<PrimaryName>, name: string): Parts | null {
  const found = choosePrimaryName(fact, name);
  return found && say(PRIMARY_NAME_WORDS, found);
}

function choosePrimaryName(
  fact: ChainFact<PrimaryName>,
  name: string,
): Statement<typeof PRIMARY_NAME_WORDS> | null {
  if (fact.status === 'none') return { code: 'none', args: {} };
  if (fact.status === 'not_answered') {
    const isExpected = fact.reason === 'not_asked' || fact.reason === 'not_normalized';
    return isExpected ? null : { code: 'unknown', args: fact };
  }
  const { isVerified, name: declared } = fact.value;
  if (!isVerified) return { code: 'false_claim', args: { name: declared } };
  return declared === name
    ? { code: 'same', args: {} }
    : { code: 'other', args: { name: declared } };
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
