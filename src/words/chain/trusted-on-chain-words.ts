// Compares where names lead with the addresses that the user trusts.

import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin, TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { dontSend } from '../advice-words.ts';
import type { Headline } from '../names/headline.ts';
import { type Named, type Parts, type Statement, say } from '../statement.ts';
import {
  after,
  alert,
  type ChainLine,
  describeRegistration,
  describeUnanswered,
  distinguishAddress,
  info,
  pass,
  shortenAddress,
  skip,
  type Unanswered,
  warn,
} from './chain-words.ts';

export interface TrustedOnChain extends ChainLine {
  /** Trusted address to compare with digit by digit, or null. */
  readonly pin: Pin | null;
}

/** An address that no pin has. */
const NO_ADDRESS = `0x${'0'.repeat(40)}`;

type Differing = { readonly differing: number };
/** A name for which the user trusts the address, or null. */
type Trusted = { readonly name: string | null };

const forName = (name: Trusted['name']): Parts => (name === null ? [] : [' for ', { name }]);

const COMPARED_WORDS = {
  lost: warn(after(' no longer leads to the address that you trust for it')),
  other: alert(({ name, differing }: Named & Differing) => [
    'Not the address you trust for ',
    { name },
    `: ${differing} of 40 digits differ`,
  ]),
  poisoned: alert(({ name, differing }: Trusted & Differing) => [
    'Looks like the address you trust',
    ...forName(name),
    `, but is another address: ${differing} of 40 digits differ`,
  ]),
  equal: pass(({ name }: Trusted) => ['This is the address you trust', ...forName(name)]),
} as const;

/** What was found, and the trusted address to compare with. */
type Found = readonly [statement: Statement<typeof COMPARED_WORDS>, pin: Pin | null];

/**
 * Compares the address of a name with the trusted addresses. Returns null if there is nothing to say. Facts from a test
 * network are not compared.
 *
 * `nick.eth` leads to an address other than the trusted one → an alert with the trusted address
 */
export function compareWithTrusted(
  facts: NameOnChain,
  { network }: ChainMoment,
  trusted: TrustedAddresses,
): TrustedOnChain | null {
  const found = network === 'mainnet' ? findRelation(facts, trusted) : null;
  if (found === null) return null;
  const [statement, pin] = found;
  return { ...say(COMPARED_WORDS, statement), pin };
}

const CONTRADICTS_TRUSTED = dontSend(
  '. This name leads to an address that contradicts your trusted ones.',
);

/**
 * Returns a headline that warns about a name, although its spelling has no risk. Returns null if its address does not
 * contradict the trusted addresses. Facts from a test network contradict nothing.
 */
export function getHeadlineOnChain(
  facts: NameOnChain,
  moment: ChainMoment,
  trusted: TrustedAddresses,
): Headline | null {
  if (compareWithTrusted(facts, moment, trusted)?.tone !== 'alert') return null;
  return { parts: [CONTRADICTS_TRUSTED], evidence: null, tone: 'alert' };
}

function findRelation({ name, address }: NameOnChain, trusted: TrustedAddresses): Found | null {
  if (address.status === 'not_answered') return null;
  if (address.status === 'none') {
    const isLost = trusted.findOtherPins(name, NO_ADDRESS).length > 0;
    return isLost ? [{ code: 'lost', args: { name } }, null] : null;
  }
  const { value } = address;
  const [other] = trusted.findOtherPins(name, value);
  if (other) return [{ code: 'other', args: { name, differing: count(value, other) } }, other];
  const { relation, pins } = trusted.judge(value);
  const [pin] = pins;
  if (!pin) return null;
  if (relation === 'equal') {
    return [{ code: 'equal', args: { name: findPinnedName(name, pins) } }, null];
  }
  if (relation !== 'poisoned') return null;
  return [{ code: 'poisoned', args: { name: pin.name, differing: count(value, pin) } }, pin];
}

/** Returns the name itself if the user trusts the address for it, otherwise a name for which the user trusts it. */
function findPinnedName(name: string, pins: readonly Pin[]): string | null {
  const isOwn = pins.some((pin) => pin.name?.normalize('NFC').toLowerCase() === name);
  return isOwn ? name : (pins.find((pin) => pin.name !== null)?.name ?? null);
}

function count(address: string, pin: Pin): number {
  return compareAddresses(address, pin.address).differing;
}

/**
 * What became of a trusted name. `same`: it leads to a trusted address. `moved`: it leads to a different address.
 * `over`: it leads to a trusted address, but its registration is over or missing. `nowhere`: it leads to no address.
 * `found`: it leads to an address, and the user trusts no address for it. `unknown`: there was no answer.
 */
export type TrustedState = 'same' | 'moved' | 'over' | 'nowhere' | 'found' | 'unknown';

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
): ChainLine & { readonly state: TrustedState } {
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
