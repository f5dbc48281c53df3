// Compares where names lead with the addresses that the user trusts.

import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin, TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { dontSend } from '../advice-words.ts';
import type { Headline } from '../names/headline.ts';
import type { Tone } from '../names/rating-words.ts';
import type { Parts } from '../statement.ts';
import {
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

const forName = (name: string | null): Parts => (name === null ? [] : [' for ', { name }]);

const COMPARED_WORDS = {
  lost: (name: string) => warn({ name }, ' no longer leads to the address that you trust for it'),
  other: (name: string, differing: number) =>
    alert('Not the address you trust for ', { name }, `: ${differing} of 40 digits differ`),
  poisoned: (name: string | null, differing: number) =>
    alert(
      'Looks like the address you trust',
      ...forName(name),
      `, but is another address: ${differing} of 40 digits differ`,
    ),
  equal: (name: string | null) => pass('This is the address you trust', ...forName(name)),
} as const;

/**
 * Compares the address of a name with the trusted addresses. Returns null if there is nothing to say. Facts from a test
 * network are not compared.
 *
 * `nick.eth` leads to an address other than the trusted one → an alert with the trusted address
 */
export function compareWithTrusted(
  { name, address }: NameOnChain,
  { network }: ChainMoment,
  trusted: TrustedAddresses,
): TrustedOnChain | null {
  if (network !== 'mainnet' || address.status === 'not_answered') return null;
  if (address.status === 'none') {
    const isLost = trusted.findOtherPins(name, NO_ADDRESS).length > 0;
    return isLost ? { ...COMPARED_WORDS.lost(name), pin: null } : null;
  }
  const { value } = address;
  const [other] = trusted.findOtherPins(name, value);
  if (other) return { ...COMPARED_WORDS.other(name, count(value, other)), pin: other };
  const { relation, pins } = trusted.judge(value);
  const [pin] = pins;
  if (!pin) return null;
  if (relation === 'equal') {
    return { ...COMPARED_WORDS.equal(findPinnedName(name, pins)), pin: null };
  }
  return relation === 'poisoned'
    ? { ...COMPARED_WORDS.poisoned(pin.name, count(value, pin)), pin }
    : null;
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

type Pins = readonly Pick<Pin, 'address'>[];

/** `over` says that a name is free or has expired; otherwise it is empty. */
const TRUSTED_WORDS = {
  unknown: (fact: Unanswered) => skip(`No answer: ${describeUnanswered(fact)}`),
  nowhere: (registered: string | null) =>
    warn(`Leads to no address${registered === null ? '' : `: ${registered}`}`),
  over: ({ status }: NameOnChain['registration'], registered: string) =>
    `, but ${status === 'none' ? '' : 'it '}${registered}`,
  found: (address: string, over: string) => `Leads to ${shortenAddress(address)}${over}`,
  moved: (address: string, pins: Pins, over: string) => {
    const from = pins.length > 1 ? 'an address' : 'the address';
    const to = distinguishAddress(address, pins);
    return alert(`Now leads to ${to}, not to ${from} you trust${over}`);
  },
  /** @param others other trusted addresses of the name */
  same: (address: string, others: Pins, over: string) =>
    `Still leads to ${others.length > 0 ? distinguishAddress(address, others) : 'this address'}${over}`,
} as const;

/**
 * Describes a trusted name.
 *
 * `still leads to this address`, `now leads to 0x1234…abcd`
 *
 * @param pins the addresses that the user trusts for this name
 */
export function describeTrusted(
  { address, registration }: NameOnChain,
  pins: Pins,
  { time }: ChainMoment,
): ChainLine & { readonly state: TrustedState } {
  if (address.status === 'not_answered') {
    return { state: 'unknown', ...TRUSTED_WORDS.unknown(address) };
  }
  const isOver =
    registration.status === 'none' ||
    (registration.status === 'known' && registration.value.state !== 'registered');
  const registered = isOver ? describeRegistration(registration, time) : null;
  if (address.status === 'none') return { state: 'nowhere', ...TRUSTED_WORDS.nowhere(registered) };
  const over = registered === null ? '' : TRUSTED_WORDS.over(registration, registered);
  const { value } = address;
  if (pins.length === 0) {
    return { state: 'found', ...(isOver ? warn : info)(TRUSTED_WORDS.found(value, over)) };
  }
  const others = pins.filter((pin) => pin.address.toLowerCase() !== value.toLowerCase());
  if (others.length === pins.length) {
    return { state: 'moved', ...TRUSTED_WORDS.moved(value, pins, over) };
  }
  const words = TRUSTED_WORDS.same(value, others, over);
  return isOver ? { state: 'over', ...warn(words) } : { state: 'same', ...pass(words) };
}

/** Summarizes the states of trusted names, the most dangerous first. Returns null if there are none. */
export function summarizeTrusted(states: readonly TrustedState[]): ChainLine | null {
  const lines = SUMMARY_WORDS.flatMap(([state, tone, say]) => {
    const count = states.filter((each) => each === state).length;
    const words = say(formatCount(count, 'name'), count === 1 ? 'leads' : 'lead');
    return count === 0 ? [] : [{ tone, words }];
  });
  const [worst] = lines;
  const words = lines.map((line) => line.words).join(', ');
  return worst ? { tone: worst.tone, parts: [`${words}.`] } : null;
}

/** Counts of the states, the most dangerous first. `names` is a count with its noun, such as `2 names`. */
const SUMMARY_WORDS: readonly (readonly [
  TrustedState,
  Tone,
  (names: string, lead: string) => string,
])[] = [
  ['moved', 'alert', (names, lead) => `${names} now ${lead} to a different address`],
  ['over', 'warn', (names) => `${names} expired`],
  ['nowhere', 'warn', (names, lead) => `${names} ${lead} to no address`],
  ['same', 'pass', (names, lead) => `${names} still ${lead} to the address you trust`],
  [
    'found',
    'info',
    (names, lead) => `${names} ${lead} to an address that you have not trusted yet`,
  ],
  ['unknown', 'skip', (names) => `no answer about ${names}`],
];
