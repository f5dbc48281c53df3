// A wallet on a chain that knows the names of `seeded-names.ts`. Its contracts answer as those of ENS do:
// https://docs.ens.domains/learn/deployments

import { type Abi, concatHex, multicall3Abi, parseAbi, zeroAddress } from 'viem';
import { labelhash, namehash, packetToBytes } from 'viem/ens';
import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  padHex,
  size,
  slice,
  stringToHex,
  toFunctionSelector,
  toHex,
} from 'viem/utils';
import { type ChainProvider, FUSES } from '../../contract/chain-facts.ts';
import { lazy } from '../../primitives/lazy.ts';
import {
  ADDR,
  ADDR_OF_COIN,
  CHAIN_ID,
  ENS_CONTRACTS,
  type EnsContracts,
  GET_DATA,
  type Hex,
  NAME_EXPIRES,
  OWNER,
  QUERY,
  RESOLVE,
  RESOLVER,
  REVERSE,
  UNIVERSAL_RESOLVER_ERRORS,
} from '../ens-contracts.ts';
import {
  ALICE,
  BIDI_NAME,
  CAROL,
  END,
  GATEWAY_NAME,
  NOW,
  RESOLVERS,
  SEEDED_NAMES,
  SEEDED_PRIMARY_NAMES,
  SEEDED_REVERSE_RESOLVERS,
} from './seeded-names.ts';

interface Call {
  readonly target: Hex;
  readonly callData: Hex;
}

interface Result {
  readonly success: boolean;
  readonly returnData: Hex;
}

const CALLBACK = parseAbi([
  'function gatewayCallback(bytes response, bytes extraData) view returns (bytes, address)',
]);
const EXTENDED_RESOLVER = parseAbi(['function resolve(bytes name, bytes data)']);
const ERRORS = [
  ...UNIVERSAL_RESOLVER_ERRORS,
  ...parseAbi(['error Error(string)', 'error DNSEncodingFailed(string)']),
] as const;

const FUNCTIONS = [
  ...[...OWNER, ...RESOLVER, ...NAME_EXPIRES, ...GET_DATA],
  ...[...RESOLVE, ...REVERSE, ...CALLBACK],
] as const;

export const SEPOLIA_ID = 11_155_111;

/** Length of an answer that uses all gas of a server. */
const GAS_CHARACTERS = 1_000_000;

/** The result of a call for which no gas is left. */
const STARVED: Result = { success: false, returnData: '0x' };

/** Returns 4 MB, which decode as a valid address, or as a text or bytes of almost 4 MB. */
const getHugeAnswer = lazy(() => {
  const bytes = 4_000_000;
  const start = [32, bytes - 64].map((word) => toHex(word, { size: 32 }));
  return padHex(concatHex(start), { size: bytes, dir: 'right' });
});

export interface SimulatedChainOptions {
  /** 1, mainnet, by default. */
  readonly chainId?: number;
  /** Names that have the answers of seeded names, such as `{ 'vita1ik.eth': 'foreign.eth' }`. */
  readonly like?: Readonly<Record<string, string>>;
  /** Whether a long answer uses all gas, so that the calls after it in the same request fail. */
  readonly limitsGas?: boolean;
}

