// Says whether trusted names still lead to their trusted addresses.

import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { Tone } from '../names/rating-words.ts';
import type { Parts } from '../parts.ts';
import { type Statement, say } from '../statement.ts';
import type { ChainLine } from './chain-line.ts';
import {
  describeRegistration,
  describeUnanswered,
  distinguishAddress,
  shortenAddress,
  type Unanswered,
} from './chain-words.ts';

/**
 * What became of a trusted name. `same`: it leads to a trusted address. `moved`: it leads to a different address.
 * `over`: it leads to a trusted address, but its registration is over or missing. `nowhere`: it leads to no address.
 * `found`: it leads to an address, and the user trusts no address for it. `unknown`: there was no answer.
 */
export type TrustedState = 'same' | 'moved' | 'over' | 'nowhere' | 'found' | 'unknown';

export interface TrustedOnChain extends ChainLine {
  readonly state: TrustedState;
}

type To = { readonly address: string; readonly pins: readonly Pick<Pin, 'address'>[] };
type Over = {
  /** Registration of a name that is free or has expired, otherwise null. */
  readonly over: NameOnChain['registration'] | null;
  readonly time: number;
};

function describeOver({ over, time }: Over): string {
  if (over === null) return '';
  return `, but ${over.status === 'none' ? '' : 'it '}${describeRegistration(over, time)}`;
}

/** Says which address a name leads to. `pins` are other trusted addresses of the name. */
function describePinned({ address, pins }: To): string {
  return `Still leads to ${pins.length > 0 ? distinguishAddress(address, pins) : 'this address'}`;
}

const TRUSTED_WORDS = {
  unknown: (fact: Unanswered): Parts => [`No answer: ${describeUnanswered(fact)}`],
  nowhere: ({ over, time }: Over): Parts => [
    `Leads to no address${over ? `: ${describeRegistration(over, time)}` : ''}`,
  ],
  found: ({ address, ...over }: Over & { readonly address: string }): Parts => [
    `Leads to ${shortenAddress(address)}${describeOver(over)}`,
  ],
  moved: ({ address, pins, ...over }: To & Over): Parts => {
    const from = pins.length > 1 ? 'an address' : 'the address';
    const to = distinguishAddress(address, pins);
    return [`Now leads to ${to}, not to ${from} you trust${describeOver(over)}`];
  },
  over: ({ address, pins, ...over }: To & Over): Parts => [
    `${describePinned({ address, pins })}${describeOver(over)}`,
  ],
  same: (to: To): Parts => [describePinned(to)],
} as const;

/**
 * Describes a trusted name.
 *
 * `still leads to this address`, `now leads to 0x1234…abcd`
 *
 * @param pins the addresses that the user trusts for this name
 */
export function describeTrusted(
  facts: NameOnChain,
  pins: readonly Pick<Pin, 'address'>[],
  { time }: ChainMoment,
): TrustedOnChain {
  const found = judgeTrusted(facts, pins, time);
  const isFreeOrOver = found.code === 'found' && found.args.over !== null;
  const tone = isFreeOrOver ? 'warn' : TONES[found.code];
  return { state: found.code, tone, parts: say(TRUSTED_WORDS, found) };
}

function judgeTrusted(
  { address, registration }: NameOnChain,
  pins: readonly Pick<Pin, 'address'>[],
  time: number,
): Statement<typeof TRUSTED_WORDS> {
  if (address.status === 'not_answered') return { code: 'unknown', args: address };
  const isOver =
    registration.status === 'none' ||
    (registration.status === 'known' && registration.value.state !== 'registered');
  const ended = { over: isOver ? registration : null, time };
  if (address.status === 'none') return { code: 'nowhere', args: ended };
  const { value } = address;
  if (pins.length === 0) return { code: 'found', args: { address: value, ...ended } };
  const others = pins.filter((pin) => !areEqual(pin.address, value));
  if (others.length === pins.length) {
    return { code: 'moved', args: { address: value, pins, ...ended } };
  }
  const to = { address: value, pins: others };
  return isOver ? { code: 'over', args: { ...to, ...ended } } : { code: 'same', args: to };
}

/** Summarizes the states of trusted names, the most dangerous first. Returns null if there are none. */
export function summarizeTrusted(states: readonly TrustedState[]): ChainLine | null {
  const counted = STATES.flatMap((state) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [{ state, count }];
  });
  const [worst] = counted;
  if (!worst) return null;
  const words = counted.map(({ state, count }) =>
    SUMMARY_WORDS[state](formatCount(count, 'name'), count === 1 ? 'leads' : 'lead'),
  );
  return { tone: TONES[worst.state], parts: [`${words.join(', ')}.`] };
}

/** Tones of the states, the most dangerous first. */
const TONES: Readonly<Record<TrustedState, Tone>> = {
  moved: 'alert',
  over: 'warn',
  nowhere: 'warn',
  same: 'pass',
  found: 'info',
  unknown: 'skip',
};

const STATES = Object.keys(TONES) as readonly TrustedState[];

/** Counts in the summary. `names` is a count with its noun, such as `2 names`. */
const SUMMARY_WORDS: Readonly<
  Record<TrustedState, (names: string, lead: 'leads' | 'lead') => string>
> = {
  moved: (names, lead) => `${names} now ${lead} to a different address`,
  over: (names) => `${names} expired`,
  nowhere: (names, lead) => `${names} ${lead} to no address`,
  same: (names, lead) => `${names} still ${lead} to the address you trust`,
  found: (names, lead) => `${names} ${lead} to an address that you have not trusted yet`,
  unknown: (names) => `no answer about ${names}`,
};

function areEqual(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
