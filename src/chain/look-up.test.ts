import { getAddress } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChainFacts,
  type ChainProvider,
  FUSES,
  type NameOnChain,
  type RegistrationState,
} from '../contract/chain-facts.ts';
import { lookUp as lookUpNormalized } from './chain.ts';
import { connectRpc } from './connect-rpc.ts';
import { lookUp } from './look-up.ts';
import { lookUpAddresses } from './look-up-addresses.ts';
import { createRefused } from './name-on-chain.ts';
import { SEPOLIA_ID, ZERO_ADDRESS } from './testing/chain-addresses.ts';
import { createFacts, known, NONE } from './testing/create-facts.ts';
import {
  canStartTestChain,
  createAddress,
  startTestChain,
  type TestChain,
} from './testing/test-chain.ts';
import { startTestGateway } from './testing/test-gateway.ts';

const DAY = 86_400;
const NOW = 1_900_000_000;
const [ALICE, BOB, CAROL, DAVE] = [
  getAddress(createAddress(1)),
  getAddress(createAddress(2)),
  getAddress(createAddress(3)),
  getAddress(createAddress(4)),
];
const [owner, address] = [ALICE, BOB];
const LONG_LABEL = 'long'.repeat(100);

const register = (state: RegistrationState, days: number | null) => ({
  registration: known({ state, expires: days === null ? null : NOW + days * DAY }),
});
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

/** Replaces the answers of a provider to one method. */
const intercept = (
  provider: ChainProvider,
  method: string,
  answer: (params: unknown) => unknown,
): ChainProvider => ({
  request: async (args) => (args.method === method ? answer(args.params) : provider.request(args)),
});

