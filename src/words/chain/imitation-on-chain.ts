// Says what the chain knows about an imitation of a name.

import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import type { HeadlinePart } from '../names/headline.ts';
import type { Tone } from '../names/rating-words.ts';
import { describeRegistration, describeUnanswered, shortenAddress } from './chain-words.ts';

/**
 * State of an imitation. `free`: nobody has registered it. `ended`: its registration is over, so anyone can register it.
 * `taken`: somebody has registered it. `defensive`: its owner also owns the original, and it leads nowhere else. `unknown`: there was no answer.
 */
export type ImitationState = 'free' | 'ended' | 'taken' | 'defensive' | 'unknown';

export interface ImitationOnChain {
  readonly state: ImitationState;
  readonly tone: Tone;
  /** A sentence. */
  readonly parts: readonly HeadlinePart[];
}

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
  const { registration } = imitation;
  if (registration.status === 'not_answered') {
    const why = describeUnanswered(registration);
    return {
      state: 'unknown',
      tone: 'skip',
      parts: [`Not known whether it is registered: ${why}.`],
    };
  }
  if (registration.status === 'none') {
    const leads =
      imitation.address.status === 'known' ? ['; ', ...describeTarget(imitation, original)] : [];
    return { state: 'free', tone: 'skip', parts: ['Nobody has registered it', ...leads, '.'] };
  }
  const leads = describeTarget(imitation, original);
  const { state } = registration.value;
  const since = capitalize(describeRegistration(registration, time));
  if (state === 'ended') {
    return { state: 'ended', tone: 'info', parts: [`${since}; `, ...leads, '.'] };
  }
  if (original !== null && isDefensive(imitation, original)) {
    return {
      state: 'defensive',
      tone: 'pass',
      parts: ['Registered by the owner of ', { name: original.name }, ', probably as protection.'],
    };
  }
  const registered = state === 'grace' ? since : 'Registered';
  return { state: 'taken', tone: 'warn', parts: [`${registered}; `, ...leads, '.'] };
}

/**
 * Returns whether the owner of the original protects it with this imitation. Anyone can give a name to any owner, so an
 * imitation that leads elsewhere is no protection.
 */
function isDefensive({ owner, address }: NameOnChain, original: NameOnChain): boolean {
  const hasSameOwner =
    owner.status === 'known' &&
    original.owner.status === 'known' &&
    owner.value === original.owner.value;
  const leadsElsewhere =
    address.status === 'not_answered' ||
    (address.status === 'known' &&
      !(original.address.status === 'known' && address.value === original.address.value));
  return hasSameOwner && !leadsElsewhere;
}

function describeTarget(imitation: NameOnChain, original: NameOnChain | null): HeadlinePart[] {
  const { address } = imitation;
  if (address.status === 'none') return ['leads to no address'];
  if (address.status === 'not_answered')
    return [`its address is unknown: ${describeUnanswered(address)}`];
  const leads = `leads to ${shortenAddress(address.value)}`;
  if (original?.address.status !== 'known') return [leads];
  return original.address.value === address.value
    ? ['leads to the same address as ', { name: original.name }]
    : [`${leads}, not the address of `, { name: original.name }];
}
