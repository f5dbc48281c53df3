import { describe, expect, it } from 'vitest';
import { type ChainFacts, type ChainProvider, FUSES } from '../contract/chain-facts.ts';
import { lookUp as lookUpNormalized } from './chain.ts';
import { lookUp, lookUpAddresses } from './look-up.ts';
import { createRefused } from './name-on-chain.ts';
import { createFacts, known, NONE } from './testing/create-facts.ts';
import {
  ALICE,
  BASE,
  BOB,
  CAROL,
  createAddress,
  DAVE,
  DAY,
  END,
  LONG_LABEL,
  NOW,
  POISONED,
  RESOLVERS,
} from './testing/seeded-names.ts';
import { createSimulatedChain, SEPOLIA_ID } from './testing/simulated-chain.ts';

const provider = createSimulatedChain();

const register = (state: 'registered' | 'grace' | 'ended', expires: number | null) => ({
  registration: known({ state, expires }),
});
const unanswered = (reason: string) => ({ status: 'not_answered', reason });
const wrap = (fuses: number, expires: number) => ({
  wrapped: known({ owner: ALICE, fuses, expires }),
});

const listStatuses = ({ names }: ChainFacts) => names.map(({ address }) => address.status);

const lookUpOne = async (name: string) => (await lookUp([name], provider)).names[0];

/** Counts the requests of a provider. */
function count(counted: ChainProvider) {
  const methods: string[] = [];
  return {
    methods,
    request: (args: { method: string; params?: unknown }) => {
      methods.push(args.method);
      return counted.request(args);
    },
  };
}

/** Replaces the answers of the wallet to one method. */
const intercept = (method: string, answer: (params: unknown) => unknown): ChainProvider => ({
  request: async (args) => (args.method === method ? answer(args.params) : provider.request(args)),
});

/** An answer to three calls whose results are all stored in the same place. */
const OVERLAPPING = `0x${[32, 3, 96, 96, 96, 1, 64, 32, 1]
  .map((word) => word.toString(16).padStart(64, '0'))
  .join('')}`;

const LATE_BLOCK = { number: '0x1', timestamp: '0x1fffffffffffff' };
const MALFORMED = { problem: 'malformed' };

const { PARENT_CANNOT_CONTROL, CANNOT_UNWRAP, IS_DOT_ETH } = FUSES;
/** 9998-12-31T23:59:59Z */
const LAST = 253_370_764_799;