/** Creates a wallet on a chain that knows the names of `seeded-names.ts`. Nobody has registered any other name. */
export function createSimulatedChain(options: SimulatedChainOptions = {}): ChainProvider {
  const { chainId = 1, like = {}, limitsGas = false } = options;
  const contracts = ENS_CONTRACTS[chainId] as EnsContracts;
  const namesByKey = new Map(
    [...Object.keys({ ...SEEDED_NAMES, ...like }), GATEWAY_NAME, 'no.offchain.eth'].flatMap(
      (name) => [
        [namehash(name), name],
        [labelhash(name.replace(/\.eth$/, '')), name],
        [toHex(packetToBytes(name)), name],
      ],
    ),
  );
  const places: Readonly<Record<string, Hex>> = {
    owner: contracts.registry,
    resolver: contracts.registry,
    nameExpires: contracts.registrar,
    getData: contracts.wrapper,
  };
  const findName = (key: Hex | bigint) =>
    namesByKey.get(typeof key === 'bigint' ? toHex(key, { size: 32 }) : key) ?? '';
  const findSeed = (name: string) => SEEDED_NAMES[like[name] ?? name];

  function getResolver(name: string): Hex {
    const seed = findSeed(name);
    return seed ? (seed.resolver ?? RESOLVERS.PublicResolver) : zeroAddress;
  }

  function getOwner(name: string): Hex {
    const seed = findSeed(name);
    if (!seed) return zeroAddress;
    return seed.wrapped ? contracts.wrapper : (seed.owner ?? ALICE);
  }

  /** After the expiry, no fuse is burned, and an emancipated name has no owner. */
  function getData(name: string): readonly [Hex, number, bigint] {
    const { wrapped, owner = ALICE } = findSeed(name) ?? {};
    if (!wrapped) return [zeroAddress, 0, 0n];
    const expiry = BigInt(wrapped.expiry);
    if (wrapped.expiry >= NOW) return [owner, wrapped.fuses >>> 0, expiry];
    const isEmancipated = (wrapped.fuses & FUSES.PARENT_CANNOT_CONTROL) !== 0;
    return [isEmancipated ? zeroAddress : owner, 0, expiry];
  }

  /** Asks the resolver of a name. Only `OffchainResolver` answers for subnames: https://docs.ens.domains/ensip/10 */
  function resolve(packet: Hex, record: Hex): { answer: Hex; resolver: Hex } | Result {
    const name = findName(packet);
    const labels = name.split('.');
    const ancestors = labels.map((_, at) => labels.slice(at).join('.'));
    const nearest = ancestors.find((each) => getResolver(each) !== zeroAddress) ?? '';
    const resolver = getResolver(nearest);
    if (resolver === RESOLVERS.OffchainResolver) return askGateway(packet, record);
    if (name === '' || nearest !== name) return revert('ResolverNotFound', [packet]);
    switch (resolver) {
      case RESOLVERS.PublicResolver:
        return { answer: getRecord(name, record), resolver };
      case RESOLVERS.GarbageResolver:
        return { answer: stringToHex('garbage'), resolver };
      case RESOLVERS.HugeResolver:
        return { answer: getHugeAnswer(), resolver };
      case RESOLVERS.SilentResolver:
        return revert('UnsupportedResolverProfile', [slice(record, 0, 4)]);
      case RESOLVERS.RevertingResolver:
        return revert('ResolverError', [
          revert('Error', ['This resolver always reverts']).returnData,
        ]);
      default:
        return revert('ResolverNotContract', [packet, resolver]);
    }
  }

  function getRecord(name: string, record: Hex): Hex {
    const { args } = decodeFunctionData({ abi: [...ADDR, ...ADDR_OF_COIN], data: record });
    const { address, coins = {} } = findSeed(name) ?? {};
    return args[1] === undefined
      ? encodeFunctionResult({ abi: ADDR, result: address ?? zeroAddress })
      : encodeFunctionResult({ abi: ADDR_OF_COIN, result: coins[Number(args[1])] ?? '0x' });
  }

  /** Returns the error that refers to a gateway: https://eips.ethereum.org/EIPS/eip-3668 */
  function askGateway(packet: Hex, record: Hex): Result {
    const request = {
      sender: RESOLVERS.OffchainResolver,
      urls: ['https://gateway.example.com/{sender}/{data}.json'],
      data: encodeFunctionData({ abi: EXTENDED_RESOLVER, args: [packet, record] }),
    };
    return revert('OffchainLookup', [
      contracts.universalResolver,
      ['x-batch-gateway:true'],
      encodeFunctionData({ abi: QUERY, args: [[request]] }),
      toFunctionSelector(CALLBACK[0]),
      '0x',
    ]);
  }

  function reverse(address: Hex): Result {
    const isSame = ([each]: readonly [Hex, unknown]) => isAddressEqual(each, address);
    const [, resolver] = SEEDED_REVERSE_RESOLVERS.find(isSame) ?? [];
    const packet = toPacket(`${address.slice(2).toLowerCase()}.addr.reverse`);
    if (resolver === RESOLVERS.OffchainResolver) return askGateway(packet, '0x691f3431');
    const [, seeded] = SEEDED_PRIMARY_NAMES.find(isSame) ?? [];
    const primary = resolver === RESOLVERS.BidiNameResolver ? BIDI_NAME : seeded;
    if (primary === undefined) return revert('ResolverNotFound', [packet]);
    if (primary === '') return succeed(REVERSE, ['0x', zeroAddress, RESOLVERS.PublicResolver]);
    if (primary.split('.').includes('')) return revert('DNSEncodingFailed', [primary]);
    const record = encodeFunctionData({ abi: ADDR, args: [namehash(primary)] });
    const found = resolve(toPacket(primary), record);
    if (!('answer' in found)) return found;
    const [owner] = decodeAbiParameters([{ type: 'address' }], found.answer);
    if (!isAddressEqual(owner, address)) return revert('ReverseAddressMismatch', [primary, owner]);
    return succeed(REVERSE, [stringToHex(primary), found.resolver, RESOLVERS.PublicResolver]);
  }

  function answer({ target, callData }: Call): Result {
    if (isAddressEqual(target, contracts.multicall)) return succeed(CHAIN_ID, BigInt(chainId));
    const { functionName, args } = decodeFunctionData({ abi: FUNCTIONS, data: callData });
    if (!isAddressEqual(target, places[functionName] ?? contracts.universalResolver)) {
      throw new Error(`${functionName} is not a function of ${target}.`);
    }
    switch (functionName) {
      case 'owner':
        return succeed(OWNER, getOwner(findName(args[0])));
      case 'resolver':
        return succeed(RESOLVER, getResolver(findName(args[0])));
      case 'nameExpires': {
        const seed = findSeed(findName(args[0]));
        return succeed(NAME_EXPIRES, BigInt(seed ? (seed.expires ?? END) : 0));
      }
      case 'getData':
        return succeed(GET_DATA, getData(findName(args[0])));
      case 'resolveWithGateways': {
        const found = resolve(args[0], args[1]);
        return 'answer' in found ? succeed(RESOLVE, [found.answer, found.resolver]) : found;
      }
      case 'reverseWithGateways':
        return reverse(args[0]);
      case 'gatewayCallback': {
        const [failures, responses] = decodeAbiParameters(
          [{ type: 'bool[]' }, { type: 'bytes[]' }],
          args[0],
        );
        const [response = '0x'] = responses;
        return failures[0]
          ? revert('ResolverError', [response])
          : succeed(CALLBACK, [response, RESOLVERS.OffchainResolver]);
      }
    }
  }

  function answerAll(calls: readonly Call[]): Result[] {
    let hasGas = true;
    return calls.map((call) => {
      const result = hasGas ? answer(call) : STARVED;
      if (limitsGas && result.returnData.length > GAS_CHARACTERS) hasGas = false;
      return hasGas ? result : STARVED;
    });
  }

  return {
    async request({ method, params }) {
      if (method === 'eth_chainId') return toHex(chainId);
      if (method === 'eth_requestAccounts') return [];
      if (method === 'eth_getBlockByNumber') return { number: '0x7', timestamp: toHex(NOW) };
      if (method !== 'eth_call') throw new Error(`The simulated chain does not support ${method}.`);
      const [{ to, data }] = params as [{ to: Hex; data: Hex }];
      if (isAddressEqual(to, contracts.multicall)) {
        const calls = decodeFunctionData({ abi: multicall3Abi, data }).args?.[0] as readonly Call[];
        return encodeFunctionResult({
          abi: multicall3Abi,
          functionName: 'aggregate3',
          result: answerAll(calls),
        });
      }
      const { success, returnData } = answer({ target: to, callData: data });
      if (success) return returnData;
      throw Object.assign(new Error('execution reverted'), { code: 3, data: returnData });
    },
  };
}

