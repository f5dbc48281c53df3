// A wallet that answers from `recorded-answers.json`, which `test-chain.test.ts` records from the test chain.

import { readFileSync } from 'node:fs';
import { multicall3Abi } from 'viem';
import { labelhash, namehash, packetToBytes } from 'viem/ens';
import {
  decodeFunctionData,
  decodeFunctionResult,
  encodeErrorResult,
  encodeFunctionResult,
  isAddressEqual,
  keccak256,
  padHex,
  toHex,
} from 'viem/utils';
import type { ChainProvider } from '../../contract/chain-facts.ts';
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
  RESOLVE,
  RESOLVER,
  REVERSE,
  UNIVERSAL_RESOLVER_ERRORS,
} from '../ens-contracts.ts';
import { CAROL, GATEWAY_NAME, NOW, SEEDED_NAMES } from './seeded-names.ts';

/** Answers by subject and question. The subject is a name, an address or `gateways`. */
type Answers = Record<string, Record<string, string>>;

const answers: Answers = JSON.parse(
  readFileSync(new URL('./recorded-answers.json', import.meta.url), 'utf8'),
);

/** Names whose answers are recorded. */
const RECORDED_NAMES = [...Object.keys(SEEDED_NAMES), GATEWAY_NAME, 'no.offchain.eth'];

interface Call {
  readonly target: Hex;
  readonly callData: Hex;
}

interface Result {
  readonly success: boolean;
  readonly returnData: Hex;
}

const FUNCTIONS = [...OWNER, ...RESOLVER, ...NAME_EXPIRES, ...GET_DATA, ...RESOLVE, ...REVERSE];

export const SEPOLIA_ID = 11_155_111;

/** Length of an answer that uses all gas of a server. */
const GAS_CHARACTERS = 1_000_000;

export interface RecordedChainOptions {
  /** 1, mainnet, by default. */
  readonly chainId?: number;
  /** Names that have the answers of recorded names, such as `{ 'vita1ik.eth': 'foreign.eth' }`. */
  readonly like?: Readonly<Record<string, string>>;
  /** Whether a long answer uses all gas, so that the calls after it in the same request fail. */
  readonly limitsGas?: boolean;
}

/** Creates a wallet on a chain that knows the names of `seeded-names.ts`. Nobody has registered any other name. */
export function createRecordedChain(options: RecordedChainOptions = {}): ChainProvider {
  const { chainId = 1, like = {}, limitsGas = false } = options;
  const contracts = ENS_CONTRACTS[chainId] as EnsContracts;
  const readCall = createCallReader(contracts, [...RECORDED_NAMES, ...Object.keys(like)]);

  // On Sepolia, the NameWrapper has another address.
  const renameWrapper = [ENS_CONTRACTS[1] as EnsContracts, contracts].map(({ wrapper }) =>
    wrapper.slice(2).toLowerCase(),
  ) as [string, string];

  function answer({ target, callData }: Call): Result {
    if (isAddressEqual(target, contracts.multicall)) {
      const returnData = encodeFunctionResult({ abi: CHAIN_ID, result: BigInt(chainId) });
      return { success: true, returnData };
    }
    const [subject, question] = readCall(target, callData);
    const recorded = answers[like[subject] ?? subject]?.[question];
    if (recorded !== undefined) return unpack(recorded.replaceAll(...renameWrapper));
    if (subject === '' || subject.startsWith('0x')) return answerUnknown(question);
    throw new Error(`Nobody recorded ${question} of ${subject}.`);
  }

  function answerAll(calls: readonly Call[]): Result[] {
    let hasGas = true;
    return calls.map((call) => {
      const result = answer(call);
      if (limitsGas && result.returnData.length > GAS_CHARACTERS) hasGas = false;
      return hasGas ? result : { success: false, returnData: '0x' };
    });
  }

  return {
    async request({ method, params }) {
      if (method === 'eth_chainId') return toHex(chainId);
      if (method === 'eth_requestAccounts') return [];
      if (method === 'eth_getBlockByNumber') return { number: '0x7', timestamp: toHex(NOW) };
      if (method !== 'eth_call') throw new Error(`Nobody recorded ${method}.`);
      const [{ to, data }] = params as [{ to: Hex; data: Hex }];
      if (!isAddressEqual(to, contracts.multicall))
        return answer({ target: to, callData: data }).returnData;
      return encodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        result: answerAll(readAggregated(data)),
      });
    },
  };
}

/** Answers the body of a JSON-RPC request, as a server does. */
export async function answerRpc(provider: ChainProvider, body: string): Promise<string> {
  const { id, method, params } = JSON.parse(body);
  return JSON.stringify({ jsonrpc: '2.0', id, result: await provider.request({ method, params }) });
}

