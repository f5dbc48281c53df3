// Addresses and interfaces of the contracts of ENS: https://docs.ens.domains/learn/deployments

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

/** Creates the ABI of a function without side effects. */
const view = <
  const Name extends string,
  const Inputs extends readonly Parameter[],
  const Outputs extends readonly Parameter[],
>(
  name: Name,
  inputs: Inputs,
  outputs: Outputs,
) => ({ type: 'function', stateMutability: 'view', name, inputs, outputs }) as const;

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly components?: readonly Parameter[];
}

const bytes32 = { name: 'node', type: 'bytes32' } as const;
const id = { name: 'id', type: 'uint256' } as const;
const bytes = { name: 'value', type: 'bytes' } as const;
const address = { name: 'address', type: 'address' } as const;
const gateways = { name: 'gateways', type: 'string[]' } as const;

export const OWNER = [view('owner', [bytes32], [address])] as const;
export const RESOLVER = [view('resolver', [bytes32], [address])] as const;
export const NAME_EXPIRES = [view('nameExpires', [id], [id])] as const;
export const GET_DATA = [
  view(
    'getData',
    [id],
    [address, { name: 'fuses', type: 'uint32' }, { name: 'expiry', type: 'uint64' }],
  ),
] as const;
export const ADDR = [view('addr', [bytes32], [address])] as const;
export const ADDR_OF_COIN = [
  view('addr', [bytes32, { name: 'coinType', type: 'uint256' }], [bytes]),
] as const;

/** https://docs.ens.domains/resolvers/universal */
export const RESOLVE = [
  view('resolveWithGateways', [{ name: 'name', type: 'bytes' }, bytes, gateways], [bytes, address]),
] as const;
export const REVERSE = [
  view(
    'reverseWithGateways',
    [bytes, { name: 'coinType', type: 'uint256' }, gateways],
    // A string, which is encoded like bytes. `readUtf8` decodes it.
    [{ name: 'primary', type: 'bytes' }, address, { name: 'reverseResolver', type: 'address' }],
  ),
] as const;

export const CHAIN_ID = [view('getChainId', [], [{ name: 'chainId', type: 'uint256' }])] as const;

/** Requests of a batch gateway: https://docs.ens.domains/ensip/21 */
export const QUERY = [
  view(
    'query',
    [
      {
        name: 'requests',
        type: 'tuple[]',
        components: [
          { name: 'sender', type: 'address' },
          { name: 'urls', type: 'string[]' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
    [],
  ),
] as const;

/**
 * Errors of the Universal Resolver. `OffchainLookup` is from https://eips.ethereum.org/EIPS/eip-3668. The one of viem would
 * load the code that contacts hosts.
 */
export const UNIVERSAL_RESOLVER_ERRORS = [
  { type: 'error', name: 'ResolverNotFound', inputs: [bytes] },
  { type: 'error', name: 'ResolverNotContract', inputs: [bytes, address] },
  {
    type: 'error',
    name: 'UnsupportedResolverProfile',
    inputs: [{ name: 'selector', type: 'bytes4' }],
  },
  { type: 'error', name: 'ResolverError', inputs: [bytes] },
  {
    type: 'error',
    name: 'ReverseAddressMismatch',
    inputs: [{ name: 'primary', type: 'string' }, bytes],
  },
  {
    type: 'error',
    name: 'HttpError',
    inputs: [
      { name: 'status', type: 'uint16' },
      { name: 'message', type: 'string' },
    ],
  },
  {
    type: 'error',
    name: 'OffchainLookup',
    inputs: [
      { name: 'sender', type: 'address' },
      { name: 'urls', type: 'string[]' },
      { name: 'callData', type: 'bytes' },
      { name: 'callbackFunction', type: 'bytes4' },
      { name: 'extraData', type: 'bytes' },
    ],
  },
] as const;
