import { spawn } from 'node:child_process';
import { type Address, createPublicClient, http, labelhash, namehash, parseAbi } from 'viem';
import { sepolia } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEPOLIA_ID, SEPOLIA_NAME_WRAPPER, ZERO_ADDRESS } from './chain-addresses.ts';
import { canStartTestChain, createAddress, startTestChain, type TestChain } from './test-chain.ts';
import { callFunction, createTestClient, findResolutionError } from './test-client.ts';

const NOW = 1_780_000_000;
const DAY = 86_400;
const ALICE = createAddress(1);
const BOB = createAddress(2);

const canStart = canStartTestChain();

describe.skipIf(!canStart)('the test chain', () => {
  let chain: TestChain;
  let client: ReturnType<typeof createTestClient>;

  beforeAll(async () => {
    chain = await startTestChain({ time: NOW });
    client = createTestClient(chain.url);
    await chain.register('vitalik', { owner: ALICE, address: BOB, primary: true });
  });
  afterAll(() => chain?.stop());

  const readTime = async () => Number((await client.getBlock()).timestamp);
  const resolve = async (name: string) => (await client.getEnsAddress({ name }))?.toLowerCase();

  it('is mainnet at the requested time', async () => {
    expect(await client.getChainId()).toBe(1);
    expect(await readTime()).toBeGreaterThanOrEqual(NOW);
    expect(await readTime()).toBeLessThan(NOW + DAY);
  });

  it('resolves names and addresses as viem expects', async () => {
    expect(await resolve('vitalik.eth')).toBe(BOB);
    expect(await client.getEnsName({ address: BOB })).toBe('vitalik.eth');
    expect(await client.getEnsName({ address: ALICE })).toBeNull();
    expect(await client.getEnsResolver({ name: 'vitalik.eth' })).toBe(
      chain.addresses.publicResolver,
    );
  });

  it.each(['nobody.eth', 'pay.vitalik.eth', 'a.b.c.nobody.eth'])(
    'does not know %s',
    async (name) => {
      expect(await resolve(name)).toBeUndefined();
      expect(await findResolutionError(client, name)).toBe('ResolverNotFound');
    },
  );

  it('finds the resolver of the nearest ancestor', async () => {
    const find = (name: string) => client.getEnsResolver({ name });
    expect(await find('a.b.vitalik.eth')).toBe(chain.addresses.publicResolver);
    expect(await find('a.b.nobody.eth')).toBe(ZERO_ADDRESS);
  });

  it('finds names by the hash of a label', async () => {
    expect(await resolve(`[${labelhash('vitalik').slice(2)}].eth`)).toBe(BOB);
  });

  it.each([
    [60n, 'addr'],
    [2_147_483_658n, '8000000a'],
    [2_147_483_648n, 'default'],
  ])('asks for primary names of coin type %s at %s.reverse', async (coinType, namespace) => {
    const name = `${ALICE.slice(2)}.${namespace}.reverse`;
    const find = () => client.getEnsName({ address: ALICE, coinType, strict: true });
    await expect(find()).rejects.toThrow('ResolverNotFound');
    await chain.setSubname(name, { owner: ALICE, resolver: chain.hostile.reverting });
    await expect(find()).rejects.toThrow('ResolverError');
  });

  it('answers each call of Multicall3', async () => {
    const contract = {
      address: chain.addresses.baseRegistrar,
      abi: parseAbi([
        'function ownerOf(uint256) view returns (address)',
        'function nameExpires(uint256) view returns (uint256)',
      ]),
    } as const;
    const results = await client.multicall({
      contracts: [
        { ...contract, functionName: 'ownerOf', args: [1n] },
        { ...contract, functionName: 'nameExpires', args: [1n] },
      ],
    });
    expect(results).toMatchObject([{ status: 'failure' }, { status: 'success', result: 0n }]);
  });

  it('moves forward in time, and back with a snapshot', async () => {
    const snapshot = await chain.rpc('evm_snapshot');
    await chain.setTime(NOW + 400 * DAY);
    expect(await readTime()).toBe(NOW + 400 * DAY);
    const signature = 'function getCurrentBlockTimestamp() view returns (uint256)';
    const time = await callFunction(client, chain.addresses.multicall3, signature);
    expect(Number(time)).toBeGreaterThanOrEqual(NOW + 400 * DAY);
    await expect(chain.setTime(NOW)).rejects.toThrow('evm_setNextBlockTimestamp');
    await chain.rpc('evm_revert', [snapshot]);
    expect(await readTime()).toBeLessThan(NOW + DAY);
    await chain.register('later', { owner: ALICE });
    expect(await readTime()).toBeLessThan(NOW + DAY);
  });
});

describe.skipIf(!canStart)('startTestChain', () => {
  it('imitates Sepolia, whose NameWrapper has another address', async () => {
    const chain = await startTestChain({ chainId: SEPOLIA_ID });
    const client = createPublicClient({ chain: sepolia, transport: http(chain.url) });
    await chain.register('vitalik', { owner: ALICE, address: BOB });
    await chain.wrap('vitalik.eth', { owner: ALICE });
    expect(await client.getChainId()).toBe(SEPOLIA_ID);
    expect((await client.getEnsAddress({ name: 'vitalik.eth' }))?.toLowerCase()).toBe(BOB);
    const signature = 'function ownerOf(uint256) view returns (address)';
    const id = BigInt(namehash('vitalik.eth'));
    const owner = await callFunction(
      createTestClient(chain.url),
      SEPOLIA_NAME_WRAPPER,
      signature,
      id,
    );
    expect((owner as Address).toLowerCase()).toBe(ALICE);
    await chain.stop();
  });

  it('ends the node on request', async () => {
    const chain = await startTestChain();
    await chain.stop();
    await expect(fetch(chain.url)).rejects.toThrow('fetch failed');
  });

  it('ends the node when its process is killed', async () => {
    const url = new URL('./test-chain.ts', import.meta.url);
    const code = `
      import { startTestChain } from '${url}';
      console.log((await startTestChain()).url);
      setInterval(() => {}, 1000);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<string>((resolve) => {
      child.stdout.once('data', (data) => resolve(`${data}`.trim()));
    });
    expect((await fetch(address)).status).toBeGreaterThan(0);
    child.kill('SIGKILL');
    const isRunning = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
  });
});
