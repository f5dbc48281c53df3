import { type Address, encodeFunctionData, type Hex, namehash, parseAbi, toHex } from 'viem';
import { packetToBytes } from 'viem/ens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canStartTestChain, createAddress, startTestChain, type TestChain } from './test-chain.ts';
import {
  callFunction,
  createTestClient,
  findResolutionError,
  findReverseError,
} from './test-client.ts';

const ALICE = createAddress(1);
const BOB = createAddress(2);
const MEGABYTES_10 = 10_000_000;

/** The code of a contract that does nothing. */
const STOP = '0x00';

const ABI = parseAbi([
  'function addr(bytes32) view returns (address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
]);

const encodeAddr = (name: string) =>
  encodeFunctionData({ abi: ABI, functionName: 'addr', args: [namehash(name)] });

describe.skipIf(!canStartTestChain())('hostile resolvers', () => {
  let chain: TestChain;
  let client: ReturnType<typeof createTestClient>;

  beforeAll(async () => {
    chain = await startTestChain();
    client = createTestClient(chain.url);
    for (const [key, resolver] of Object.entries(chain.hostile)) {
      await chain.register(key.toLowerCase(), { owner: ALICE, resolver });
    }
  });
  afterAll(() => chain?.stop());

  /** Calls a contract without viem, because viem limits the length of answers. Returns null if the contract reverts. */
  const call = async (to: Address, data: Hex): Promise<Hex | null> => {
    const answer = chain.rpc('eth_call', [{ to, data }]).catch(() => null);
    return (await answer) as Hex | null;
  };

  it('revert', async () => {
    expect(await call(chain.hostile.reverting, encodeAddr('reverting.eth'))).toBeNull();
    expect(await findResolutionError(client, 'reverting.eth')).toBe('ResolverError');
  });

  it('return garbage', async () => {
    expect(await call(chain.hostile.garbage, encodeAddr('garbage.eth'))).toBe(toHex('garbage'));
    const error = await findResolutionError(client, 'garbage.eth');
    expect(error).toBe('AbiDecodingDataSizeTooSmallError');
  });

  it('return 10 MB, also through the Universal Resolver', async () => {
    const data = encodeAddr('huge.eth');
    const args = [toHex(packetToBytes('huge.eth')), data, []] as const;
    const question = encodeFunctionData({ abi: ABI, functionName: 'resolveWithGateways', args });
    const answer = await call(chain.hostile.huge, data);
    const resolved = await call(chain.addresses.universalResolver, question);
    expect(answer?.length).toBe(2 + 2 * MEGABYTES_10);
    expect(resolved?.length).toBeGreaterThan(2 + 2 * MEGABYTES_10);
    await expect(client.getEnsAddress({ name: 'huge.eth' })).rejects.toThrow('size limit');
  });

  it('return the zero address', async () => {
    const answer = await call(chain.hostile.zero, encodeAddr('zero.eth'));
    expect(answer).toBe(`0x${'00'.repeat(32)}`);
    expect(await client.getEnsAddress({ name: 'zero.eth' })).toBeNull();
  });

  it('return a primary name with hidden characters and line ends', async () => {
    await chain.setReverseResolver(ALICE, chain.hostile.bidiName);
    const signature = 'function name(bytes32) view returns (string)';
    const node = namehash(`${ALICE.slice(2)}.addr.reverse`);
    const name = await callFunction(client, chain.hostile.bidiName, signature, node);
    expect(name).toBe('vitalik\u202ehte.\r\nsafe.eth\n');
    // No name of this text is registered.
    expect(await findReverseError(client, ALICE)).toBe('ResolverNotFound');
  });

  it('know no addresses', async () => {
    expect(await findResolutionError(client, 'bidiname.eth')).toBe('ResolverError');
  });

  it('return nothing', async () => {
    const resolver = createAddress(3);
    await chain.rpc('anvil_setCode', [resolver, STOP]);
    await chain.register('silent', { owner: ALICE, resolver });
    const error = await findResolutionError(client, 'silent.eth');
    expect(error).toBe('UnsupportedResolverProfile');
  });

  it('are not contracts', async () => {
    await chain.register('account', { owner: ALICE, resolver: BOB });
    expect(await findResolutionError(client, 'account.eth')).toBe('ResolverNotContract');
  });
});