/** Encodes a name in the format of DNS: `a.eth` → 01 `a` 03 `eth` 00. Unlike viem, keeps a dot before a line break. */
function toPacket(name: string): Hex {
  const labels = name.split('.').map((label) => stringToHex(label));
  return concatHex([
    ...labels.flatMap((label) => [toHex(size(label), { size: 1 }), label]),
    '0x00',
  ]);
}

const succeed = (abi: Abi, result: unknown): Result => ({
  success: true,
  returnData: encodeFunctionResult({ abi, result } as never),
});

function revert(errorName: (typeof ERRORS)[number]['name'], args: readonly unknown[]): Result {
  const error = { abi: ERRORS, errorName, args };
  return { success: false, returnData: encodeErrorResult(error as never) };
}

/** Answers the body of a JSON-RPC request, as a server does. */
export async function answerRpc(provider: ChainProvider, body: string): Promise<string> {
  const { id, method, params } = JSON.parse(body);
  return JSON.stringify({ jsonrpc: '2.0', id, result: await provider.request({ method, params }) });
}

/** Answers a request to the gateway of `offchain.eth`. Returns null for other requests. */
export function answerGateway(url: string): Response | null {
  if (!url.startsWith('https://gateway.example.com/')) return null;
  const isKnown = url.includes(toHex(packetToBytes(GATEWAY_NAME)).slice(2));
  const body = isKnown ? { data: padHex(CAROL, { size: 32 }) } : { message: 'Unknown name' };
  return Response.json(body, { status: isKnown ? 200 : 404 });
}
