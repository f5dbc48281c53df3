import { spawn } from 'node:child_process';
import { createPublicClient, http, type PublicClient } from 'viem';
import { mainnet } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZERO_ADDRESS } from './chain-addresses.ts';
import { canStartTestChain, createAddress, startTestChain, type TestChain } from './test-chain.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const NOW = 1_780_000_000;
const ALICE = createAddress(1);
const BOB = createAddress(2);
const CAROL = createAddress(3);

const canStart = canStartTestChain();

describe.skipIf(!canStart)('the test chain, as viem sees it', () => {
  let chain: TestChain;
  let gateway: TestGateway;
  let client: PublicClient;

  beforeAll(async () => {
    chain = await startTestChain({ time: NOW });
    // viem would repeat failed requests.
    client = createPublicClient({ chain: mainnet, transport: http(chain.url, { retryCount: 0 }) });
    gateway = await startTestGateway({ 'offchain.eth': BOB, 'carol.offchain.eth': CAROL });
    const resolver = await chain.deployOffchainResolver(gateway.url);
    await chain.register('offchain', { owner: BOB, resolver });
    await chain.setReverse(CAROL, 'carol.offchain.eth');
    await chain.register('vitalik', { owner: BOB, resolver });
    await chain.register('vitalik', { owner: ALICE, address: BOB, primary: true });
  });
  afterAll(async () => {
    await chain?.stop();
    await gateway?.stop();
  });

  const resolve = async (name: string) => (await client.getEnsAddress({ name }))?.toLowerCase();

  it('is mainnet at the requested time', async () => {
    const time = Number((await client.getBlock()).timestamp);
    expect(await client.getChainId()).toBe(1);
    expect(time).toBeGreaterThanOrEqual(NOW);
    expect(time).toBeLessThan(NOW + 86_400);
  });

  it('has the last registration of a name', async () => {
    const find = (name: string) => client.getEnsResolver({ name });
    expect(await resolve('vitalik.eth')).toBe(BOB);
    expect(await client.getEnsName({ address: BOB })).toBe('vitalik.eth');
    expect(await client.getEnsName({ address: ALICE })).toBeNull();
    expect(await find('vitalik.eth')).toBe(chain.addresses.publicResolver);
    expect(await find('a.b.vitalik.eth')).toBe(chain.addresses.publicResolver);
    expect(await find('a.b.nobody.eth')).toBe(ZERO_ADDRESS);
  });

  it('sends clients to the gateway of a name', async () => {
    expect(await resolve('offchain.eth')).toBe(BOB);
    const resolver = (await client.getEnsResolver({ name: 'offchain.eth' })).toLowerCase();
    const path = expect.stringMatching(`^/${resolver}/0x9061b923[0-9a-f]+\\.json$`);
    expect(gateway.requests).toEqual([path]);
    expect(await client.getEnsName({ address: CAROL })).toBe('carol.offchain.eth');
  });
});

describe.skipIf(!canStart)('startTestChain', () => {
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
