// Decodes the errors of the Universal Resolver: https://docs.ens.domains/resolvers/universal#errors

import {
  decodeAbiParameters,
  decodeErrorResult,
  decodeFunctionData,
  hexToBytes,
  slice,
} from 'viem/utils';
import type { ChainFact, UnansweredReason } from '../contract/chain-facts.ts';
import type { ContractReply } from './call-contracts.ts';
import { type Hex, QUERY, UNIVERSAL_RESOLVER_ERRORS } from './ens-contracts.ts';
import { readUtf8 } from './read-value.ts';

/** Maximum number of hosts to keep for a name that is stored off the chain. */
const MAX_HOSTS = 5;

/** Maximum length of a host name: https://datatracker.ietf.org/doc/html/rfc1035#section-2.3.4 */
const MAX_HOST_LENGTH = 253;

/** Length of the selector before the arguments of an error. */
const SELECTOR_BYTES = 4;

interface ResolverError {
  /** Why there is no value. */
  readonly fact: Exclude<ChainFact<never>, { status: 'known' }>;
  /** The name that an address declares, although the name does not lead to the address. Otherwise null. */
  readonly claimedName: string | null;
}

/** Returns what an unsuccessful reply of the Universal Resolver means. */
export function readResolverError(reply: ContractReply | undefined): ResolverError {
  if (!reply) return notAnswered('failed');
  if (reply.ok) return notAnswered('malformed');
  if (reply.reason !== 'reverted') return notAnswered(reply.reason);
  const error = decodeError(reply.data);
  switch (error?.errorName) {
    case 'ResolverNotFound':
      return { fact: { status: 'none' }, claimedName: readClaimedName(error.args[0]) };
    case 'UnsupportedResolverProfile':
      return { fact: { status: 'none' }, claimedName: null };
    case 'ReverseAddressMismatch':
      return { fact: { status: 'none' }, claimedName: readMismatch(reply.data) };
    case 'OffchainLookup':
      return {
        fact: { status: 'not_answered', reason: 'off_chain', hosts: listHosts(error.args) },
        claimedName: null,
      };
    case 'HttpError':
      return notAnswered('failed');
    default:
      return notAnswered('reverted');
  }
}

/** Returns the name of a `ReverseAddressMismatch`. Decodes it as bytes, because viem changes some strings. */
function readMismatch(error: Hex): string {
  const [name] = decodeAbiParameters(
    [{ type: 'bytes' }, { type: 'bytes' }],
    slice(error, SELECTOR_BYTES),
  );
  return readUtf8(name);
}

/**
 * Returns a declared primary name that has no resolver. Returns null if the reverse name of the address has no resolver,
 * because the address then declares nothing: `d8da6bf26964af9d7eed9e03e53415d37aa96045.addr.reverse`.
 */
function readClaimedName(packet: Hex): string | null {
  const name = readPacket(hexToBytes(packet));
  return name === '' || name.endsWith('.reverse') ? null : name;
}

/** Decodes a name in the wire format of DNS: `\x07vitalik\x03eth\x00` → `vitalik.eth` */
function readPacket(bytes: Uint8Array): string {
  const labels: string[] = [];
  let start = 0;
  for (let length = bytes[0] ?? 0; length > 0; length = bytes[start] ?? 0) {
    labels.push(readUtf8(bytes.subarray(start + 1, start + 1 + length)));
    start += 1 + length;
  }
  return labels.join('.');
}

function notAnswered(reason: UnansweredReason) {
  return { fact: { status: 'not_answered', reason }, claimedName: null } as const;
}

function decodeError(data: Hex) {
  try {
    return decodeErrorResult({ abi: UNIVERSAL_RESOLVER_ERRORS, data });
  } catch {
    return null;
  }
}

/** Lists the hosts that an `OffchainLookup` names. The batch of several lookups is in its call data. */
function listHosts([, urls, callData]: readonly [
  Hex,
  readonly string[],
  Hex,
  ...unknown[],
]): string[] {
  const all = [...urls, ...listBatchedUrls(callData)];
  return [...new Set(all.flatMap(readHost))].slice(0, MAX_HOSTS);
}

function listBatchedUrls(callData: Hex): string[] {
  try {
    const { args } = decodeFunctionData({ abi: QUERY, data: callData });
    return args[0].flatMap(({ urls }) => urls);
  } catch {
    return [];
  }
}

/** Returns the host of a URL template such as `https://example.com/{sender}/{data}.json`. */
function readHost(template: string): string[] {
  try {
    const { protocol, host } = new URL(template.replace(/\{\w*\}/g, '0'));
    return /^https?:$/.test(protocol) && host.length <= MAX_HOST_LENGTH ? [host] : [];
  } catch {
    return [];
  }
}
