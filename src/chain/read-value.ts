// Encodes calls and decodes replies of one function: https://docs.soliditylang.org/en/latest/abi-spec.html

import type { Abi, ContractFunctionArgs, ContractFunctionReturnType } from 'viem';
import { decodeFunctionResult, encodeFunctionData, hexToBytes } from 'viem/utils';
import type { ChainFact } from '../contract/chain-facts.ts';
import type { ContractCall, ContractReply } from './call-contracts.ts';
import type { Hex } from './ens-contracts.ts';

/**
 * Last second of the year 9998, since 1970. Contracts allow any number of seconds, but dates of five-digit years have a
 * different form, and later dates are invalid. The year 9999 is left for the grace period.
 */
export const LAST_SECOND = 253_370_764_799;

type OneFunction = Abi & readonly [{ readonly type: 'function' }];

/** Encodes the call of a function. `abi` contains only this function. */
export function toCall<const Interface extends OneFunction>(
  target: Hex,
  abi: Interface,
  args: ContractFunctionArgs<Interface>,
): ContractCall {
  return { target, data: encodeFunctionData({ abi, args } as never) };
}

/** Decodes the reply of a function. `abi` contains only this function. */
export function readValue<const Interface extends OneFunction>(
  abi: Interface,
  reply: ContractReply | undefined,
): ChainFact<ContractFunctionReturnType<Interface>> {
  if (!reply) return { status: 'not_answered', reason: 'failed' };
  if (!reply.ok) return { status: 'not_answered', reason: reply.reason };
  return decodeValue(abi, reply.data);
}

export function decodeValue<const Interface extends OneFunction>(
  abi: Interface,
  data: Hex,
): ChainFact<ContractFunctionReturnType<Interface>> {
  try {
    return { status: 'known', value: decodeFunctionResult({ abi, data } as never) };
  } catch {
    // An address without a contract replies with nothing, and contracts can reply with anything.
    return { status: 'not_answered', reason: 'malformed' };
  }
}

/**
 * Decodes UTF-8. Keeps a byte order mark at the start, which viem removes. Otherwise the owner of `\u{feff}vitalik.eth`
 * would seem to own `vitalik.eth`.
 */
export function readUtf8(bytes: Hex | Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(typeof bytes === 'string' ? hexToBytes(bytes) : bytes);
}
