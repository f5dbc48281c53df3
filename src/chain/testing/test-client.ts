import {
  type AbiFunction,
  type Address,
  createPublicClient,
  http,
  type PublicClient,
  parseAbiItem,
} from 'viem';
import { mainnet } from 'viem/chains';

/** Connects viem to a test chain, as an app would connect to mainnet. */
export function createTestClient(url: string, { ccipRead = true } = {}): PublicClient {
  return createPublicClient({
    chain: mainnet,
    // viem would repeat failed requests.
    transport: http(url, { retryCount: 0 }),
    ...(ccipRead ? {} : { ccipRead: false }),
  });
}

/** Calls a function by its signature, such as `function owner(bytes32) view returns (address)`. */
export async function callFunction(
  client: PublicClient,
  address: Address,
  signature: string,
  ...args: readonly unknown[]
): Promise<unknown> {
  const item = parseAbiItem(signature) as AbiFunction;
  return client.readContract({ address, abi: [item], functionName: item.name, args });
}

/** Resolves a name and returns the name of the Universal Resolver's error, such as `ResolverNotFound`. */
export async function findResolutionError(client: PublicClient, name: string): Promise<string> {
  return readErrorName(client.getEnsAddress({ name, strict: true }));
}

/** Looks up a primary name and returns the name of the Universal Resolver's error. */
export async function findReverseError(client: PublicClient, address: Address): Promise<string> {
  return readErrorName(client.getEnsName({ address, strict: true }));
}

async function readErrorName(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    (value) => ({ message: `no error: ${value}` }),
    (reason) => reason,
  );
  return error.cause?.data?.errorName ?? error.name ?? error.message;
}
