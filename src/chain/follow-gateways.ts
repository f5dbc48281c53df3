// Follows names that are kept off the chain to their hosts: https://eips.ethereum.org/EIPS/eip-3668

import { createClient, custom } from 'viem';
import { hexToBigInt, offchainLookup } from 'viem/utils';
import type { FollowOffChain } from './call-contracts.ts';

/** Contacts the hosts that the owner of a name chose, which learn who asks for which name. */
export const followGateways: FollowOffChain = async (point, error) => {
  const { provider, contracts, block, signal } = point;
  const client = createClient({ transport: custom(provider) });
  try {
    const data = await offchainLookup(client, {
      to: contracts.universalResolver,
      data: error,
      blockNumber: hexToBigInt(block),
      ...(signal && { requestOptions: { signal } }),
    });
    return data ?? null;
  } catch {
    return null;
  }
};
