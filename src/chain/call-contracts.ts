// Calls many functions of contracts with one request: https://www.multicall3.com

import { multicall3Abi } from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import type { ChainProvider, UnansweredReason } from '../contract/chain-facts.ts';
import { createYielder } from '../primitives/yielder.ts';
import { askForHex, ChainError } from './ask.ts';
import { CHAIN_ID, type EnsContracts, type Hex } from './ens-contracts.ts';

/** A call to a function without side effects. */
export interface ContractCall {
  readonly target: Hex;
  readonly data: Hex;
}

/** The encoded result of a call, or the reason why there is no result. `data` is the encoded error of the contract. */
export type ContractReply =
  | { readonly ok: true; readonly data: Hex }
  | { readonly ok: false; readonly reason: UnansweredReason; readonly data: Hex };

/**
 * Contacts the hosts that an `OffchainLookup` names, until the signal of the point is aborted. Returns the result of the
 * call, or null if that fails.
 */
export type FollowOffChain = (point: ReadingPoint, error: Hex) => Promise<Hex | null>;

/** A chain at one block. */
export interface ReadingPoint {
  readonly provider: ChainProvider;
  readonly chainId: number;
  readonly contracts: EnsContracts;
  /** Block number in hex, as JSON-RPC expects it. */
  readonly block: Hex;
  readonly signal: AbortSignal | undefined;
  /** Contacts the hosts of names that are kept off the chain. Undefined if these hosts are not contacted. */
  readonly followOffChain: FollowOffChain | undefined;
  /** Number of requests that may still be split and repeated because a contract spoils them. */
  repeatsLeft: number;
  /** Whether a request was answered. Before the first answer, a failure is not the fault of a contract. */
  hasAnswered: boolean;
}

/** Problems that one contract can cause for all calls in a request. */
const CAUSED_BY_CONTRACTS = new Map<string, UnansweredReason>([
  ['failed', 'failed'],
  ['malformed', 'malformed'],
  ['too_large', 'too_large'],
]);

/**
 * Calls contracts at one block and returns the replies in the order of the calls. If one contract makes the request
 * fail, splits the request in half and tries again, so that the replies of the other contracts are not lost.
 */
export async function callContracts(
  point: ReadingPoint,
  calls: readonly ContractCall[],
): Promise<ContractReply[]> {
  if (calls.length === 0) return [];
  let replies: ContractReply[];
  try {
    replies = await callOnce(point, calls);
    point.hasAnswered = true;
  } catch (error) {
    const reason = error instanceof ChainError ? CAUSED_BY_CONTRACTS.get(error.problem) : undefined;
    if (reason === undefined) throw error;
    if (calls.length > 1 && takeRepeat(point)) return callHalves(point, calls);
    if (!point.hasAnswered) throw error;
    return calls.map(() => ({ ok: false, reason, data: '0x' }));
  }
  return calls.length > 1 ? repeatStarved(point, calls, replies) : replies;
}

/**
 * Repeats the calls that failed without an error. A contract that uses all gas makes the calls after it fail like this.
 */
async function repeatStarved(
  point: ReadingPoint,
  calls: readonly ContractCall[],
  replies: readonly ContractReply[],
): Promise<ContractReply[]> {
  const starved = [...replies.keys()].filter((at) => {
    const reply = replies[at];
    return reply?.ok === false && reply.data === '0x';
  });
  if (starved.length === 0) return [...replies];
  if (!takeRepeat(point)) {
    // Nobody knows which of these contracts refused, and which had no gas.
    return replies.map((reply, at) =>
      starved.includes(at) ? { ok: false, reason: 'failed', data: '0x' } : reply,
    );
  }
  const again = starved.map((at) => calls[at] as ContractCall);
  // If all of them failed, the first one may have used the gas.
  const found =
    starved.length === calls.length
      ? await callHalves(point, again)
      : await callContracts(point, again);
  const repeated = new Map(starved.map((at, place) => [at, found[place]]));
  return replies.map((reply, at) => repeated.get(at) ?? reply);
}