describe('lookUp', () => {
  it('finds the owner, the address, the registration and the primary name', async () => {
    expect(await lookUp(['vitalik.eth'], provider)).toEqual({
      network: 'mainnet',
      block: 7,
      time: NOW,
      names: [
        {
          name: 'vitalik.eth',
          ...register('registered', END),
          owner: known(ALICE),
          wrapped: NONE,
          resolver: known(RESOLVERS.PublicResolver),
          address: known(BOB),
          records: {},
          primaryName: known({ name: 'vitalik.eth', isVerified: true }),
        },
      ],
    });
  });

  it.each([
    ['grace.eth', { ...register('grace', NOW - 5 * DAY), address: known(BOB) }],
    ['ended.eth', { ...register('ended', NOW - 100 * DAY), address: known(BOB) }],
    ['endless.eth', register('registered', null)],
    ['late.eth', register('registered', null)],
    ['first-second.eth', register('ended', 1)],
    ['empty.eth', { owner: known(ALICE), address: NONE, primaryName: NONE }],
    ['nobody.eth', createFacts('nobody.eth')],
    ['pay.vitalik.eth', { ...register('registered', null), address: known(CAROL) }],
    ['nobody.vitalik.eth', { registration: NONE, address: NONE }],
    ['example.com', { registration: NONE, owner: NONE }],
    [
      'wrapped.eth',
      {
        owner: known(DAVE),
        wrapped: known({
          owner: DAVE,
          fuses: CANNOT_UNWRAP | PARENT_CANNOT_CONTROL | IS_DOT_ETH,
          expires: END + 90 * DAY,
        }),
      },
    ],
    ['endless.vitalik.eth', { ...wrap(0, LAST), ...register('registered', null) }],
    ['long.vitalik.eth', { ...wrap(PARENT_CANNOT_CONTROL, LAST), ...register('registered', LAST) }],
    [
      'soon.vitalik.eth',
      { ...wrap(PARENT_CANNOT_CONTROL, NOW + DAY), ...register('registered', NOW + DAY) },
    ],
    ['over.vitalik.eth', { ...wrap(0, NOW - DAY), ...register('registered', null) }],
    ['open.vitalik.eth', { ...wrap(0, 0), ...register('registered', null) }],
    ['gone.vitalik.eth', { owner: NONE, wrapped: NONE }],
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
    ['offchain.eth', { address: { ...unanswered('off_chain'), hosts: ['gateway.example.com'] } }],
    [`${LONG_LABEL}.eth`, { owner: known(ALICE), address: known(BOB) }],
    ['a..eth', createRefused('a..eth', 'not_normalized')],
  ])('%s', async (name, expected) => {
    expect(await lookUpOne(name)).toMatchObject(expected);
  });

  it('uses the NameWrapper of Sepolia', async () => {
    const facts = await lookUp(['wrapped.eth'], createSimulatedChain({ chainId: SEPOLIA_ID }));
    expect(facts).toMatchObject({ network: 'sepolia', names: [{ owner: known(DAVE) }] });
  });

  it('reads one bad name without losing the others', async () => {
    const facts = await lookUp(['vitalik.eth', 'huge.eth', 'reverting.eth', 'other.eth'], provider);
    expect(listStatuses(facts)).toEqual(['known', 'not_answered', 'not_answered', 'known']);
  });

  it('reads the other names although one contract uses all gas', async () => {
    const counted = count(createSimulatedChain({ limitsGas: true }));
    const names = ['huge.eth', 'vitalik.eth', 'pay.vitalik.eth', 'other.eth'];
    const facts = await lookUp(names, counted);
    expect(listStatuses(facts)).toEqual(['not_answered', 'known', 'known', 'known']);
    expect(facts.names[0]?.owner).toEqual(known(ALICE));
    expect(counted.methods.length).toBeLessThan(12);
  });

  it('keeps the facts of other names if contracts spoil more requests than may be repeated', async () => {
    const counted = count(createSimulatedChain({ limitsGas: true }));
    const names = [...new Array(150).fill('huge.eth'), 'vitalik.eth'];
    const facts = await lookUp(names, counted, { withPrimaryNames: false });
    expect(counted.methods.length).toBeLessThan(220);
    expect(facts.names.every(({ registration }) => registration.status === 'known')).toBe(true);
    // The previous contract has used all gas, so this contract did not refuse.
    expect(facts.names.at(-1)?.address).toEqual(unanswered('failed'));
  });

  it.each<[what: string, method: string, answer: unknown, error: object]>([
    ['a time that dates cannot express', 'eth_getBlockByNumber', LATE_BLOCK, MALFORMED],
    ['another chain later', 'eth_chainId', '0xaa36a7', { problem: 'other_chain', chainId: 1 }],
    ['nothing for each call', 'eth_call', '0x', MALFORMED],
    ['zeros for each call', 'eth_call', `0x${'00'.repeat(64)}`, MALFORMED],
    ['ones for each call', 'eth_call', `0x${'ff'.repeat(640)}`, MALFORMED],
    ['overlapping results', 'eth_call', OVERLAPPING, MALFORMED],
    ['an error for each call', 'eth_call', new Error('unsupported'), { problem: 'failed' }],
  ])('fails if the wallet answers %s', async (_, method, answer, error) => {
    const wallet = intercept(method, () =>
      answer instanceof Error ? Promise.reject(answer) : answer,
    );
    await expect(lookUp(['vitalik.eth'], wallet)).rejects.toMatchObject(error);
  });

  it('refuses names that are not normalized', async () => {
    const { names } = await lookUpNormalized(['Vitalik.eth', 'vitalik.eth'], provider);
    expect(names.map(({ registration }) => registration.status)).toEqual(['not_answered', 'known']);
  });

  it('reads other addresses', async () => {
    const { names } = await lookUp(['trusted.eth'], provider, { coinTypes: [0, BASE] });
    expect(names[0]?.records).toEqual({ 0: NONE, [BASE]: known(POISONED) });
  });

  it('reads 1,976 names, of which 1,200 are registered, with ten requests', async () => {
    const names = Array.from({ length: 1976 }, (_, at) => (at < 1200 ? 'other.eth' : 'free.eth'));
    const counted = count(provider);
    const reported: number[] = [];
    const facts = await lookUp(names, counted, {
      withPrimaryNames: false,
      onFacts: (found) => reported.push(...found.map(({ index }) => index)),
    });
    expect(counted.methods).toHaveLength(10);
    expect(facts.names.map(({ name }) => name)).toEqual(names);
    expect(reported.sort((a, b) => a - b)).toEqual([...names.keys()]);
    expect(facts.names.filter(({ address: found }) => found.status === 'known')).toHaveLength(1200);
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const slow = intercept('eth_call', () => controller.abort(new Error('stop')));
    const { signal } = controller;
    await expect(lookUp(['vitalik.eth'], slow, { signal })).rejects.toThrow('stop');
  });

  it('reads all facts at one block', async () => {
    const blocks = new Set<unknown>();
    const watched = intercept('eth_call', (params) => {
      blocks.add((params as unknown[])[1]);
      return provider.request({ method: 'eth_call', params });
    });
    await lookUp(['vitalik.eth', 'pay.vitalik.eth'], watched);
    expect([...blocks]).toEqual(['0x7']);
  });
});

const declared = (name: string, isVerified: boolean) => known({ name, isVerified });

describe('lookUpAddresses', () => {
  it.each([
    ['its own name', BOB, declared('vitalik.eth', true)],
    ['a name of another address', CAROL, declared('vitalik.eth', false)],
    ['nothing', ALICE, NONE],
    ['a hidden character', createAddress(21), declared('vita\u202elik.eth', true)],
    ['a mark at the start', createAddress(22), declared('\ufefftrusted.eth', true)],
    [
      'a mark and a name of another address',
      createAddress(23),
      declared('\ufeffelsewhere.eth', false),
    ],
    ['a mark and a name that nobody has', createAddress(24), declared('\ufeffnobody.eth', false)],
    ['a subname that nobody has', createAddress(25), declared('nobody.free.eth', false)],
    ['an empty text', createAddress(26), NONE],
    ['no name', createAddress(27), unanswered('reverted')],
    ['whatever its resolver answers', DAVE, declared('vitalik\u202ehte.\r\nsafe.eth\n', false)],
    [
      'a name off the chain',
      createAddress(29),
      { ...unanswered('off_chain'), hosts: ['gateway.example.com'] },
    ],
  ])('reads an address that declares %s', async (_, address, primaryName) => {
    const asked = [BOB, address.toLowerCase()];
    const { addresses } = await lookUpAddresses(asked, provider);
    expect(addresses.map((each) => each.address)).toEqual(asked);
    expect(addresses[1]?.primaryName).toEqual(primaryName);
  });
});
