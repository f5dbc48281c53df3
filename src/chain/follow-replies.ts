// Completes replies that refer to hosts off the chain: https://eips.ethereum.org/EIPS/eip-3668

import { untilAborted } from '../primitives/with-timeout.ts';
import type { ContractReply, ReadingPoint } from './call-contracts.ts';

/** Selector of the error `OffchainLookup(address,string[],bytes,bytes4,bytes)`. */
const OFFCHAIN_LOOKUP = '0x556f1830';

/** Milliseconds to wait for the hosts of one record. Its owner can name 256 hosts, which viem asks in turn. */
const HOSTS_TIMEOUT_MS = 20_000;

/** Replaces replies that refer to hosts off the chain, if these hosts may be contacted. */
export async function followReplies(
  point: ReadingPoint,
  replies: readonly ContractReply[][],
): Promise<readonly ContractReply[][]> {
  const follow = point.followOffChain;
  if (!follow) return replies;
  const followOne = async (reply: ContractReply): Promise<ContractReply> => {
    if (reply.ok || !reply.data.startsWith(OFFCHAIN_LOOKUP)) return reply;
    point.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(HOSTS_TIMEOUT_MS);
    const signal = point.signal ? AbortSignal.any([point.signal, timeout]) : timeout;
    const following = follow({ ...point, signal }, reply.data);
    const data = await untilAborted(following, signal).catch(() => null);
    point.signal?.throwIfAborted();
    return data === null ? { ok: false, reason: 'failed', data: '0x' } : { ok: true, data };
  };
  const followed: ContractReply[][] = [];
  for (const group of replies) followed.push(await Promise.all(group.map(followOne)));
  return followed;
}