async function callHalves(
  point: ReadingPoint,
  calls: readonly ContractCall[],
): Promise<ContractReply[]> {
  const half = Math.ceil(calls.length / 2);
  const first = await callContracts(point, calls.slice(0, half));
  return [...first, ...(await callContracts(point, calls.slice(half)))];
}

function takeRepeat(point: ReadingPoint): boolean {
  point.repeatsLeft -= 1;
  return point.repeatsLeft >= 0;
}

/** Sends one request. Throws a {@link ChainError} if the wallet has switched to another chain. */
async function callOnce(
  { provider, chainId, contracts, block, signal }: ReadingPoint,
  calls: readonly ContractCall[],
): Promise<ContractReply[]> {
  const { multicall } = contracts;
  const chainCall = { target: multicall, data: encodeFunctionData({ abi: CHAIN_ID }) };
  const aggregated = [chainCall, ...calls].map(({ target, data }) => ({
    target,
    allowFailure: true,
    callData: data,
  }));
  const request = {
    to: multicall,
    data: encodeFunctionData({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [aggregated],
    }),
  };
  const answer = await askForHex(provider, 'eth_call', [request, block], signal);
  if (!isCompact(answer, aggregated.length)) throw new ChainError('malformed');
  const [chain, ...results] = decodeResults(answer) ?? [];
  if (!chain?.success || results.length !== calls.length) throw new ChainError('malformed');
  const current = Number(chain.returnData);
  if (!Number.isSafeInteger(current)) throw new ChainError('malformed');
  if (current !== chainId) throw new ChainError('other_chain', { chainId: current });
  return results.map(({ success, returnData }) =>
    success ? { ok: true, data: returnData } : { ok: false, reason: 'reverted', data: returnData },
  );
}

/**
 * Returns whether an answer contains `count` results, one after the other. Overlapping results would let a short answer
 * fill the memory.
 */
function isCompact(answer: Hex, count: number): boolean {
  // NaN beyond the end, so that every comparison fails.
  const readNumber = (byte: number) => Number(`0x${answer.slice(2 + byte * 2, 66 + byte * 2)}`);
  if (readNumber(0) !== 32 || readNumber(32) !== count) return false;
  let end = count * 32;
  for (let place = 0; place < count; place += 1) {
    const start = readNumber(64 + place * 32);
    if (start !== end || readNumber(64 + start + 32) !== 64) return false;
    end += 96 + Math.ceil(readNumber(64 + start + 64) / 32) * 32;
  }
  return answer.length === 2 + (64 + end) * 2;
}

function decodeResults(data: Hex) {
  try {
    return decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data });
  } catch {
    return null;
  }
}

/**
 * Calls contracts for each item, with `size` items in one request. Returns the replies of each item.
 *
 * A request contains the first call of every item, then the second call of every item. Calls that contracts of
 * strangers answer come last, so that such a contract cannot use the gas of the other calls.
 *
 * Yields to other tasks, because hashing and encoding the names of a long list takes seconds.
 *
 * @param toCalls returns the same number of calls for each item
 */
export async function callInBatches<Item>(
  point: ReadingPoint,
  items: readonly Item[],
  size: number,
  toCalls: (item: Item) => readonly ContractCall[],
): Promise<ContractReply[][]> {
  const yieldIfDue = createYielder(point.signal);
  const replies: ContractReply[][] = [];
  for (let start = 0; start < items.length; start += size) {
    const calls: (readonly ContractCall[])[] = [];
    for (const item of items.slice(start, start + size)) {
      calls.push(toCalls(item));
      await yieldIfDue();
    }
    const columns = (calls[0] ?? []).map((_, column) =>
      calls.map((row) => row[column] as ContractCall),
    );
    const found = await callContracts(point, columns.flat());
    replies.push(
      ...calls.map((row, place) =>
        row.map((_, column) => found[column * calls.length + place] as ContractReply),
      ),
    );
  }
  return replies;
}
