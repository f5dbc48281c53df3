import type { Address } from 'viem';
import { startAnvil } from './anvil-process.ts';
import { type DeployedEns, deployEns } from './deploy-ens.ts';
import { createJsonRpc } from './json-rpc.ts';
import { createNameSeeder, type NameSeeder } from './seed-names.ts';
import { installTestChain, NoTestChainError } from './test-chain-packages.ts';

export interface TestChainOptions {
  /** 1, mainnet, by default. */
  readonly chainId?: number;
  /** Time of the first block in seconds since 1970. The present by default. */
  readonly time?: number;
}

/** A local Ethereum node with ENS. */
export interface TestChain
  extends NameSeeder,
    Pick<DeployedEns, 'addresses' | 'hostile' | 'deployOffchainResolver'> {
  /** Where the node answers JSON-RPC requests of any origin. */
  readonly url: string;
  /** Calls a method of the node, such as `eth_chainId` or `evm_snapshot`. Throws if the node refuses. */
  rpc(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Ends the node. */
  stop(): Promise<void>;
}

/** Starts a node with ENS and no names. Throws {@link NoTestChainError} if the node cannot be installed. */
export async function startTestChain({
  chainId = 1,
  time,
}: TestChainOptions = {}): Promise<TestChain> {
  const modules = installTestChain();
  const { url, stop } = await startAnvil(modules, { chainId, time });
  try {
    const rpc = createJsonRpc(url);
    const ens = await deployEns(rpc, modules, chainId);
    const { addresses, hostile, deployOffchainResolver } = ens;
    return {
      url,
      addresses,
      hostile,
      deployOffchainResolver,
      ...createNameSeeder(rpc, ens),
      rpc: rpc.call,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns whether the node is installed or can be. If not, prints that tests are skipped, and why. */
export function canStartTestChain(): boolean {
  try {
    installTestChain();
    return true;
  } catch (error) {
    if (!(error instanceof NoTestChainError)) throw error;
    process.stderr.write(`Tests with an Ethereum node are SKIPPED: ${error.message}\n`);
    return false;
  }
}

/** Returns a different address for each number, for tests that need many. */
export function createAddress(number: number): Address {
  return `0x${(0xa11ce00000n + BigInt(number)).toString(16).padStart(40, '0')}`;
}
