import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  labelhash,
  namehash,
  parseAbi,
  toHex,
} from 'viem';
import { mainnet, sepolia } from 'viem/chains';
import { packetToBytes } from 'viem/ens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEPOLIA_ID, SEPOLIA_NAME_WRAPPER, ZERO_ADDRESS } from './chain-addresses.ts';
import { canStartTestChain, createAddress, startTestChain, type TestChain } from './test-chain.ts';
import { startTestGateway } from './test-gateway.ts';

const NOW = 1_780_000_000;
const DAY = 86_400;
const ALICE = createAddress(1);
const BOB = createAddress(2);

const REGISTRAR = parseAbi([
  'function nameExpires(uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function available(uint256) view returns (bool)',
]);
const WRAPPER = parseAbi(['function getData(uint256) view returns (address, uint32, uint64)']);
const REGISTRY = parseAbi([
  'function owner(bytes32) view returns (address)',
  'function resolver(bytes32) view returns (address)',
]);
const RESOLVER = parseAbi([
  'function addr(bytes32) view returns (address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function name(bytes32) view returns (string)',
]);

const ADDR = parseAbi(['function addr(bytes32) view returns (address)']);

const idOf = (label: string) => BigInt(labelhash(label));
const encodeResolve = (name: string) =>
  encodeFunctionData({
    abi: parseAbi(['function resolveWithGateways(bytes, bytes, string[])']),
    args: [
      toHex(packetToBytes(name)),
      encodeFunctionData({ abi: ADDR, args: [namehash(name)] }),
      [],
    ],
  });
const readAddress = (hex: string) => hex.toLowerCase();