/** Limits the gas of calls as servers do. */
function limitGas(provider: ChainProvider): ChainProvider {
  const gas = `0x${(50_000_000).toString(16)}`;
  return intercept(provider, 'eth_call', (params) => {
    const [call, block] = params as [object, string];
    return provider.request({ method: 'eth_call', params: [{ ...call, gas }, block] });
  });
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
    await chain.wrap('wrapped.eth', { owner: DAVE, fuses: FUSES.CANNOT_UNWRAP });
    await chain.setSubname('pay.vitalik.eth', { owner, address: CAROL });
    for (const [label, resolver] of Object.entries(chain.hostile)) {
      await chain.register(label.toLowerCase(), { owner, resolver, expires });
    }
    const url = 'https://gateway.example.com/{sender}/{data}';
    const offchain = await chain.deployOffchainResolver(url);
    await chain.register('offchain', { owner, resolver: offchain, expires });
    await chain.register('unresolved', { owner, resolver: ZERO_ADDRESS });
    await chain.register('account', { owner, resolver: address });
    await chain.register(LONG_LABEL, { owner, address });
    // The code of a contract that does nothing.
    await chain.rpc('anvil_setCode', [createAddress(5), '0x00']);
    await chain.register('silent', { owner, resolver: createAddress(5) });
  });
  afterAll(() => chain?.stop());

  const listStatuses = ({ names }: ChainFacts) =>
    names.map(({ address: found }) => found.status).join(' ');

  async function lookUpOne(name: string): Promise<NameOnChain> {
    const { names } = await lookUp([name], provider);
    return names[0] as NameOnChain;
  }

  it('finds the owner, the address, the registration and the primary name', async () => {
    expect(await lookUpOne('vitalik.eth')).toEqual({
      name: 'vitalik.eth',
      ...register('registered', 400),
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
    ['grace.eth', { ...register('grace', -5), address: known(BOB) }],
    ['ended.eth', { ...register('ended', -100), address: known(BOB) }],
    ['empty.eth', { owner: known(ALICE), address: NONE, primaryName: NONE }],
    ['nobody.eth', createFacts('nobody.eth')],
    ['pay.vitalik.eth', { ...register('registered', null), address: known(CAROL) }],
    ['nobody.vitalik.eth', { registration: NONE, address: NONE }],
    ['example.com', { registration: NONE, owner: NONE }],
    [
      'reverting.eth',
      { owner: known(ALICE), address: unanswered('reverted'), primaryName: unanswered('reverted') },
    ],
    ['garbage.eth', { owner: known(ALICE), address: unanswered('malformed') }],
    ['huge.eth', { owner: known(ALICE), address: unanswered('too_large') }],
    ['zero.eth', { owner: known(ALICE), address: NONE }],
    ['silent.eth', { owner: known(ALICE), address: NONE }],
    ['account.eth', { owner: known(ALICE), address: unanswered('reverted') }],
    ['unresolved.eth', { owner: known(ALICE), resolver: NONE, address: NONE }],
    [`${LONG_LABEL}.eth`, { owner: known(ALICE), address: known(BOB) }],
    ['a..eth', createRefused('a..eth', 'not_normalized')],
  ])('%s', async (name, expected) => {
    expect(await lookUpOne(name)).toMatchObject(expected);
  });

  it('rejects a block whose time dates cannot express', async () => {
    const block = { number: '0x1', timestamp: '0x1fffffffffffff' };
    const wallet = intercept(provider, 'eth_getBlockByNumber', () => block);
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

  it('has no owner of a wrapped name after its end', async () => {
    const name = 'gone.vitalik.eth';
    await chain.setSubname(name, { owner });
    const fuses = FUSES.PARENT_CANNOT_CONTROL;
    await chain.wrap(name, { owner, fuses, expiry: NOW - DAY });
    expect(await lookUpOne(name)).toMatchObject({ owner: NONE, wrapped: NONE });
  });

  it('follows hosts off the chain if it is told to', async () => {
    const gateway = await startTestGateway({ 'pay.followed.eth': CAROL });
    const resolver = await chain.deployOffchainResolver(gateway.url);
    await chain.register('followed', { owner, resolver });
    const options = { followsGateways: true, withPrimaryNames: false };
    const asked = ['pay.followed.eth', 'no.followed.eth'];
    const { names } = await lookUpNormalized(asked, provider, options);
    await gateway.stop();
    expect(names).toMatchObject([
      { address: known(CAROL), registration: known({ state: 'registered' }) },
      { address: unanswered('failed') },
    ]);
  });

  it('reads one bad name without losing the others', async () => {
    const asked = ['vitalik.eth', 'huge.eth', 'reverting.eth', 'other.eth'];
    const facts = await lookUp(asked, provider);
    expect(listStatuses(facts)).toBe('known not_answered not_answered known');
  });

  it('reads the other names although one contract uses all gas', async () => {
    const names = ['huge.eth', 'vitalik.eth', 'pay.vitalik.eth', 'other.eth'];
    const counted = count(limitGas(provider));
    const facts = await lookUp(names, counted);
    expect(listStatuses(facts)).toBe('not_answered known known known');
    expect(facts.names[0]?.owner).toEqual(known(ALICE));
    expect(counted.methods.length).toBeLessThan(12);
  });

  it('notices that the wallet switches to another chain', async () => {
    const switched = intercept(provider, 'eth_chainId', () => '0xaa36a7');
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
      const liar = intercept(provider, 'eth_call', () => answer);
      await expect(lookUp(['vitalik.eth'], liar)).rejects.toMatchObject({ problem: 'malformed' });
    },
  );

  it('fails if the server answers no call', async () => {
    const silent = intercept(provider, 'eth_call', () => Promise.reject(new Error('unsupported')));
    const asking = lookUp(['vitalik.eth', 'other.eth'], silent);
    await expect(asking).rejects.toMatchObject({ problem: 'failed' });
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
    const slow = intercept(provider, 'eth_call', () => controller.abort(new Error('stop')));
    const { signal } = controller;
    await expect(lookUp(['vitalik.eth'], slow, { signal })).rejects.toThrow('stop');
  });

  it('reads all facts at one block', async () => {
    const blocks = new Set<unknown>();
    const watched = intercept(provider, 'eth_call', (params) => {
      blocks.add((params as unknown[])[1]);
      return provider.request({ method: 'eth_call', params });
    });
    const { block } = await lookUp(['vitalik.eth', 'pay.vitalik.eth'], watched);
    expect([...blocks]).toEqual([`0x${block.toString(16)}`]);
  });

  describe('lookUpAddresses', () => {
    /** Reads the primary name of an address after it was declared. */
    async function declare(text: string, from = createAddress(21)) {
      await chain.setReverse(from, text);
      const { addresses } = await lookUpAddresses([from], provider);
      return addresses[0]?.primaryName;
    }

    it('finds the primary names of several addresses', async () => {
      await chain.setReverse(CAROL, 'vitalik.eth');
      const asked = [BOB, CAROL, createAddress(23)].map((each) => each.toLowerCase());
      const { addresses } = await lookUpAddresses(asked, provider);
      expect(addresses.map(({ primaryName }) => primaryName)).toEqual([
        known({ name: 'vitalik.eth', isVerified: true }),
        known({ name: 'vitalik.eth', isVerified: false }),
        NONE,
      ]);
    });

    it.each([
      ['vita\u202elik.eth', true],
      ['\u{feff}trusted.eth', true],
      ['\u{feff}elsewhere.eth', false],
    ])('keeps every character of %j', async (name, isVerified) => {
      const target = createAddress(isVerified ? 21 : 22);
      await chain.register(name.slice(0, -4), { owner, address: target });
      expect(await declare(name)).toEqual(known({ name, isVerified }));
    });

    it.each<[text: string, fact: object]>([
      ['\u{feff}nobody.eth', known({ name: '\u{feff}nobody.eth', isVerified: false })],
      ['nobody.free.eth', known({ name: 'nobody.free.eth', isVerified: false })],
      ['', NONE],
      ['a..eth', unanswered('reverted')],
    ])('reads %j, which nobody has registered', async (text, fact) => {
      expect(await declare(text)).toEqual(fact);
    });

    it('does not believe a resolver that answers anything', async () => {
      await chain.setReverseResolver(ALICE, chain.hostile.bidiName);
      const { addresses } = await lookUpAddresses([ALICE], provider);
      const name = 'vitalik\u202ehte.\r\nsafe.eth\n';
      expect(addresses[0]?.primaryName).toEqual(known({ name, isVerified: false }));
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
