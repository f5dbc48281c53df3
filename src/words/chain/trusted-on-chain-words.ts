// Says whether trusted names still lead to their trusted addresses.

import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { Tone } from '../names/rating-words.ts';
import {
  describeRegistration,
  describeUnanswered,
  distinguishAddress,
  shortenAddress,
} from './chain-words.ts';
import type { ChainLine } from './name-on-chain-words.ts';

/**
 * What became of a trusted name. `same`: it leads to a trusted address. `moved`: it leads to a different address.
 * `over`: it leads to a trusted address, but its registration is over or missing. `nowhere`: it leads to no address.
 * `found`: it leads to an address, and the user trusts no address for it. `unknown`: there was no answer.
 */
export type TrustedState = 'same' | 'moved' | 'over' | 'nowhere' | 'found' | 'unknown';

export interface TrustedOnChain extends ChainLine {
  readonly state: TrustedState;
}

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
  const { address, registration } = facts;
  if (address.status === 'not_answered') {
    return { state: 'unknown', tone: 'skip', parts: [`No answer: ${describeUnanswered(address)}`] };
  }
  const isFree = registration.status === 'none';
  const isOver =
    isFree || (registration.status === 'known' && registration.value.state !== 'registered');
  const registered = describeRegistration(registration, time);
  if (address.status === 'none') {
    const why = isOver ? `: ${registered}` : '';
    return { state: 'nowhere', tone: 'warn', parts: [`Leads to no address${why}`] };
  }
  const [first] = pins;
  const but = isOver ? `, but ${isFree ? '' : 'it '}${registered}` : '';
  if (!first) {
    const parts = [`Leads to ${shortenAddress(address.value)}${but}`];
    return { state: 'found', tone: isOver ? 'warn' : 'info', parts };
  }
  const others = pins.filter((pin) => !areEqual(pin.address, address.value));
  if (others.length === pins.length) {
    const to = distinguishAddress(address.value, pins);
    const from = pins.length > 1 ? 'an address' : 'the address';
    return {
      state: 'moved',
      tone: 'alert',
      parts: [`Now leads to ${to}, not to ${from} you trust${but}`],
    };
  }
  const which = pins.length > 1 ? distinguishAddress(address.value, others) : 'this address';
  return isOver
    ? { state: 'over', tone: 'warn', parts: [`Still leads to ${which}${but}`] }
    : { state: 'same', tone: 'pass', parts: [`Still leads to ${which}`] };
}

/** Summarizes the states of trusted names, the most dangerous first. Returns null if there are none. */
export function summarizeTrusted(states: readonly TrustedState[]): ChainLine | null {
  const counted = SUMMARY.flatMap(({ state, tone, say }) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [{ tone, words: say(formatCount(count, 'name'), count === 1) }];
  });
  const [worst] = counted;
  return worst
    ? { tone: worst.tone, parts: [`${counted.map(({ words }) => words).join(', ')}.`] }
    : null;
}

/** Counts in the summary. `names` is a count with its noun, such as `2 names`. */
const SUMMARY: readonly {
  readonly state: TrustedState;
  readonly tone: Tone;
  say(names: string, isOne: boolean): string;
}[] = [
  {
    state: 'moved',
    tone: 'alert',
    say: (names, isOne) => `${names} now ${isOne ? 'leads' : 'lead'} to a different address`,
  },
  { state: 'over', tone: 'warn', say: (names) => `${names} expired` },
  {
    state: 'nowhere',
    tone: 'warn',
    say: (names, isOne) => `${names} ${isOne ? 'leads' : 'lead'} to no address`,
  },
  {
    state: 'same',
    tone: 'pass',
    say: (names, isOne) => `${names} still ${isOne ? 'leads' : 'lead'} to the address you trust`,
  },
  {
    state: 'found',
    tone: 'info',
    say: (names, isOne) =>
      `${names} ${isOne ? 'leads' : 'lead'} to an address that you have not trusted yet`,
  },
  { state: 'unknown', tone: 'skip', say: (names) => `no answer about ${names}` },
];

function areEqual(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