describe.skipIf(!canStartTestChain())('the test chain', () => {
  let chain: TestChain;
  let client: ReturnType<typeof connect>;
  let snapshot: unknown;

  function connect(url: string) {
    return createPublicClient({ chain: mainnet, transport: http(url, { retryCount: 0 }) });
  }

  /** Asks the Universal Resolver and returns the name of its error. */
  const findError = async (name: string): Promise<string> => {
    const error = await client.getEnsAddress({ name, strict: true }).catch((each) => each);
    return error.cause?.data?.errorName ?? `no error: ${error}`;
  };

  beforeAll(async () => {
    chain = await startTestChain({ time: NOW });
    client = connect(chain.url);
    snapshot = await chain.rpc('evm_snapshot');
  });
  afterAll(() => chain?.stop());

  /** Removes the names of earlier tests. */
  const clear = async () => {
    await chain.rpc('evm_revert', [snapshot]);
    snapshot = await chain.rpc('evm_snapshot');
  };

  it('is mainnet at the requested time', async () => {
    expect(await client.getChainId()).toBe(1);
    const { timestamp } = await client.getBlock();
    expect(Number(timestamp)).toBeGreaterThanOrEqual(NOW);
    expect(Number(timestamp)).toBeLessThan(NOW + DAY);
  });

  it('resolves registered names and their primary names', async () => {
    await clear();
    await chain.register('vitalik', { owner: ALICE, address: BOB, primary: true });
    expect(readAddress((await client.getEnsAddress({ name: 'vitalik.eth' })) ?? '')).toBe(BOB);
    expect(await client.getEnsName({ address: BOB })).toBe('vitalik.eth');
    expect(await client.getEnsResolver({ name: 'vitalik.eth' })).toBe(
      chain.addresses.publicResolver,
    );
    expect(await client.getEnsName({ address: ALICE })).toBeNull();
  });

  it('knows nothing about other names', async () => {
    await clear();
    expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBeNull();
    expect(await findError('nobody.eth')).toBe('ResolverNotFound');
    expect(await client.getEnsResolver({ name: 'nobody.eth' })).toBe(ZERO_ADDRESS);
  });

  it('says who registered a name until when', async () => {
    await clear();
    const expires = NOW + 100 * DAY;
    await chain.register('vitalik', { owner: ALICE, expires });
    const contract = { address: chain.addresses.baseRegistrar, abi: REGISTRAR } as const;
    const args = [idOf('vitalik')] as const;
    const read = (functionName: 'nameExpires' | 'ownerOf' | 'available') =>
      client.readContract({ ...contract, functionName, args }).catch(() => 'reverted');
    expect(await read('nameExpires')).toBe(BigInt(expires));
    expect(readAddress(`${await read('ownerOf')}`)).toBe(ALICE);
    await chain.setTime(expires + 1);
    expect(await read('ownerOf')).toBe('reverted');
    expect(await read('available')).toBe(false);
    await chain.setTime(expires + 91 * DAY);
    expect(await read('available')).toBe(true);
    await expect(chain.setTime(NOW)).rejects.toThrow('evm_setNextBlockTimestamp');
  });

  it('replaces an earlier registration', async () => {
    await clear();
    await chain.register('vitalik', { owner: ALICE, address: ALICE });
    await chain.register('vitalik', { owner: BOB, resolver: chain.hostile.zero });
    const name = 'vitalik.eth';
    expect(await client.getEnsResolver({ name })).toBe(chain.hostile.zero);
    const args = [idOf('vitalik')] as const;
    const owner = await client.readContract({
      ...{ address: chain.addresses.baseRegistrar, abi: REGISTRAR, functionName: 'ownerOf', args },
    });
    expect(readAddress(owner)).toBe(BOB);
  });

  it('registers 1,000 names that viem reads with Multicall3', async () => {
    await clear();
    const labels = Array.from({ length: 1000 }, (_, index) => `name${index}`);
    await chain.registerMany(labels, (_, index) => ({
      owner: createAddress(1000 + index),
      address: createAddress(5000 + index),
      primary: index % 2 === 0,
    }));
    const address = chain.addresses.publicResolver;
    const results = await client.multicall({
      contracts: labels.map((label) => ({
        ...{ address, abi: RESOLVER, functionName: 'addr', args: [namehash(`${label}.eth`)] },
      })),
    });
    expect(results.map(({ result }) => readAddress(`${result}`))).toEqual(
      labels.map((_, index) => createAddress(5000 + index)),
    );
    expect(await client.getEnsName({ address: createAddress(5998) })).toBe('name998.eth');
    expect(await client.getEnsName({ address: createAddress(5999) })).toBeNull();
  });

  it('reports the failed calls of Multicall3', async () => {
    const results = await client.multicall({
      contracts: [
        {
          ...{ address: chain.addresses.baseRegistrar, abi: REGISTRAR },
          functionName: 'ownerOf',
          args: [1n],
        },
        {
          ...{ address: chain.addresses.baseRegistrar, abi: REGISTRAR },
          functionName: 'nameExpires',
          args: [1n],
        },
      ],
    });
    expect(results).toMatchObject([{ status: 'failure' }, { status: 'success', result: 0n }]);
  });

  it('resolves subnames with their own records only', async () => {
    await clear();
    await chain.register('vitalik', { owner: ALICE, address: ALICE });
    await chain.setSubname('pay.vitalik.eth', { owner: ALICE, address: BOB });
    await chain.setSubname('example.com', { owner: BOB, address: BOB });
    const read = async (name: string) => readAddress(`${await client.getEnsAddress({ name })}`);
    expect(await read('pay.vitalik.eth')).toBe(BOB);
    expect(await read('example.com')).toBe(BOB);
    // The public resolver does not answer for the subnames of a name.
    expect(await findError('other.vitalik.eth')).toBe('ResolverNotFound');
  });

  it('rejects an address that its resolver cannot store', async () => {
    const name = { owner: ALICE, address: BOB, resolver: chain.hostile.zero };
    await expect(chain.register('vitalik', name)).rejects.toThrow('Only the public resolver');
  });

  describe('wrapped names', () => {
    const readToken = async (name: string) => {
      const [owner, fuses, expiry] = await client.readContract({
        ...{ address: chain.addresses.nameWrapper, abi: WRAPPER, functionName: 'getData' },
        args: [BigInt(namehash(name))],
      });
      return [readAddress(owner), fuses, Number(expiry)];
    };

    it('keep their fuses until the end of the grace period', async () => {
      await clear();
      const expires = NOW + 100 * DAY;
      await chain.register('vitalik', { owner: ALICE, expires, address: BOB });
      await chain.wrap('vitalik.eth', { owner: ALICE, fuses: 1 });
      expect(await readToken('vitalik.eth')).toEqual([ALICE, 0x30001, expires + 90 * DAY]);
      expect(await client.getEnsAddress({ name: 'vitalik.eth' })).not.toBeNull();
      for (const { address, abi, functionName, args } of [
        {
          address: chain.addresses.registry,
          abi: REGISTRY,
          functionName: 'owner',
          args: [namehash('vitalik.eth')],
        },
        {
          address: chain.addresses.baseRegistrar,
          abi: REGISTRAR,
          functionName: 'ownerOf',
          args: [idOf('vitalik')],
        },
      ] as const) {
        expect(await client.readContract({ address, abi, functionName, args } as never)).toBe(
          chain.addresses.nameWrapper,
        );
      }
      await chain.setTime(expires + 91 * DAY);
      expect(await readToken('vitalik.eth')).toEqual([ZERO_ADDRESS, 0, expires + 90 * DAY]);
    });

    it('keep their owner if the parent can control them', async () => {
      await clear();
      await chain.register('vitalik', { owner: ALICE });
      await chain.setSubname('pay.vitalik.eth', { owner: BOB });
      await chain.wrap('pay.vitalik.eth', { owner: BOB });
      expect(await readToken('pay.vitalik.eth')).toEqual([BOB, 0, 0]);
      expect(await readToken('vitalik.eth')).toEqual([ZERO_ADDRESS, 0, 0]);
    });

    it('must be registered', async () => {
      await clear();
      await expect(chain.wrap('nobody.eth', { owner: ALICE })).rejects.toThrow('not registered');
    });
  });

  describe('primary names', () => {
    it('must lead back to their address', async () => {
      await clear();
      await chain.register('vitalik', { owner: ALICE, address: ALICE });
      await chain.setReverse(BOB, 'vitalik.eth');
      expect(await client.getEnsName({ address: BOB })).toBeNull();
      const error = await client.getEnsName({ address: BOB, strict: true }).catch((each) => each);
      expect(error.cause.data.errorName).toBe('ReverseAddressMismatch');
      expect(error.cause.data.args).toEqual(['vitalik.eth', ALICE]);
    });

    it('can contain any text', async () => {
      await clear();
      const readName = (address: Address) =>
        client.readContract({
          ...{ address: chain.addresses.publicResolver, abi: RESOLVER, functionName: 'name' },
          args: [namehash(`${address.slice(2)}.addr.reverse`)],
        });
      await chain.setReverse(ALICE, 'Vitalik\u202e.eth\n');
      expect(await readName(ALICE)).toBe('Vitalik\u202e.eth\n');
      await chain.setReverse(ALICE, 'a..eth');
      await expect(client.getEnsName({ address: ALICE })).rejects.toThrow('DNSEncodingFailed');
    });
  });

  describe('a name that a gateway stores', () => {
    const name = 'alice.offchain.eth';

    it('is resolved by viem', async () => {
      await clear();
      const gateway = await startTestGateway({ [name]: ALICE, 'offchain.eth': BOB });
      const resolver = await chain.deployOffchainResolver(gateway.url);
      await chain.register('offchain', { owner: BOB, resolver });
      await chain.setReverse(ALICE, name);
      expect(readAddress(`${await client.getEnsAddress({ name })}`)).toBe(ALICE);
      expect(gateway.requests).toHaveLength(1);
      expect(gateway.requests[0]).toContain(`/${resolver.toLowerCase()}/0x9061b923`);
      expect(readAddress(`${await client.getEnsAddress({ name: 'offchain.eth' })}`)).toBe(BOB);
      expect(await client.getEnsName({ address: ALICE })).toBe(name);
      expect(await findError('unknown.offchain.eth')).toBe('HttpError');
      await gateway.stop();
    });

    it('is not asked of the gateway unless the client follows', async () => {
      await clear();
      const resolver = await chain.deployOffchainResolver(
        'https://gateway.example.com/{data}.json',
      );
      await chain.register('offchain', { owner: BOB, resolver });
      const offline = createPublicClient({
        chain: mainnet,
        transport: http(chain.url, { retryCount: 0 }),
        ccipRead: false,
      });
      const error = await offline.getEnsAddress({ name }).catch((each) => each);
      expect(error.cause?.signature ?? error.walk?.().data?.slice(0, 10)).toBe('0x556f1830');
    });
  });

  describe('hostile resolvers', () => {
    beforeAll(async () => {
      await clear();
      for (const [label, resolver] of Object.entries(chain.hostile)) {
        await chain.register(label.toLowerCase(), { owner: ALICE, resolver });
      }
      await chain.register('account', { owner: ALICE, resolver: BOB });
    });

    /** Calls `addr` of a resolver directly and returns the answer's bytes, or null if it reverts. */
    const ask = async (resolver: Address): Promise<Hex | null> => {
      const data = `0x3b3b57de${'00'.repeat(32)}`;
      const answer = chain.rpc('eth_call', [{ to: resolver, data }]).catch(() => null);
      return (await answer) as Hex | null;
    };

    it('revert', async () => {
      expect(await ask(chain.hostile.reverting)).toBeNull();
      expect(await findError('reverting.eth')).toBe('ResolverError');
    });

    it('return garbage', async () => {
      expect(await ask(chain.hostile.garbage)).toBe(toHex('garbage'));
      const name = 'garbage.eth';
      await expect(client.getEnsAddress({ name, strict: true })).rejects.toThrow();
    });

    it('return 10 MB, also through the Universal Resolver', async () => {
      expect(await ask(chain.hostile.huge)).toHaveLength(2 + 2 * 10_000_000);
      const to = chain.addresses.universalResolver;
      const answer = await chain.rpc('eth_call', [{ to, data: encodeResolve('huge.eth') }]);
      expect(`${answer}`.length).toBeGreaterThan(2 + 2 * 10_000_000);
      // viem refuses to read it.
      await expect(client.getEnsAddress({ name: 'huge.eth' })).rejects.toThrow('size limit');
    });

    it('return the zero address', async () => {
      expect(await ask(chain.hostile.zero)).toBe(`0x${'00'.repeat(32)}`);
      expect(await client.getEnsAddress({ name: 'zero.eth' })).toBeNull();
    });

    it('return a primary name with hidden characters and line ends', async () => {
      await chain.setReverseResolver(ALICE, chain.hostile.bidiName);
      const node = namehash(`${ALICE.slice(2)}.addr.reverse`);
      const contract = { address: chain.hostile.bidiName, abi: RESOLVER } as const;
      const name = await client.readContract({ ...contract, functionName: 'name', args: [node] });
      expect(name).toBe('vitalik\u202ehte.\r\nsafe.eth\n');
      expect(await client.getEnsName({ address: ALICE })).toBeNull();
    });

    it('are not contracts', async () => {
      expect(await findError('account.eth')).toBe('ResolverNotContract');
    });

    it('lack a profile', async () => {
      expect(await findError('bidiname.eth')).toBe('ResolverError');
    });
  });
});

describe.skipIf(!canStartTestChain())('the test chain of Sepolia', () => {
  it('has the NameWrapper of Sepolia', async () => {
    const chain = await startTestChain({ chainId: SEPOLIA_ID });
    const client = createPublicClient({ chain: sepolia, transport: http(chain.url) });
    await chain.register('vitalik', { owner: ALICE, address: BOB });
    await chain.wrap('vitalik.eth', { owner: ALICE });
    expect(await client.getChainId()).toBe(SEPOLIA_ID);
    expect(readAddress(`${await client.getEnsAddress({ name: 'vitalik.eth' })}`)).toBe(BOB);
    const contract = { address: SEPOLIA_NAME_WRAPPER, abi: WRAPPER } as const;
    const args = [BigInt(namehash('vitalik.eth'))] as const;
    const [owner] = await client.readContract({ ...contract, functionName: 'getData', args });
    expect(readAddress(owner)).toBe(ALICE);
    await chain.stop();
    await expect(client.getChainId()).rejects.toThrow();
  });
});