/** Passes requests to a provider, and records what contracts answer to each call. */
export function recordAnswers(
  provider: ChainProvider,
): ChainProvider & { readonly recorded: Answers } {
  const contracts = ENS_CONTRACTS[1] as EnsContracts;
  const readCall = createCallReader(contracts, RECORDED_NAMES);
  const recorded: Answers = {};
  const record = ({ target, callData }: Call, result: Result) => {
    if (isAddressEqual(target, contracts.multicall)) return;
    const [subject, question] = readCall(target, callData);
    recorded[subject] = { ...recorded[subject], [question]: pack(result) };
  };
  return {
    recorded,
    async request(args) {
      const answered = await provider.request(args);
      if (args.method !== 'eth_call') return answered;
      const [{ to, data }] = args.params as [{ to: Hex; data: Hex }];
      if (!isAddressEqual(to, contracts.multicall)) {
        record({ target: to, callData: data }, { success: true, returnData: answered as Hex });
        return answered;
      }
      const results = decodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        data: answered as Hex,
      });
      for (const [at, call] of readAggregated(data).entries()) record(call, results[at] as Result);
      return answered;
    },
  };
}

/** Answers a request to the gateway of `offchain.eth`. Returns null for other requests. */
export function answerGateway(url: string): Response | null {
  if (!url.startsWith('https://gateway.example.com/')) return null;
  const isKnown = url.includes(toHex(packetToBytes(GATEWAY_NAME)).slice(2));
  const body = isKnown ? { data: padHex(CAROL, { size: 32 }) } : { message: 'Unknown name' };
  return Response.json(body, { status: isKnown ? 200 : 404 });
}

function readAggregated(data: Hex): readonly Call[] {
  return decodeFunctionData({ abi: multicall3Abi, data }).args?.[0] as readonly Call[];
}

/** Creates a function that returns what a call is about: `['vitalik.eth', 'owner']` */
function createCallReader(contracts: EnsContracts, names: readonly string[]) {
  const targets: Readonly<Record<string, Hex>> = {
    owner: contracts.registry,
    resolver: contracts.registry,
    nameExpires: contracts.registrar,
    getData: contracts.wrapper,
  };
  const namesByKey = new Map<string, string>();
  for (const name of names) {
    const [label = '', ...parents] = name.split('.');
    if (parents.length === 1) namesByKey.set(labelhash(label), name);
    namesByKey.set(namehash(name), name);
    namesByKey.set(toHex(packetToBytes(name)), name);
  }
  return (target: Hex, data: Hex): readonly [subject: string, question: string] => {
    let call: ReturnType<typeof decodeFunctionData<typeof FUNCTIONS>>;
    try {
      call = decodeFunctionData({ abi: FUNCTIONS, data });
    } catch {
      return ['gateways', keccak256(data).slice(0, 18)];
    }
    const { functionName, args } = call;
    if (!isAddressEqual(target, targets[functionName] ?? contracts.universalResolver)) {
      throw new Error(`${functionName} is not a function of ${target}.`);
    }
    if (functionName === 'reverseWithGateways') return [args[0].toLowerCase(), functionName];
    if (functionName === 'resolveWithGateways') {
      const record = decodeFunctionData({ abi: [...ADDR, ...ADDR_OF_COIN], data: args[1] });
      return [namesByKey.get(args[0]) ?? '', `addr ${record.args[1] ?? 60}`];
    }
    const key = typeof args[0] === 'bigint' ? padHex(toHex(args[0]), { size: 32 }) : args[0];
    return [namesByKey.get(key) ?? '', functionName];
  };
}

/** Answers as ENS does if nobody has registered a name, or if an address declares no primary name. */
function answerUnknown(question: string): Result {
  if (/^(?:owner|resolver|nameExpires|getData)$/.test(question)) {
    return { success: true, returnData: padHex('0x', { size: question === 'getData' ? 96 : 32 }) };
  }
  const returnData = encodeErrorResult({
    abi: UNIVERSAL_RESOLVER_ERRORS,
    errorName: 'ResolverNotFound',
    args: ['0x00'],
  });
  return { success: false, returnData };
}

/** Shortens a result: runs of zeros become their length, and errors start with `!`. */
function pack({ success, returnData }: Result): string {
  return (success ? '' : '!') + returnData.replace(/0{8,100000}/g, (zeros) => `(${zeros.length})`);
}

function unpack(text: string): Result {
  const hex = text.replace(/\((\d+)\)/g, (_, length) => '0'.repeat(Number(length)));
  return { success: !hex.startsWith('!'), returnData: hex.replace('!', '') as Hex };
}
