import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canStartTestChain, createAddress, startTestChain, type TestChain } from './test-chain.ts';
import { createTestClient, findResolutionError } from './test-client.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const ALICE = createAddress(1);
const BOB = createAddress(2);
/** The start of `OffchainLookup` errors: https://eips.ethereum.org/EIPS/eip-3668 */
const OFFCHAIN_LOOKUP = '0x556f1830';

describe.skipIf(!canStartTestChain())('names that a gateway stores', () => {
  let chain: TestChain;
  let gateway: TestGateway;

  beforeAll(async () => {
    chain = await startTestChain();
    gateway = await startTestGateway({ 'offchain.eth': BOB, 'alice.offchain.eth': ALICE });
    const resolver = await chain.deployOffchainResolver(gateway.url);
    await chain.register('offchain', { owner: BOB, resolver });
    await chain.setReverse(ALICE, 'alice.offchain.eth');
    await chain.setReverse(BOB, 'alice.offchain.eth');
  });
  afterAll(async () => {
    await chain?.stop();
    await gateway?.stop();
  });

  it.each([
    ['offchain.eth', BOB],
    ['alice.offchain.eth', ALICE],
  ])('viem resolves %s', async (name, address) => {
    const before = gateway.requests.length;
    const client = createTestClient(chain.url);
    expect((await client.getEnsAddress({ name }))?.toLowerCase()).toBe(address);
    const resolver = (await client.getEnsResolver({ name })).toLowerCase();
    const requests = gateway.requests.slice(before);
    expect(requests).toEqual([expect.stringMatching(`^/${resolver}/0x9061b923[0-9a-f]+\\.json$`)]);
  });

  it('viem verifies primary names', async () => {
    const client = createTestClient(chain.url);
    expect(await client.getEnsName({ address: ALICE })).toBe('alice.offchain.eth');
    expect(await client.getEnsName({ address: BOB })).toBeNull();
  });

  it('the Universal Resolver reports the status of the gateway', async () => {
    const client = createTestClient(chain.url);
    expect(await findResolutionError(client, 'unknown.offchain.eth')).toBe('HttpError');
  });

  it('a client that does not follow gets the error of EIP-3668', async () => {
    const before = gateway.requests.length;
    const client = createTestClient(chain.url, { ccipRead: false });
    const name = 'alice.offchain.eth';
    const error = await client.getEnsAddress({ name }).catch((each) => each);
    expect(error.cause.signature).toBe(OFFCHAIN_LOOKUP);
    expect(gateway.requests).toHaveLength(before);
  });
});
