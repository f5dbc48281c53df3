// Reads addresses and primary names with the Universal Resolver: https://docs.ens.domains/resolvers/universal

import { zeroAddress } from 'viem';
import { packetToBytes } from 'viem/ens';
import { encodeFunctionData, getAddress, isAddress, toHex } from 'viem/utils';
import { type ChainFact, EVM_COIN_BIT, type PrimaryName } from '../contract/chain-facts.ts';
import type { ContractCall, ContractReply } from './call-contracts.ts';
import {
  ADDR,
  ADDR_OF_COIN,
  type EnsContracts,
  type Hex,
  RESOLVE,
  REVERSE,
} from './ens-contracts.ts';
import { readResolverError } from './read-resolver-error.ts';
import { decodeValue, readUtf8, readValue, toCall } from './read-value.ts';

/** Coin type of Ethereum: https://docs.ens.domains/ensip/9 */
export const ETHEREUM = 60;

/** Asks the caller to contact the gateways, instead of a gateway of ENS: https://docs.ens.domains/ensip/21 */
const GATEWAYS = ['x-batch-gateway:true'];

/** Where a name leads to. */
export interface Resolution {
  readonly address: ChainFact<string>;
  /** The resolver that answered. The resolver can belong to a parent of the name. */
  readonly resolver: ChainFact<string>;
}

/**
 * Creates the call that reads an address of a name.
 *
 * @param node namehash of the name
 */
export function toAddressCall(
  contracts: EnsContracts,
  name: string,
  node: Hex,
  coinType: number,
): ContractCall {
  const record =
    coinType === ETHEREUM
      ? encodeFunctionData({ abi: ADDR, args: [node] })
      : encodeFunctionData({ abi: ADDR_OF_COIN, args: [node, BigInt(coinType)] });
  return toCall(contracts.universalResolver, RESOLVE, [
    toHex(packetToBytes(name)),
    record,
    GATEWAYS,
  ]);
}

/** Decodes the reply to {@link toAddressCall}. */
export function readAddress(reply: ContractReply | undefined, coinType = ETHEREUM): Resolution {
  const resolved = readValue(RESOLVE, reply);
  if (resolved.status !== 'known') {
    const missing = readResolverError(reply);
    return { address: missing.fact, resolver: missing.fact };
  }
  const [record, resolver] = resolved.value;
  return {
    address:
      coinType === ETHEREUM ? readEthereumAddress(record) : readOtherAddress(record, coinType),
    resolver: toAddressFact(resolver),
  };
}

/** Creates the call that reads the primary name of an address. */
export function toPrimaryNameCall(contracts: EnsContracts, address: string): ContractCall {
  return toCall(contracts.universalResolver, REVERSE, [address as Hex, BigInt(ETHEREUM), GATEWAYS]);
}

/** Decodes the reply to {@link toPrimaryNameCall}. */
export function readPrimaryName(reply: ContractReply | undefined): ChainFact<PrimaryName> {
  const found = readValue(REVERSE, reply);
  if (found.status !== 'known') {
    const { fact, claimedName } = readResolverError(reply);
    if (claimedName === null) return fact;
    return { status: 'known', value: { name: claimedName, isVerified: false } };
  }
  const name = readUtf8(found.value[0]);
  return name === '' ? { status: 'none' } : { status: 'known', value: { name, isVerified: true } };
}

/** Returns an address with its checksum, or `none` for the zero address, which means that there is none. */
export function toAddressFact(address: Hex): ChainFact<string> {
  return address === zeroAddress
    ? { status: 'none' }
    : { status: 'known', value: getAddress(address) };
}

function readEthereumAddress(record: Hex): ChainFact<string> {
  // Old resolvers answer with nothing if there is no record.
  if (record === '0x') return { status: 'none' };
  const decoded = decodeValue(ADDR, record);
  return decoded.status === 'known' ? toAddressFact(decoded.value) : decoded;
}

function readOtherAddress(record: Hex, coinType: number): ChainFact<string> {
  if (record === '0x') return { status: 'none' };
  const decoded = decodeValue(ADDR_OF_COIN, record);
  if (decoded.status !== 'known') return decoded;
  const { value } = decoded;
  if (value === '0x') return { status: 'none' };
  if (coinType < EVM_COIN_BIT) return { status: 'known', value };
  return isAddress(value, { strict: false })
    ? toAddressFact(value)
    : { status: 'not_answered', reason: 'malformed' };
}
