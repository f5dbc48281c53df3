// Starts a local Ethereum node with ENS at the addresses of mainnet. Only `npm run test:all` needs it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Abi,
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  labelhash,
  multicall3Abi,
  namehash,
  parseAbi,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem';
import { mainnet } from 'viem/chains';
import { ENS_CONTRACTS, type EnsContracts } from '../ens-contracts.ts';
import {
  createAddress,
  END,
  NOW,
  RESOLVERS,
  SEEDED_NAMES,
  SEEDED_PRIMARY_NAMES,
  SEEDED_REVERSE_RESOLVERS,
  type SeededName,
} from './seeded-names.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/test-chain', import.meta.url));

/** Names of processors in anvil's packages. */
const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** Gas that a call may use. Reading 4 MB through the Universal Resolver takes more gas than a mainnet block allows. */
const GAS_LIMIT = 100_000_000_000;

const contracts = ENS_CONTRACTS[mainnet.id] as EnsContracts;

/** Where the contracts of `contracts.sol` are. */
const PLACES: Readonly<Record<string, Address>> = {
  ...RESOLVERS,
  Registry: contracts.registry,
  Registrar: contracts.registrar,
  NameWrapper: contracts.wrapper,
  Multicall3: contracts.multicall,
  UniversalResolver: contracts.universalResolver,
};

const SETTERS = parseAbi([
  'function setRecord(bytes32 node, address owner, address resolver)',
  'function setExpiry(uint256 id, uint256 expires)',
  'function setToken(uint256 id, address owner, uint32 fuses, uint64 expiry)',
  'function setAddr(bytes32 node, uint256 coinType, bytes value)',
  'function setName(bytes32 node, string value)',
]);

/** A local Ethereum node with the contracts of ENS and the names of `seeded-names.ts`. */
export interface TestChain {
  readonly url: string;
  stop(): void;
}

/** Installs what is missing (65 MB), and starts a node on a free port. */
export async function startTestChain(): Promise<TestChain> {
  installPackages();
  const node = spawn(findAnvil(), [
    ...['--port', '0', '--accounts', '1', '--auto-impersonate', '--hardfork', 'cancun'],
    ...['--chain-id', `${mainnet.id}`, '--timestamp', `${NOW}`],
    ...['--gas-price', '0', '--base-fee', '0', '--gas-limit', `${GAS_LIMIT}`],
  ]);
  const stop = () => void node.kill('SIGKILL');
  process.once('exit', stop);
  try {
    const url = `http://127.0.0.1:${await readPort(node)}`;
    await placeContracts(url);
    return { url, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Installs the packages that the lock file of this folder lists, without running their scripts. */
function installPackages(): void {
  const readLock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8');
  if (existsSync(findAnvil()) && readLock(cache) === readLock(folder)) return;
  mkdirSync(cache, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(folder, file), join(cache, file));
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: cache, stdio: 'inherit' });
  if (status !== 0) throw new Error('anvil cannot be installed from the npm registry.');
}

function findAnvil(): string {
  const { platform, arch } = process;
  return join(cache, `node_modules/@foundry-rs/anvil-${platform}-${PROCESSORS[arch]}/bin/anvil`);
}

/** Returns the port that anvil prints: `Listening on 127.0.0.1:36403` */
function readPort({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /^Listening on .*:(\d+)$/m.exec(output)?.[1];
      if (port) resolve(port);
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
    stdout?.once('close', () => reject(new Error(`anvil cannot start: ${output}`)));
  });
}

/** Writes the code of the contracts, and registers all names with one transaction. */
async function placeContracts(url: string): Promise<void> {
  const client = createTestClient({
    mode: 'anvil',
    chain: mainnet,
    transport: http(url, { retryCount: 0, timeout: 60_000 }),
  })
    .extend(publicActions)
    .extend(walletActions);
  const compiled = compileContracts();
  for (const [name, address] of Object.entries(PLACES)) {
    await client.setCode({ address, bytecode: compiled[name] as Hex });
  }
  const hash = await client.writeContract({
    account: createAddress(0),
    address: contracts.multicall,
    abi: multicall3Abi as Abi,
    functionName: 'aggregate3',
    args: [listChanges()],
    gas: 1_000_000_000n,
    gasPrice: 0n,
  });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error('The names of the test chain cannot be registered.');
}

interface Change {
  readonly target: Address;
  readonly allowFailure: false;
  readonly callData: Hex;
}

function listChanges(): Change[] {
  const toReverseNode = (address: Address) =>
    namehash(`${address.slice(2).toLowerCase()}.addr.reverse`);
  return [
    ...Object.entries(SEEDED_NAMES).flatMap(([name, seed]) => registerName(name, seed)),
    ...SEEDED_PRIMARY_NAMES.flatMap(([address, name]) => [
      set(contracts.registry, 'setRecord', toReverseNode(address), address, PUBLIC_RESOLVER),
      set(PUBLIC_RESOLVER, 'setName', toReverseNode(address), name),
    ]),
    ...SEEDED_REVERSE_RESOLVERS.map(([address, resolver]) =>
      set(contracts.registry, 'setRecord', toReverseNode(address), address, resolver),
    ),
  ];
}

const PUBLIC_RESOLVER = RESOLVERS.PublicResolver;

function set(
  target: Address,
  functionName: (typeof SETTERS)[number]['name'],
  ...args: unknown[]
): Change {
  const callData = encodeFunctionData({ abi: SETTERS as Abi, functionName, args });
  return { target, allowFailure: false, callData };
}

function registerName(name: string, seed: SeededName): Change[] {
  const { owner = createAddress(1), resolver = PUBLIC_RESOLVER, expires = END, wrapped } = seed;
  const node = namehash(name);
  const [label = '', ...parents] = name.split('.');
  const holder = wrapped ? contracts.wrapper : owner;
  const changes = [set(contracts.registry, 'setRecord', node, holder, resolver ?? zeroAddress)];
  if (parents.length === 1) {
    changes.push(set(contracts.registrar, 'setExpiry', BigInt(labelhash(label)), BigInt(expires)));
  }
  if (wrapped) {
    const token = [BigInt(node), owner, wrapped.fuses >>> 0, BigInt(wrapped.expiry)];
    changes.push(set(contracts.wrapper, 'setToken', ...token));
  }
  const coins = { ...seed.coins, ...(seed.address && { 60: seed.address }) };
  for (const [coinType, address] of Object.entries(coins)) {
    changes.push(set(PUBLIC_RESOLVER, 'setAddr', node, BigInt(coinType), address));
  }
  return changes;
}

/** Returns the code of the contracts by name: https://docs.soliditylang.org/en/latest/using-the-compiler.html */
function compileContracts(): Record<string, Hex> {
  const content = readFileSync(join(folder, 'contracts.sol'), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { 'contracts.sol': { content } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true },
      viaIR: true,
      outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
    },
  };
  // Runs in its own process, because the compiler replaces the handlers of uncaught errors.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(cache, 'node_modules/solc/solc.js'), '--standard-json'],
    { input: JSON.stringify(input), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const output = JSON.parse(stdout.slice(stdout.indexOf('{')) || '{}');
  const found: Record<string, { evm: { deployedBytecode: { object: string } } }> =
    output.contracts?.['contracts.sol'] ?? {};
  if (Object.keys(found).length === 0) {
    throw new Error(`solc failed: ${stderr}${JSON.stringify(output.errors)}`);
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, { evm }]) => [name, toHexCode(evm.deployedBytecode.object)]),
  );
}

const toHexCode = (object: string): Hex => `0x${object}`;
