// Reads the owner, the wrapper and the addresses of a name.

import { namehash } from 'viem/ens';
import { hexToBigInt, isAddressEqual } from 'viem/utils';
import type { ChainFact, WrappedName } from '../contract/chain-facts.ts';
import type { ReadingPoint } from './call-contracts.ts';
import { callInBatches } from './call-in-batches.ts';
import { GET_DATA, OWNER } from './ens-contracts.ts';
import { type FollowOffChain, followReplies } from './follow-replies.ts';
import { LAST_SECOND } from './last-second.ts';
import { readValue, toCall } from './read-value.ts';
import {
  ETHEREUM,
  type Resolution,
  readAddress,
  toAddressCall,
  toAddressFact,
} from './resolve-names.ts';

/** Names in one request. Resolving a name costs about 100,000 gas, and servers allow 50 million or more. */
export const RESOLVED_PER_REQUEST = 300;

/** What contracts know about a name that exists. */
export interface NameDetails extends Resolution {
  readonly owner: ChainFact<string>;
  readonly wrapped: ChainFact<WrappedName>;
  readonly records: Readonly<Record<number, ChainFact<string>>>;
}

interface DetailsOptions {
  readonly coinTypes?: readonly number[];
  readonly followOffChain?: FollowOffChain;
}

/** Reads the details of names. */
export async function readDetails(
  point: ReadingPoint,
  names: readonly string[],
  { coinTypes = [], followOffChain }: DetailsOptions,
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
  const followed = await followReplies(point, replies, followOffChain);
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
