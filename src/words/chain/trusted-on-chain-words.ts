// Says whether trusted names still lead to their trusted addresses.

import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { type Statement, say } from '../statement.ts';
import { alert, type ChainLine, info, pass, skip, warn } from './chain-line.ts';
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

const describeFound = ({ address, ...over }: Over & { readonly address: string }) => [
  `Leads to ${shortenAddress(address)}${describeOver(over)}`,
];

const TRUSTED_WORDS = {
  unknown: skip((fact: Unanswered) => [`No answer: ${describeUnanswered(fact)}`]),
  nowhere: warn(({ over, time }: Over) => [
    `Leads to no address${over ? `: ${describeRegistration(over, time)}` : ''}`,
  ]),
  found: info(describeFound),
  found_over: warn(describeFound),
  moved: alert(({ address, pins, ...over }: To & Over) => {
    const from = pins.length > 1 ? 'an address' : 'the address';
    const to = distinguishAddress(address, pins);
    return [`Now leads to ${to}, not to ${from} you trust${describeOver(over)}`];
  }),
  over: warn((to: To & Over) => [describePinned(to), describeOver(to)]),
  same: pass((to: To) => [describePinned(to)]),
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
  const state = found.code === 'found_over' ? 'found' : found.code;
  return { state, ...say(TRUSTED_WORDS, found) };
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
  if (pins.length === 0) {
    return { code: isOver ? 'found_over' : 'found', args: { address: value, ...ended } };
  }
  const others = pins.filter((pin) => !areEqual(pin.address, value));
  if (others.length === pins.length) {
    return { code: 'moved', args: { address: value, pins, ...ended } };
  }
  const to = { address: value, pins: others };
  return isOver ? { code: 'over', args: { ...to, ...ended } } : { code: 'same', args: to };
}

/** Summarizes the states of trusted names, the most dangerous first. Returns null if there are none. */
export function summarizeTrusted(states: readonly TrustedState[]): ChainLine | null {
  const lines = (Object.keys(SUMMARY_WORDS) as TrustedState[]).flatMap((code) => {
    const count = states.filter((each) => each === code).length;
    const args = { names: formatCount(count, 'name'), lead: count === 1 ? 'leads' : 'lead' };
    return count === 0 ? [] : say(SUMMARY_WORDS, { code, args });
  });
  const [worst] = lines;
  const words = lines.map(({ parts }) => parts.join(''));
  return worst ? { tone: worst.tone, parts: [`${words.join(', ')}.`] } : null;
}

/** `names` is a count with its noun, such as `2 names`. */
type Counted = { readonly names: string; readonly lead: string };

/** Counts of the states, the most dangerous first. */
const SUMMARY_WORDS = {
  moved: alert(({ names, lead }: Counted) => [`${names} now ${lead} to a different address`]),
  over: warn(({ names }: Counted) => [`${names} expired`]),
  nowhere: warn(({ names, lead }: Counted) => [`${names} ${lead} to no address`]),
  same: pass(({ names, lead }: Counted) => [`${names} still ${lead} to the address you trust`]),
  found: info(({ names, lead }: Counted) => [
    `${names} ${lead} to an address that you have not trusted yet`,
  ]),
  unknown: skip(({ names }: Counted) => [`no answer about ${names}`]),
} as const;

function areEqual(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
