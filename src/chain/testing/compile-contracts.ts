import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Abi, Hex } from 'viem';
import { cacheFolder } from './test-chain-packages.ts';

/** A contract that can be deployed. */
export interface Contract {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

interface CompilerOutput {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

const folder = fileURLToPath(new URL('./contracts/', import.meta.url));

/** Returns the contracts of `contracts/` by name. Compiles them only if a source or the compiler has changed. */
export function compileContracts(modules: string): Readonly<Record<string, Contract>> {
  const input = JSON.stringify(createInput());
  const version = readFileSync(join(modules, 'solc/package.json'), 'utf8');
  const hash = createHash('sha256').update(input).update(version).digest('hex');
  const path = join(cacheFolder, `contracts-${hash.slice(0, 16)}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const contracts = compile(modules, input);
  mkdirSync(cacheFolder, { recursive: true });
  // Other processes must not read a half-written file.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(contracts));
  renameSync(temporary, path);
  return contracts;
}

/** Returns a package's compiled contract, such as `@ensdomains/ens`, `ENSRegistry`. */
export function readPackagedContract(modules: string, name: string, contract: string): Contract {
  const path = join(modules, name, `build/contracts/${contract}.json`);
  const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'));
  return { abi, bytecode };
}

/** Returns the compiler's input: https://docs.soliditylang.org/en/latest/using-the-compiler.html */
function createInput() {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .sort();
  return {
    language: 'Solidity',
    sources: Object.fromEntries(
      files.map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }]),
    ),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true },
      viaIR: true,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
}

/** Runs the compiler in its own process, because it replaces the handlers of uncaught errors. */
function compile(modules: string, input: string): Record<string, Contract> {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(modules, 'solc/solc.js'), '--standard-json'],
    { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`solc failed: ${stderr}`);
  const output: CompilerOutput = JSON.parse(stdout.slice(start));
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? [];
  if (errors.length > 0) {
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }
  return Object.fromEntries(
    Object.values(output.contracts)
      .flatMap((contracts) => Object.entries(contracts))
      .map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]),
  );
}
