// Addresses and interfaces of the contracts of ENS: https://docs.ens.domains/learn/deployments

import { parseAbi } from 'viem';
import type { ChainNetwork } from '../contract/chain-facts.ts';

export type Hex = `0x${string}`;

export interface EnsContracts {
  readonly network: ChainNetwork;
  readonly registry: Hex;
  readonly registrar: Hex;
  readonly wrapper: Hex;
  readonly universalResolver: Hex;
  /** https://www.multicall3.com */
  readonly multicall: Hex;
}

const REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';
const REGISTRAR = '0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85';
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee';
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11';

/** Contracts by chain ID. */
export const ENS_CONTRACTS: Readonly<Record<number, EnsContracts>> = {
  1: {
    network: 'mainnet',
    registry: REGISTRY,
    registrar: REGISTRAR,
    wrapper: '0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401',
    universalResolver: UNIVERSAL_RESOLVER,
    multicall: MULTICALL,
  },
  11155111: {
    network: 'sepolia',
    registry: REGISTRY,
    registrar: REGISTRAR,
    wrapper: '0x0635513f179D50A207757E05759CbD106d7dFcE8',
    universalResolver: UNIVERSAL_RESOLVER,
    multicall: MULTICALL,
  },
};

export const OWNER = parseAbi(['function owner(bytes32 node) view returns (address)']);
export const RESOLVER = parseAbi(['function resolver(bytes32 node) view returns (address)']);
export const NAME_EXPIRES = parseAbi(['function nameExpires(uint256 id) view returns (uint256)']);
export const GET_DATA = parseAbi([
  'function getData(uint256 id) view returns (address owner, uint32 fuses, uint64 expiry)',
]);
export const ADDR = parseAbi(['function addr(bytes32 node) view returns (address)']);
export const ADDR_OF_COIN = parseAbi([
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
]);

/** https://docs.ens.domains/resolvers/universal */
export const RESOLVE = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address resolver)',
]);
// The primary name is a string, which is encoded like bytes. `readUtf8` decodes it.
export const REVERSE = parseAbi([
  'function reverseWithGateways(bytes address_, uint256 coinType, string[] gateways) view returns (bytes primary, address resolver, address reverseResolver)',
]);

export const CHAIN_ID = parseAbi(['function getChainId() view returns (uint256)']);

/** Requests of a batch gateway: https://docs.ens.domains/ensip/21 */
export const QUERY = parseAbi([
  'struct Request { address sender; string[] urls; bytes data; }',
  'function query(Request[] requests) view',
]);

/**
 * Errors of the Universal Resolver. `OffchainLookup` is from https://eips.ethereum.org/EIPS/eip-3668. The one of viem would
 * load the code that contacts hosts.
 */
export const UNIVERSAL_RESOLVER_ERRORS = parseAbi([
  'error ResolverNotFound(bytes name)',
  'error ResolverNotContract(bytes name, address resolver)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error HttpError(uint16 status, string message)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
]);
