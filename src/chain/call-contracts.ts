// Calls many functions of contracts with one request: https://www.multicall3.com

import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import type { ChainProvider, UnansweredReason } from '../contract/chain-facts.ts';
import { askForHex } from './ask.ts';
import { ChainError } from './chain-error.ts';
import { AGGREGATE, type EnsContracts, type Hex } from './ens-contracts.ts';

/** A call of a function without side effects. */
export interface ContractCall {
  readonly target: Hex;
  readonly data: Hex;
}

/** The encoded result of a call, or the reason why there is none. `data` is the encoded error of the contract. */
export type ContractReply =
  | { readonly ok: true; readonly data: Hex }
  | { readonly ok: false; readonly reason: UnansweredReason; readonly data: Hex };

/** A chain at one block. */
export interface ReadingPoint {
  readonly provider: ChainProvider;
  readonly contracts: EnsContracts;
  /** Block number in hex, as JSON-RPC expects it. */
  readonly block: Hex;
  readonly signal: AbortSignal | undefined;
  /** Number of requests that may still be split after they failed. */
  splitsLeft: number;
}

/** Problems that one call of a batch can cause for all of them. */
const CAUSED_BY_CALLS = {
  failed: 'failed',
  malformed: 'malformed',
  too_large: 'too_large',
} as const satisfies Partial<Record<string, UnansweredReason>>;

/**
 * Calls contracts at one block and returns the replies in the order of the calls. If a request fails, halves it, so that
 * one bad contract does not hide the replies of the others.
 */
export async function callContracts(
  point: ReadingPoint,
  calls: readonly ContractCall[],
): Promise<ContractReply[]> {
  if (calls.length === 0) return [];
  try {
    return await callOnce(point, calls);
  } catch (error) {
    const problem = error instanceof ChainError ? error.problem : null;
    if (problem === null || !Object.hasOwn(CAUSED_BY_CALLS, problem)) throw error;
    if (point.splitsLeft === 0) throw error;
    const reason = CAUSED_BY_CALLS[problem as keyof typeof CAUSED_BY_CALLS];
    if (calls.length === 1) return [{ ok: false, reason, data: '0x' }];
    point.splitsLeft -= 1;
    const half = Math.ceil(calls.length / 2);
    const first = await callContracts(point, calls.slice(0, half));
    return [...first, ...(await callContracts(point, calls.slice(half)))];
  }
}

async function callOnce(
  { provider, contracts, block, signal }: ReadingPoint,
  calls: readonly ContractCall[],
): Promise<ContractReply[]> {
  const aggregated = calls.map(({ target, data }) => ({
    target,
    allowFailure: true,
    callData: data,
  }));
  const request = {
    to: contracts.multicall,
    data: encodeFunctionData({ abi: AGGREGATE, args: [aggregated] }),
  };
  const answer = await askForHex(provider, 'eth_call', [request, block], signal);
  const results = decodeResults(answer);
  if (results?.length !== calls.length) throw new ChainError('malformed');
  return results.map(({ success, returnData }) =>
    success ? { ok: true, data: returnData } : { ok: false, reason: 'reverted', data: returnData },
  );
}

function decodeResults(data: Hex) {
  try {
    return decodeFunctionResult({ abi: AGGREGATE, data });
  } catch {
    return null;
  }
}
