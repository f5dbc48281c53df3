import { getAddress } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainProvider, FUSES, type NameOnChain } from '../contract/chain-facts.ts';
import { lookUp as lookUpNormalized } from './chain.ts';
import { connectRpc } from './connect-rpc.ts';
import { lookUp } from './look-up.ts';
import { lookUpAddresses } from './look-up-addresses.ts';
import { SEPOLIA_ID } from './testing/chain-addresses.ts';
import {
  canStartTestChain,
  createAddress,
  startTestChain,
  type TestChain,
} from './testing/test-chain.ts';
import { startTestGateway } from './testing/test-gateway.ts';

const DAY = 86_400;
const NOW = 1_900_000_000;
const [ALICE, BOB, CAROL, DAVE] = [1, 2, 3, 4].map((number) => getAddress(createAddress(number)));
const owner = ALICE as `0x${string}`;
const address = BOB as `0x${string}`;

const known = <Value>(value: Value) => ({ status: 'known', value });
const NONE = { status: 'none' };
const unanswered = (reason: string) => ({ status: 'not_answered', reason });

/** Counts the requests of a provider. */
function count(provider: ChainProvider) {
  const methods: string[] = [];
  return {
    methods,
    request: (args: { method: string; params?: unknown }) => {
      methods.push(args.method);
      return provider.request(args);
    },
  };
}

/** An answer to three calls whose results are all stored in the same place. */
const OVERLAPPING = `0x${[32, 3, 96, 96, 96, 1, 64, 32, 1]
  .map((word) => word.toString(16).padStart(64, '0'))
  .join('')}`;

/** Limits the gas of calls as servers do. */
function limitGas(provider: ChainProvider): ChainProvider {
  const gas = `0x${(50_000_000).toString(16)}`;
  return {
    request({ method, params }) {
      if (method !== 'eth_call') return provider.request({ method, params });
      const [call, block] = params as [object, string];
      return provider.request({ method, params: [{ ...call, gas }, block] });
    },
  };
}

