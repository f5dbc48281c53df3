import { createClient, createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChainProvider } from '../contract/chain-facts.ts';
import { isWholeRun } from '../engine/testing/test-scope.ts';
import { lookUp as lookUpWithGateways } from './chain.ts';
import { connectRpc } from './connect-rpc.ts';
import { lookUp, lookUpAddresses } from './look-up.ts';
import { answerGateway, recordAnswers } from './testing/recorded-chain.ts';
import {
  ALICE,
  BASE,
  BOB,
  CAROL,
  GATEWAY_NAME,
  POLYGON,
  SEEDED_NAMES,
  SEEDED_PRIMARY_NAMES,
  SEEDED_REVERSE_RESOLVERS,
} from './testing/seeded-names.ts';
import { startTestChain, type TestChain } from './testing/test-chain.ts';

const TRANSPORT = { retryCount: 0, timeout: 60_000 };

if (!isWholeRun) console.log('Tests with an Ethereum node are skipped. They need TEST_SCOPE=all.');

describe.skipIf(!isWholeRun)('the test chain', () => {
  let chain: TestChain;
  let provider: ChainProvider;

  beforeAll(async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
      return answerGateway(url) ?? fetch(url, options);
    });
    chain = await startTestChain();
    provider = connectRpc(chain.url);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    chain?.stop();
  });

  // Record again: TEST_SCOPE=all npx vitest run src/chain/test-chain.test.ts -u
  it('gives the answers that are recorded', async () => {
    // Unlike the provider, viem reads answers of any length.
    const { request } = createClient({ transport: http(chain.url, TRANSPORT) });
    const recorder = recordAnswers({ request: (args) => request(args as never) });
    await lookUp(Object.keys(SEEDED_NAMES), recorder);
    await lookUp(['vitalik.eth', 'trusted.eth'], recorder, { coinTypes: [0, BASE, POLYGON] });
    await lookUpAddresses(
      [...SEEDED_PRIMARY_NAMES, ...SEEDED_REVERSE_RESOLVERS].map(([address]) => address),
      recorder,
    );
    const followsGateways = true;
    await lookUpWithGateways([GATEWAY_NAME, 'no.offchain.eth'], recorder, { followsGateways });
    const text = `${JSON.stringify(recorder.recorded, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('./testing/recorded-answers.json');
  });

  it('keeps the facts of other names if contracts use all gas that a server allows', async () => {
    const gas = `0x${(50_000_000).toString(16)}`;
    let requests = 0;
    const limited: ChainProvider = {
      request({ method, params }) {
        requests += 1;
        if (method !== 'eth_call') return provider.request({ method, params });
        const [call, block] = params as [object, string];
        return provider.request({ method, params: [{ ...call, gas }, block] });
      },
    };
    const names = [...new Array(40).fill('huge.eth'), 'vitalik.eth', 'pay.vitalik.eth'];
    const { names: facts } = await lookUp(names, limited, { withPrimaryNames: false });
    expect(requests).toBeLessThan(220);
    expect(facts.every(({ owner }) => owner.status === 'known')).toBe(true);
    expect(facts.slice(-2).map(({ address }) => address.status)).toEqual(['known', 'known']);
  });

  it('resolves names as viem expects it', async () => {
    const client = createPublicClient({ chain: mainnet, transport: http(chain.url, TRANSPORT) });
    expect(await client.getEnsAddress({ name: 'vitalik.eth' })).toBe(BOB);
    expect(await client.getEnsAddress({ name: GATEWAY_NAME })).toBe(CAROL);
    expect(await client.getEnsName({ address: BOB })).toBe('vitalik.eth');
    expect(await client.getEnsName({ address: ALICE })).toBeNull();
  });
});
