// Reads primary names: https://docs.ens.domains/ensip/19

import type { ChainFact, PrimaryName } from '../contract/chain-facts.ts';
import type { ReadingPoint } from './call-contracts.ts';
import { callInBatches } from './call-in-batches.ts';
import { type FollowOffChain, followReplies } from './follow-replies.ts';
import { RESOLVED_PER_REQUEST } from './name-details.ts';
import { readPrimaryName, toPrimaryNameCall } from './resolve-names.ts';

interface PrimaryNameOptions {
  readonly withPrimaryNames?: boolean;
  readonly followOffChain?: FollowOffChain;
}

/** Primary names by address. */
export type PrimaryNames = ReadonlyMap<string, ChainFact<PrimaryName>>;

/** Reads the primary names of addresses, each once. */
export async function readPrimaryNames(
  point: ReadingPoint,
  addresses: readonly string[],
  { withPrimaryNames = true, followOffChain }: PrimaryNameOptions,
): Promise<PrimaryNames> {
  const asked = withPrimaryNames ? [...new Set(addresses)] : [];
  const replies = await callInBatches(point, asked, RESOLVED_PER_REQUEST, (address) => [
    toPrimaryNameCall(point.contracts, address),
  ]);
  const followed = await followReplies(point, replies, followOffChain);
  return new Map(asked.map((address, at) => [address, readPrimaryName(followed[at]?.[0])]));
}
