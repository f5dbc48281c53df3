// Says what the chain knows about an imitation of a name.

import type { ChainFact, ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import type { Parts } from '../statement.ts';
import {
  type ChainLine,
  describeRegistration,
  describeUnanswered,
  info,
  LEADS_WORDS,
  pass,
  shortenAddress,
  skip,
  type Unanswered,
  warn,
} from './chain-words.ts';

/**
 * State of an imitation. `free`: nobody has registered it. `ended`: its registration is over, so anyone can register it.
 * `taken`: somebody has registered it. `defensive`: its owner also owns the original, and it leads nowhere else. `unknown`: there was no answer.
 */
export type ImitationState = 'free' | 'ended' | 'taken' | 'defensive' | 'unknown';

export interface ImitationOnChain extends ChainLine {
  readonly state: ImitationState;
}

const TARGET_WORDS = {
  nowhere: [LEADS_WORDS.none],
  unknown: (fact: Unanswered): Parts => [`its address is unknown: ${describeUnanswered(fact)}`],
  address: (address: string): Parts => [LEADS_WORDS.known(address)],
  same: (name: string): Parts => ['leads to the same address as ', { name }],
  other: (name: string, address: string): Parts => [
    `leads to ${shortenAddress(address)}, not the address of `,
    { name },
  ],
} as const;

const IMITATION_WORDS = {
  unknown: (fact: Unanswered) =>
    skip(`Not known whether it is registered: ${describeUnanswered(fact)}.`),
  free: skip('Nobody has registered it.'),
  free_leads: (target: Parts) => skip('Nobody has registered it; ', ...target, '.'),
  over: (registered: string, target: Parts): Parts => [
    `${capitalize(registered)}; `,
    ...target,
    '.',
  ],
  defensive: (name: string) =>
    pass('Registered by the owner of ', { name }, ', probably as protection.'),
  taken: (target: Parts) => warn('Registered; ', ...target, '.'),
} as const;

/**
 * Describes an imitation.
 *
 * `Registered; leads to 0x1234…abcd, not the address of vitalik.eth.`
 *
 * @param original facts of the imitated name, or null if they are not known
 */
export function describeImitation(
  imitation: NameOnChain,
  original: NameOnChain | null,
  { time }: ChainMoment,
): ImitationOnChain {
  const { registration, address } = imitation;
  if (registration.status === 'not_answered') {
    return { state: 'unknown', ...IMITATION_WORDS.unknown(registration) };
  }
  const target = describeTarget(address, original);
  if (registration.status === 'none') {
    const { free, free_leads } = IMITATION_WORDS;
    return { state: 'free', ...(address.status === 'known' ? free_leads(target) : free) };
  }
  const { state } = registration.value;
  const over = IMITATION_WORDS.over(describeRegistration(registration, time), target);
  if (state === 'ended') return { state, ...info(...over) };
  if (original !== null && isDefensive(imitation, original)) {
    return { state: 'defensive', ...IMITATION_WORDS.defensive(original.name) };
  }
  return { state: 'taken', ...(state === 'grace' ? warn(...over) : IMITATION_WORDS.taken(target)) };
}

/**
 * Returns whether the owner of the original protects it with this imitation. Anyone can give a name to any owner, so an
 * imitation that leads elsewhere is no protection.
 */
function isDefensive({ owner, address }: NameOnChain, original: NameOnChain): boolean {
  const leadsElsewhere = address.status !== 'none' && !areEqual(address, original.address);
  return areEqual(owner, original.owner) && !leadsElsewhere;
}

function areEqual(first: ChainFact<string>, second: ChainFact<string>): boolean {
  return first.status === 'known' && second.status === 'known' && first.value === second.value;
}

function describeTarget(address: ChainFact<string>, original: NameOnChain | null): Parts {
  if (address.status === 'none') return TARGET_WORDS.nowhere;
  if (address.status === 'not_answered') return TARGET_WORDS.unknown(address);
  if (original?.address.status !== 'known') return TARGET_WORDS.address(address.value);
  return original.address.value === address.value
    ? TARGET_WORDS.same(original.name)
    : TARGET_WORDS.other(original.name, address.value);
}