describe.skipIf(!canStartTestChain())('lookUp', () => {
  let chain: TestChain;
  let provider: ChainProvider;

  beforeAll(async () => {
    chain = await startTestChain({ time: NOW });
    provider = connectRpc(chain.url);
    const expires = NOW + 400 * DAY;
    await chain.register('vitalik', { owner, address, expires, primary: true });
    await chain.register('other', { owner, address, expires });
    await chain.register('grace', { owner, address, expires: NOW - 5 * DAY });
    await chain.register('ended', { owner, address, expires: NOW - 100 * DAY });
    await chain.register('empty', { owner, expires });
    await chain.register('wrapped', { owner, expires });
    await chain.wrap('wrapped.eth', { owner: DAVE as `0x${string}`, fuses: FUSES.CANNOT_UNWRAP });
    await chain.setSubname('pay.vitalik.eth', { owner, address: CAROL as `0x${string}` });
    for (const [label, resolver] of Object.entries(chain.hostile)) {
      await chain.register(label.toLowerCase(), { owner, resolver, expires });
    }
    const offchain = await chain.deployOffchainResolver(
      'https://gateway.example.com/{sender}/{data}',
    );
    await chain.register('offchain', { owner, resolver: offchain, expires });
  });
  afterAll(() => chain?.stop());

  async function lookUpOne(name: string): Promise<NameOnChain> {
    const { names } = await lookUp([name], provider);
    return names[0] as NameOnChain;
  }

  it('finds the owner, the address, the registration and the primary name', async () => {
    expect(await lookUpOne('vitalik.eth')).toEqual({
      name: 'vitalik.eth',
      registration: known({ state: 'registered', expires: NOW + 400 * DAY }),
      owner: known(ALICE),
      wrapped: NONE,
      resolver: known(getAddress(chain.addresses.publicResolver)),
      address: known(BOB),
      records: {},
      primaryName: known({ name: 'vitalik.eth', isVerified: true }),
    });
  });

  it('reports the chain and the block', async () => {
    const block = Number(await chain.rpc('eth_blockNumber'));
    const facts = await lookUp([], provider);
    expect(facts).toMatchObject({ network: 'mainnet', block, names: [] });
    expect(facts.time).toBeGreaterThanOrEqual(NOW);
  });

  it.each([
    [
      'grace.eth',
      { registration: known({ state: 'grace', expires: NOW - 5 * DAY }), address: known(BOB) },
    ],
    [
      'ended.eth',
      { registration: known({ state: 'ended', expires: NOW - 100 * DAY }), address: known(BOB) },
    ],
    ['empty.eth', { owner: known(ALICE), address: NONE, primaryName: NONE }],
    [
      'nobody.eth',
      { registration: NONE, owner: NONE, wrapped: NONE, resolver: NONE, address: NONE },
    ],
    [
      'pay.vitalik.eth',
      { registration: known({ state: 'registered', expires: null }), address: known(CAROL) },
    ],
    ['nobody.vitalik.eth', { registration: NONE, address: NONE }],
    ['example.com', { registration: NONE, owner: NONE }],
    [
      'reverting.eth',
      { owner: known(ALICE), address: unanswered('reverted'), primaryName: unanswered('reverted') },
    ],
    ['garbage.eth', { owner: known(ALICE), address: unanswered('malformed') }],
    ['huge.eth', { owner: known(ALICE), address: unanswered('too_large') }],
    ['zero.eth', { owner: known(ALICE), address: NONE }],
    [
      'a..eth',
      { registration: unanswered('not_normalized'), address: unanswered('not_normalized') },
    ],
  ])('%s', async (name, expected) => {
    expect(await lookUpOne(name)).toMatchObject(expected);
  });

  it('rejects a block whose time dates cannot express', async () => {
    const wallet: ChainProvider = {
      request: async ({ method }) =>
        method === 'eth_chainId' ? '0x1' : { number: '0x1', timestamp: '0x1fffffffffffff' },
    };
    await expect(lookUp(['vitalik.eth'], wallet)).rejects.toMatchObject({ problem: 'malformed' });
  });

  it('limits the end of fuses to a time that dates can express', async () => {
    await chain.setSubname('endless.vitalik.eth', { owner });
    await chain.wrap('endless.vitalik.eth', { owner, expiry: 1e15 });
    const { wrapped } = await lookUpOne('endless.vitalik.eth');
    const { expires } = (wrapped as { value: { expires: number } }).value;
    expect(new Date(expires * 1000).getUTCFullYear()).toBe(9998);
  });

  it('finds the owner and the fuses of a wrapped name', async () => {
    const { owner: found, wrapped } = await lookUpOne('wrapped.eth');
    expect(found).toEqual(known(DAVE));
    expect(wrapped).toEqual(
      known({
        owner: DAVE,
        fuses: FUSES.CANNOT_UNWRAP | FUSES.PARENT_CANNOT_CONTROL | FUSES.IS_DOT_ETH,
        expires: NOW + 490 * DAY,
      }),
    );
  });

  it.each([
    ['2^256 - 2^203', 2 ** 256 - 2 ** 203, 'registered', null],
    ['the last day of the year 9999', 253_402_214_400, 'registered', null],
    ['one second', 1, 'ended', 1],
  ])('reads a registration that ends after %s', async (_, expires, state, end) => {
    await chain.register(`end${end}-${expires % 7}`, { owner, expires });
    const { registration } = await lookUpOne(`end${end}-${expires % 7}.eth`);
    expect(registration).toEqual(known({ state, expires: end }));
  });

  it.each([
    ['long', FUSES.PARENT_CANNOT_CONTROL, 2 ** 63, 253_370_764_799, 253_370_764_799],
    ['soon', FUSES.PARENT_CANNOT_CONTROL, NOW + DAY, NOW + DAY, NOW + DAY],
    ['over', 0, NOW - DAY, NOW - DAY, null],
    ['open', 0, 0, 0, null],
  ])('reads the end of a wrapped subname: %s', async (label, fuses, expiry, expires, end) => {
    const name = `${label}.vitalik.eth`;
    await chain.setSubname(name, { owner });
    await chain.wrap(name, { owner, fuses, expiry });
    const { registration, wrapped } = await lookUpOne(name);
    expect(wrapped).toEqual(known({ owner: ALICE, fuses, expires }));
    expect(registration).toEqual(known({ state: 'registered', expires: end }));
  });

  it('names the hosts of a name that is kept off the chain, and contacts none of them', async () => {
    expect((await lookUpOne('offchain.eth')).address).toEqual({
      status: 'not_answered',
      reason: 'off_chain',
      hosts: ['gateway.example.com'],
    });
  });

  it('follows hosts off the chain if it is told to', async () => {
    const gateway = await startTestGateway({ 'pay.followed.eth': CAROL as `0x${string}` });
    const resolver = await chain.deployOffchainResolver(gateway.url);
    await chain.register('followed', { owner, resolver });
    const options = { followsGateways: true, withPrimaryNames: false };
    const { names } = await lookUpNormalized(
      ['pay.followed.eth', 'no.followed.eth'],
      provider,
      options,
    );
    await gateway.stop();
    expect(names.map(({ address: found }) => found.status)).toEqual(['known', 'not_answered']);
    expect(names[0]).toMatchObject({
      address: known(CAROL),
      registration: known({ state: 'registered' }),
    });
  });

  it('reads one bad name without losing the others', async () => {
    const { names } = await lookUp(
      ['vitalik.eth', 'huge.eth', 'reverting.eth', 'other.eth'],
      provider,
    );
    expect(names.map(({ address: found }) => found.status)).toEqual([
      'known',
      'not_answered',
      'not_answered',
      'known',
    ]);
  });

  it('reads the other names although one contract uses all gas', async () => {
    const names = ['huge.eth', 'vitalik.eth', 'pay.vitalik.eth', 'other.eth'];
    const counted = count(limitGas(provider));
    const facts = await lookUp(names, counted);
    expect(facts.names.map(({ address: found }) => found.status)).toEqual([
      'not_answered',
      'known',
      'known',
      'known',
    ]);
    expect(facts.names[0]?.owner).toEqual(known(ALICE));
    expect(counted.methods.length).toBeLessThan(12);
  });

  it('notices that the wallet switches to another chain', async () => {
    const switched: ChainProvider = {
      request: ({ method, params }) =>
        method === 'eth_chainId'
          ? Promise.resolve('0xaa36a7')
          : provider.request({ method, params }),
    };
    await expect(lookUp(['vitalik.eth'], switched)).rejects.toMatchObject({
      problem: 'other_chain',
      chainId: 1,
    });
  });

  it('keeps the facts of other names if contracts spoil more requests than may be repeated', async () => {
    const labels = Array.from({ length: 40 }, (_, at) => `spoiled${at}`);
    await chain.registerMany(labels, { owner, resolver: chain.hostile.huge });
    const names = [...labels.map((label) => `${label}.eth`), 'vitalik.eth'];
    const counted = count(limitGas(provider));
    const facts = await lookUp(names, counted, { withPrimaryNames: false });
    expect(counted.methods.length).toBeLessThan(220);
    expect(facts.names.every(({ registration }) => registration.status === 'known')).toBe(true);
    expect(facts.names.at(-1)?.address.status).toBe('known');
  });

  it.each(['0x', `0x${'00'.repeat(64)}`, `0x${'ff'.repeat(640)}`, OVERLAPPING])(
    'does not believe a server that answers each call with %s',
    async (answer) => {
      const liar: ChainProvider = {
        request: ({ method, params }) =>
          method === 'eth_call' ? Promise.resolve(answer) : provider.request({ method, params }),
      };
      await expect(lookUp(['vitalik.eth'], liar)).rejects.toMatchObject({ problem: 'malformed' });
    },
  );

  it('fails if the server answers no call', async () => {
    const silent: ChainProvider = {
      request: ({ method, params }) =>
        method === 'eth_call'
          ? Promise.reject(new Error('not supported'))
          : provider.request({ method, params }),
    };
    await expect(lookUp(['vitalik.eth', 'other.eth'], silent)).rejects.toMatchObject({
      problem: 'failed',
    });
  });

  it('refuses names that are not normalized', async () => {
    const { names } = await lookUpNormalized(['Vitalik.eth', 'vitalik.eth'], chain.url);
    expect(names.map(({ registration }) => registration.status)).toEqual(['not_answered', 'known']);
  });

  it('reads other addresses', async () => {
    const base = 0x8000_0000 + 8453;
    const { names } = await lookUp(['vitalik.eth'], provider, { coinTypes: [0, base] });
    expect(names[0]?.records).toEqual({ 0: NONE, [base]: NONE });
  });

  it('reads 1,976 names, of which 1,200 are registered, with ten requests', async () => {
    const labels = Array.from({ length: 1200 }, (_, at) => `taken${at}`);
    await chain.registerMany(labels, { owner, address });
    const names = Array.from({ length: 1976 }, (_, at) =>
      at < 1200 ? `taken${at}.eth` : `free${at}.eth`,
    );
    const counted = count(provider);
    const reported: string[] = [];
    const facts = await lookUp(names, counted, {
      withPrimaryNames: false,
      onFacts: (found) => reported.push(...found.map(({ facts: { name } }) => name)),
    });
    expect(counted.methods).toHaveLength(10);
    expect(facts.names.map(({ name }) => name)).toEqual(names);
    expect(reported.sort()).toEqual([...names].sort());
    expect(facts.names.filter(({ address: found }) => found.status === 'known')).toHaveLength(1200);
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const slow: ChainProvider = {
      request: (args) => {
        if (args.method === 'eth_call') controller.abort(new Error('stop'));
        return provider.request(args);
      },
    };
    await expect(lookUp(['vitalik.eth'], slow, { signal: controller.signal })).rejects.toThrow(
      'stop',
    );
  });

  it('reads all facts at one block', async () => {
    const blocks = new Set<unknown>();
    const watched: ChainProvider = {
      request: ({ method, params }) => {
        if (method === 'eth_call') blocks.add((params as unknown[])[1]);
        return provider.request({ method, params });
      },
    };
    const { block } = await lookUp(['vitalik.eth', 'pay.vitalik.eth'], watched);
    expect([...blocks]).toEqual([`0x${block.toString(16)}`]);
  });

  describe('lookUpAddresses', () => {
    it('finds verified and false primary names', async () => {
      const hostile = 'vita\u202elik.eth';
      await chain.setReverse(CAROL as `0x${string}`, 'vitalik.eth');
      await chain.setSubname(hostile, { owner, address: DAVE as `0x${string}` });
      await chain.setReverse(DAVE as `0x${string}`, hostile);
      const asked = [BOB, CAROL, DAVE, ALICE].map((each) => String(each).toLowerCase());
      const { addresses } = await lookUpAddresses(asked, provider);
      expect(addresses.map(({ primaryName }) => primaryName)).toEqual([
        known({ name: 'vitalik.eth', isVerified: true }),
        known({ name: 'vitalik.eth', isVerified: false }),
        known({ name: hostile, isVerified: true }),
        NONE,
      ]);
    });

    it.each([
      ['a name that leads to it', true],
      ['a name that leads elsewhere', false],
    ])('keeps a byte order mark in %s', async (_, isVerified) => {
      const name = `\u{feff}trusted${isVerified}.eth`;
      const [target, other] = [createAddress(21), createAddress(22)];
      await chain.register(name.slice(0, -4), { owner, address: isVerified ? target : other });
      await chain.setReverse(target, name);
      const { addresses } = await lookUpAddresses([target], provider);
      expect(addresses[0]?.primaryName).toEqual(known({ name, isVerified }));
    });

    it('keeps a byte order mark in a name without a resolver', async () => {
      const name = '\u{feff}nobody.eth';
      await chain.setReverse(createAddress(23), name);
      const { addresses } = await lookUpAddresses([createAddress(23)], provider);
      expect(addresses[0]?.primaryName).toEqual(known({ name, isVerified: false }));
    });

    it('does not believe a resolver that answers anything', async () => {
      await chain.setReverseResolver(ALICE as `0x${string}`, chain.hostile.bidiName);
      const { addresses } = await lookUpAddresses([String(ALICE)], provider);
      expect(addresses[0]?.primaryName).toMatchObject({
        status: 'known',
        value: { isVerified: false },
      });
    });

    it('reports a declared name that nobody has registered', async () => {
      await chain.setReverse(ALICE as `0x${string}`, 'nobody.free.eth');
      const { addresses } = await lookUpAddresses([String(ALICE)], provider);
      expect(addresses[0]?.primaryName).toEqual(
        known({ name: 'nobody.free.eth', isVerified: false }),
      );
    });
  });
});

describe.skipIf(!canStartTestChain())('lookUp on Sepolia', () => {
  it('uses the NameWrapper of Sepolia', async () => {
    const chain = await startTestChain({ chainId: SEPOLIA_ID });
    await chain.register('wrapped', { owner });
    await chain.wrap('wrapped.eth', { owner: address });
    const facts = await lookUp(['wrapped.eth'], connectRpc(chain.url));
    await chain.stop();
    expect(facts).toMatchObject({ network: 'sepolia', names: [{ owner: known(BOB) }] });
  });
});
