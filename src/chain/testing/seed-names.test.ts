import { type Address, labelhash, namehash, parseAbi } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZERO_ADDRESS } from './chain-addresses.ts';
import { canStartTestChain, createAddress, startTestChain, type TestChain } from './test-chain.ts';
import {
  callFunction,
  createTestClient,
  findResolutionError,
  findReverseError,
} from './test-client.ts';

const NOW = 1_780_000_000;
const DAY = 86_400;
const ALICE = createAddress(1);
const BOB = createAddress(2);

describe.skipIf(!canStartTestChain())('seeded names', () => {
  let chain: TestChain;
  let client: ReturnType<typeof createTestClient>;
  let snapshot: unknown;

  beforeAll(async () => {
    chain = await startTestChain({ time: NOW });
    client = createTestClient(chain.url);
    snapshot = await chain.rpc('evm_snapshot');
  });
  afterAll(() => chain?.stop());
  beforeEach(async () => {
    await chain.rpc('evm_revert', [snapshot]);
    snapshot = await chain.rpc('evm_snapshot');
  });

  const resolve = async (name: string) => (await client.getEnsAddress({ name }))?.toLowerCase();

  /** Calls a function of the registrar. Returns `reverted` if it refuses. */
  const askRegistrar = async (signature: string, label: string) => {
    const id = BigInt(labelhash(label));
    const { baseRegistrar } = chain.addresses;
    const answer = await callFunction(client, baseRegistrar, signature, id).catch(() => 'reverted');
    return typeof answer === 'string' ? answer.toLowerCase() : answer;
  };
  const readOwner = (label: string) =>
    askRegistrar('function ownerOf(uint256) view returns (address)', label);
  const readRegistryOwner = async (name: string) => {
    const signature = 'function owner(bytes32) view returns (address)';
    const owner = await callFunction(client, chain.addresses.registry, signature, namehash(name));
    return (owner as Address).toLowerCase();
  };

  describe('register', () => {
    it('stores the owner until the name expires, and keeps the name for the grace period', async () => {
      const expires = NOW + 100 * DAY;
      const available = 'function available(uint256) view returns (bool)';
      await chain.register('vitalik', { owner: ALICE, expires });
      const nameExpires = 'function nameExpires(uint256) view returns (uint256)';
      expect(await askRegistrar(nameExpires, 'vitalik')).toBe(BigInt(expires));
      expect(await readOwner('vitalik')).toBe(ALICE);
      expect(await readRegistryOwner('vitalik.eth')).toBe(ALICE);
      await chain.setTime(expires);
      expect(await readOwner('vitalik')).toBe('reverted');
      await chain.setTime(expires + 90 * DAY);
      expect(await askRegistrar(available, 'vitalik')).toBe(false);
      await chain.setTime(expires + 90 * DAY + 1);
      expect(await askRegistrar(available, 'vitalik')).toBe(true);
    });

    it('replaces an earlier registration', async () => {
      await chain.register('vitalik', { owner: ALICE, address: ALICE });
      await chain.register('vitalik', { owner: BOB, resolver: chain.hostile.zero });
      expect(await client.getEnsResolver({ name: 'vitalik.eth' })).toBe(chain.hostile.zero);
      expect(await readOwner('vitalik')).toBe(BOB);
      expect(await readRegistryOwner('vitalik.eth')).toBe(BOB);
    });

    it('can leave out the address or the resolver', async () => {
      await chain.register('bare', { owner: ALICE });
      await chain.register('unresolved', { owner: ALICE, resolver: ZERO_ADDRESS });
      expect(await resolve('bare.eth')).toBeUndefined();
      expect(await findResolutionError(client, 'unresolved.eth')).toBe('ResolverNotFound');
      expect(await readOwner('unresolved')).toBe(ALICE);
    });

    it('refuses an address that the resolver cannot store', async () => {
      const name = { owner: ALICE, address: BOB, resolver: chain.hostile.zero };
      await expect(chain.register('vitalik', name)).rejects.toThrow('Only the public resolver');
    });
  });

  it('registerMany registers 1,000 names, which viem reads with Multicall3', async () => {
    const labels = Array.from({ length: 1000 }, (_, index) => `name${index}`);
    await chain.registerMany(labels, (_, index) => ({
      owner: createAddress(1000 + index),
      address: createAddress(5000 + index),
      primary: index % 2 === 0,
    }));
    const address = chain.addresses.publicResolver;
    const abi = parseAbi(['function addr(bytes32) view returns (address)']);
    const results = await client.multicall({
      contracts: labels.map((label) => {
        const args = [namehash(`${label}.eth`)] as const;
        return { address, abi, functionName: 'addr', args } as const;
      }),
    });
    expect(results.map(({ result }) => result?.toLowerCase())).toEqual(
      labels.map((_, index) => createAddress(5000 + index)),
    );
    expect(await readOwner('name999')).toBe(createAddress(1999));
    expect(await client.getEnsName({ address: createAddress(5998) })).toBe('name998.eth');
    expect(await client.getEnsName({ address: createAddress(5999) })).toBeNull();
  });

  it('setSubname sets names of any depth', async () => {
    await chain.setSubname('pay.vitalik.eth', { owner: ALICE, address: BOB });
    await chain.setSubname('a.pay.vitalik.eth', { owner: BOB, address: ALICE });
    await chain.setSubname('example.com', { owner: BOB, address: BOB });
    expect(await resolve('pay.vitalik.eth')).toBe(BOB);
    expect(await resolve('a.pay.vitalik.eth')).toBe(ALICE);
    expect(await resolve('example.com')).toBe(BOB);
    expect(await readRegistryOwner('pay.vitalik.eth')).toBe(ALICE);
  });

  describe('wrap', () => {
    const readToken = async (name: string) => {
      const signature = 'function getData(uint256) view returns (address, uint32, uint64)';
      const id = BigInt(namehash(name));
      const answer = await callFunction(client, chain.addresses.nameWrapper, signature, id);
      const [owner, fuses, expiry] = answer as [Address, number, bigint];
      return [owner.toLowerCase(), fuses, Number(expiry)];
    };

    it('keeps the fuses of a .eth name until the end of the grace period', async () => {
      const expires = NOW + 100 * DAY;
      await chain.register('vitalik', { owner: ALICE, expires, address: BOB });
      await chain.wrap('vitalik.eth', { owner: ALICE, fuses: 1 });
      const end = expires + 90 * DAY;
      const wrapper = chain.addresses.nameWrapper.toLowerCase();
      expect(await readToken('vitalik.eth')).toEqual([ALICE, 0x30001, end]);
      expect(await readOwner('vitalik')).toBe(wrapper);
      expect(await readRegistryOwner('vitalik.eth')).toBe(wrapper);
      expect(await resolve('vitalik.eth')).toBe(BOB);
      await chain.setTime(end + 1);
      expect(await readToken('vitalik.eth')).toEqual([ZERO_ADDRESS, 0, end]);
    });

    it('keeps the owner of a subname that its parent controls', async () => {
      await chain.setSubname('pay.vitalik.eth', { owner: BOB });
      await chain.wrap('pay.vitalik.eth', { owner: BOB });
      expect(await readToken('pay.vitalik.eth')).toEqual([BOB, 0, 0]);
      expect(await readToken('vitalik.eth')).toEqual([ZERO_ADDRESS, 0, 0]);
    });

    it('refuses a .eth name that is not registered', async () => {
      await expect(chain.wrap('nobody.eth', { owner: ALICE })).rejects.toThrow('not registered');
    });
  });

  describe('setReverse', () => {
    it('declares a name that does not lead back', async () => {
      await chain.register('vitalik', { owner: ALICE, address: ALICE });
      await chain.setReverse(BOB, 'vitalik.eth');
      expect(await client.getEnsName({ address: BOB })).toBeNull();
      expect(await findReverseError(client, BOB)).toBe('ReverseAddressMismatch');
    });

    it.each(['Vitalik\u202e.eth\n', 'a..eth', '', 'x'.repeat(2000)])('stores %j', async (text) => {
      await chain.setReverse(ALICE, text);
      const signature = 'function name(bytes32) view returns (string)';
      const node = namehash(`${ALICE.slice(2)}.addr.reverse`);
      expect(await callFunction(client, chain.addresses.publicResolver, signature, node)).toBe(
        text,
      );
    });

    it('declares text that is not a name', async () => {
      await chain.setReverse(ALICE, 'a..eth');
      await expect(findReverseError(client, ALICE)).resolves.toBe('DNSEncodingFailed');
    });
  });
});
