// Reads who may register a name: https://docs.ens.domains/registry/eth

import { labelhash, namehash } from 'viem/ens';
import { hexToBigInt } from 'viem/utils';
import {
  type ChainFact,
  type ChainMoment,
  GRACE_DAYS,
  type Registration,
} from '../contract/chain-facts.ts';
import type { ReadingPoint } from './call-contracts.ts';
import { callInBatches } from './call-in-batches.ts';
import { NAME_EXPIRES, RESOLVER } from './ens-contracts.ts';
import { LAST_SECOND } from './last-second.ts';
import { readValue, toCall } from './read-value.ts';
import { toAddressFact } from './resolve-names.ts';

/** Names in one request. Each name needs two calls. */
const NAMES_PER_REQUEST = 500;

const GRACE_SECONDS = GRACE_DAYS * 86_400;

/** What the registrar and the registry know about a name directly under `eth`. */
export interface FirstFacts {
  readonly registration: ChainFact<Registration>;
  readonly resolver: ChainFact<string>;
}

/** Reads the registrations of names directly under `eth`. Returns null for other names, which have no registrar. */
export async function readRegistrations(
  point: ReadingPoint,
  { time }: ChainMoment,
  names: readonly string[],
): Promise<(FirstFacts | null)[]> {
  const { registrar, registry } = point.contracts;
  const labels = names.map(getLabelUnderEth);
  const asked = labels.filter((label) => label !== null);
  const replies = await callInBatches(point, asked, NAMES_PER_REQUEST, (label) => [
    toCall(registrar, NAME_EXPIRES, [hexToBigInt(labelhash(label))]),
    toCall(registry, RESOLVER, [namehash(`${label}.eth`)]),
  ]);
  let place = 0;
  return labels.map((label) => {
    if (label === null) return null;
    const [expiry, resolver] = replies[place++] ?? [];
    const address = readValue(RESOLVER, resolver);
    return {
      registration: toRegistration(readValue(NAME_EXPIRES, expiry), time),
      resolver: address.status === 'known' ? toAddressFact(address.value) : address,
    };
  });
}

/**
 * Returns whether the chain may know more about a name: an owner, an address, or a record from an earlier
 * registration.
 */
export function mayExist(first: FirstFacts | null): boolean {
  return first === null || first.registration.status !== 'none' || first.resolver.status !== 'none';
}

/** Returns the label of a name directly under `eth`, otherwise null. */
function getLabelUnderEth(name: string): string | null {
  const [label = '', top, ...others] = name.split('.');
  return top === 'eth' && others.length === 0 ? label : null;
}

function toRegistration(expiry: ChainFact<bigint>, time: number): ChainFact<Registration> {
  if (expiry.status !== 'known') return expiry;
  const expires = Number(expiry.value);
  if (expires === 0) return { status: 'none' };
  const state = time < expires ? 'registered' : time < expires + GRACE_SECONDS ? 'grace' : 'ended';
  // Registrations that end later count as endless.
  return { status: 'known', value: { state, expires: expires > LAST_SECOND ? null : expires } };
}
