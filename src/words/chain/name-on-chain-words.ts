// Says in one line what the chain knows about a name.

import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { Tone } from '../names/rating-words.ts';
import type { ChainLine } from './chain-line.ts';
import { describeAddress, describePrimaryName, describeRegistration } from './chain-words.ts';

/**
 * Summarizes the facts of a name in one line.
 *
 * `leads to 0xd8dA…6045, registered until 2033, primary name agrees`
 */
export function summarizeOnChain(facts: NameOnChain, { time }: ChainMoment): ChainLine {
  const { registration, address, primaryName } = facts;
  const tone = getTone(facts);
  const registered = describeRegistration(registration, time);
  if (registration.status === 'none' && address.status === 'none') {
    return { tone, parts: [registered] };
  }
  const isOneReason =
    registration.status === 'not_answered' &&
    address.status === 'not_answered' &&
    registration.reason === address.reason;
  if (isOneReason) return { tone, parts: [describeAddress(address)] };
  const primary = describePrimaryName(primaryName, facts.name);
  return {
    tone,
    parts: [
      `${describeAddress(address)}, ${registered}`,
      ...(primary && address.status === 'known' ? [', ', ...primary] : []),
    ],
  };
}

/**
 * Summarizes the facts of a name in a line that starts with the name.
 *
 * `vitalik.eth leads to 0xd8dA…6045, registered until 2033, primary name agrees`
 */
export function summarizeNamed(facts: NameOnChain, moment: ChainMoment): ChainLine {
  const { tone, parts } = summarizeOnChain(facts, moment);
  const { registration, address } = facts;
  const startsWithVerb =
    address.status === 'known' || (address.status === 'none' && registration.status !== 'none');
  return { tone, parts: [{ name: facts.name }, startsWithVerb ? ' ' : ': ', ...parts] };
}

/** Nobody should send funds to a name that nobody controls or that leads nowhere. */
function getTone({ registration, address, primaryName }: NameOnChain): Tone {
  if (registration.status === 'known' && registration.value.state !== 'registered') return 'warn';
  if (registration.status === 'none' || address.status === 'none') return 'warn';
  if (registration.status !== 'known' || address.status !== 'known') return 'skip';
  if (primaryName.status !== 'known') return 'info';
  return primaryName.value.isVerified ? 'pass' : 'warn';
}
