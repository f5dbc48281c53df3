// Reads what contracts know about names: https://docs.ens.domains/learn/protocol

import { labelhash, namehash } from 'viem/ens';
import { hexToBigInt, isAddressEqual } from 'viem/utils';
import {
  type ChainFact,
  type ChainMoment,
  GRACE_DAYS,
  type PrimaryName,
  type Registration,
  type WrappedName,
} from '../contract/chain-facts.ts';
import { callInBatches, type ReadingPoint } from './call-contracts.ts';
import { GET_DATA, NAME_EXPIRES, OWNER, RESOLVER } from './ens-contracts.ts';
import { followReplies } from './follow-replies.ts';
import { LAST_SECOND, readValue, toCall } from './read-value.ts';
import {
  ETHEREUM,
  type Resolution,
  readAddress,
  readPrimaryName,
  toAddressCall,
  toAddressFact,
  toPrimaryNameCall,
} from './resolve-names.ts';

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
 * Returns whether the chain may know more about a name: an owner, an address, or a record from an earlier registration.
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

/** Names in one request. Resolving a name costs about 100,000 gas, and servers allow 50 million or more. */
export const RESOLVED_PER_REQUEST = 300;

/** What contracts know about a name that exists. */
export interface NameDetails extends Resolution {
  readonly owner: ChainFact<string>;
  readonly wrapped: ChainFact<WrappedName>;
  readonly records: Readonly<Record<number, ChainFact<string>>>;
}

export async function readDetails(
  point: ReadingPoint,
  names: readonly string[],
  coinTypes: readonly number[],
): Promise<NameDetails[]> {
  const { contracts } = point;
  const replies = await callInBatches(point, names, RESOLVED_PER_REQUEST, (name) => {
    const node = namehash(name);
    return [
      toCall(contracts.registry, OWNER, [node]),
      toCall(contracts.wrapper, GET_DATA, [hexToBigInt(node)]),
      ...[ETHEREUM, ...coinTypes].map((coinType) => toAddressCall(contracts, name, node, coinType)),
    ];
  });
  const followed = await followReplies(point, replies);
  return followed.map(([owner, data, address, ...others]) => ({
    ...readOwners(point, readValue(OWNER, owner), readValue(GET_DATA, data)),
    ...readAddress(address),
    records: Object.fromEntries(
      coinTypes.map((coinType, at) => [coinType, readAddress(others[at], coinType).address]),
    ),
  }));
}

type Owner = ReturnType<typeof readValue<typeof OWNER>>;
type Data = ReturnType<typeof readValue<typeof GET_DATA>>;

/** If the NameWrapper owns the name in the registry, the owner is the one that the NameWrapper stores. */
function readOwners(
  { contracts }: ReadingPoint,
  owner: Owner,
  data: Data,
): Pick<NameDetails, 'owner' | 'wrapped'> {
  if (owner.status !== 'known') return { owner, wrapped: owner };
  if (!isAddressEqual(owner.value, contracts.wrapper)) {
    return { owner: toAddressFact(owner.value), wrapped: { status: 'none' } };
  }
  if (data.status !== 'known') return { owner: data, wrapped: data };
  const [holder, fuses, expiry] = data.value;
  const held = toAddressFact(holder);
  if (held.status !== 'known') return { owner: held, wrapped: { status: 'none' } };
  const expires = Math.min(Number(expiry), LAST_SECOND);
  const wrapped = { owner: held.value, fuses, expires };
  return { owner: held, wrapped: { status: 'known', value: wrapped } };
}

export type PrimaryNames = ReadonlyMap<string, ChainFact<PrimaryName>>;

/** Reads the primary names of addresses, each once. */
export async function readPrimaryNames(
  point: ReadingPoint,
  addresses: readonly string[],
): Promise<PrimaryNames> {
  const asked = [...new Set(addresses)];
  const replies = await callInBatches(point, asked, RESOLVED_PER_REQUEST, (address) => [
    toPrimaryNameCall(point.contracts, address),
  ]);
  const followed = await followReplies(point, replies);
  return new Map(asked.map((address, at) => [address, readPrimaryName(followed[at]?.[0])]));
}
