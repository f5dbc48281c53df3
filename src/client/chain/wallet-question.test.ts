import { describe, expect, it } from 'vitest';
import { ChainError } from '../../chain/ask.ts';
import { createFacts, MOMENT } from '../../chain/testing/create-facts.ts';
import type { ChainFacts } from '../../contract/chain-facts.ts';
import { type ChainCode, chainCode, type Wallet } from './chain-code.ts';
import { createChainFactsStore } from './chain-facts-store.ts';
import { createWalletQuestion, type QuestionState } from './wallet-question.ts';

const NONE = { status: 'none' } as const;

const createWallet = (id: string): Wallet => ({
  id,
  name: id,
  provider: { request: async () => null },
});

interface World {
  wallets?: readonly Wallet[];
  lookUp?: ChainCode['lookUp'];
  connectWallet?: ChainCode['connectWallet'];
  loadCode?: () => Promise<ChainCode>;
}

/** Answers every name at once. */
const answerAll: ChainCode['lookUp'] = async (names, _, options) => {
  const facts = names.map((name) => createFacts(name));
  options?.onFacts?.(
    facts.map((each, index) => ({ index, facts: each })),
    MOMENT,
  );
  return { ...MOMENT, names: facts } satisfies ChainFacts;
};

function createQuestion({ wallets = [createWallet('one')], ...world }: World = {}) {
  const store = createChainFactsStore();
  const chosen: { wallet: Wallet | null } = { wallet: null };
  const code: ChainCode = {
    ...chainCode,
    findWallets: async () => [...wallets],
    lookUp: world.lookUp ?? answerAll,
    lookUpAddresses: async (addresses) => ({
      ...MOMENT,
      addresses: addresses.map((address) => ({ address, primaryName: NONE })),
    }),
    connectWallet: world.connectWallet ?? (async () => undefined),
  };
  const question = createWalletQuestion({
    loadCode: world.loadCode ?? (async () => code),
    store,
    chosen,
  });
  const states: QuestionState[] = [];
  question.subscribe(() => states.push(question.getState()));
  return { question, store, chosen, states };
}

const fail = (problem: ChainError['problem'], details?: { chainId: number }) => async () => {
  throw new ChainError(problem, details);
};

describe('createWalletQuestion', () => {
  it('loads and asks nothing before it is asked', () => {
    const { question } = createQuestion({
      loadCode: () => {
        throw new Error('loaded');
      },
    });
    expect(question.getState()).toEqual({ status: 'idle' });
  });

  it('stores the answers for every screen', async () => {
    const { question, store, states } = createQuestion();
    await question.ask({ names: ['a.eth', 'b.eth'], addresses: ['0xAB'] });
    expect(states).toEqual([
      { status: 'asking', done: 0, total: 3 },
      { status: 'asking', done: 2, total: 3 },
      { status: 'answered' },
    ]);
    expect(store.getName('b.eth')).toEqual({ facts: createFacts('b.eth'), moment: MOMENT });
    expect(store.getAddress('0xab')?.facts.primaryName).toEqual(NONE);
  });

  it.each<[reason: string, world: World, state: QuestionState]>([
    ['there is no wallet', { wallets: [] }, { status: 'no_wallet' }],
    [
      'the code cannot be loaded',
      { loadCode: async () => Promise.reject(new Error('offline')) },
      { status: 'not_loaded' },
    ],
    [
      'the wallet refuses',
      { lookUp: fail('refused') },
      { status: 'failed', problem: 'refused', chainId: null, done: 0 },
    ],
    [
      'the wallet is on another chain',
      { lookUp: fail('other_chain', { chainId: 137 }) },
      { status: 'failed', problem: 'other_chain', chainId: 137, done: 0 },
    ],
    [
      'the server limits requests after the first answer',
      {
        lookUp: (names, ...others) =>
          answerAll(names.slice(0, 1), ...others).then(fail('rate_limited')),
      },
      { status: 'failed', problem: 'rate_limited', chainId: null, done: 1 },
    ],
  ])('ends when %s', async (_, world, state) => {
    const { question } = createQuestion(world);
    await question.ask({ names: ['a.eth', 'b.eth'] });
    expect(question.getState()).toEqual(state);
  });

  it('lets the user choose one of several wallets, and remembers it', async () => {
    const [one, two] = [createWallet('one'), createWallet('two')];
    const { question, chosen } = createQuestion({ wallets: [one, two] });
    await question.ask({ names: ['a.eth'] });
    expect(question.getState()).toEqual({ status: 'choosing', wallets: [one, two] });
    await question.choose(two);
    expect(question.getState()).toEqual({ status: 'answered' });
    await question.ask({ names: ['b.eth'] });
    expect(question.getState()).toEqual({ status: 'answered' });
    expect(chosen.wallet).toBe(two);
    await question.askAnother();
    expect(question.getState()).toMatchObject({ status: 'choosing' });
  });

  it('connects the wallet when the user wants to', async () => {
    let isConnected = false;
    const { question } = createQuestion({
      lookUp: (...args) => (isConnected ? answerAll(...args) : fail('not_connected')()),
      connectWallet: async () => {
        isConnected = true;
      },
    });
    await question.ask({ names: ['a.eth'] });
    expect(question.getState()).toMatchObject({ problem: 'not_connected' });
    await question.connect();
    expect(question.getState()).toEqual({ status: 'answered' });
  });

  it('keeps the answers that came before it is cancelled, and ignores later ones', async () => {
    let resume: () => void = () => {};
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const { question, store } = createQuestion({
      async lookUp(names, provider, options) {
        await answerAll(names.slice(0, 1), provider, options);
        await paused;
        await answerAll(names, provider, options);
        throw options?.signal?.reason;
      },
    });
    const asking = question.ask({ names: ['a.eth', 'b.eth'] });
    await new Promise((resolve) => setTimeout(resolve));
    question.cancel();
    expect(question.getState()).toEqual({ status: 'cancelled' });
    resume();
    await asking;
    expect(question.getState()).toEqual({ status: 'cancelled' });
    expect(store.getName('a.eth')).toBeDefined();
    expect(store.getName('b.eth')).toBeUndefined();
  });

  it('does nothing when it is cancelled before or after the question', async () => {
    const { question, states } = createQuestion();
    question.cancel();
    expect(states).toEqual([]);
    await question.ask({ names: ['a.eth'] });
    question.cancel();
    expect(question.getState()).toEqual({ status: 'answered' });
  });
});
