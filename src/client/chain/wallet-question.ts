import type { ChainProblem, NameOptions } from '../../contract/chain-facts.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { ChainCode, Wallet } from './chain-code.ts';
import { type ChainFactsStore, chainFacts } from './chain-facts-store.ts';

/** What a question is about. Names must be normalized. */
export interface Question extends Pick<NameOptions, 'coinTypes' | 'withPrimaryNames'> {
  readonly names?: readonly string[];
  readonly addresses?: readonly string[];
}

/** State of a question. */
export type QuestionState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking'; readonly done: number; readonly total: number }
  /** Several wallets announced themselves, so the user chooses one. */
  | { readonly status: 'choosing'; readonly wallets: readonly Wallet[] }
  | { readonly status: 'answered' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'no_wallet' }
  /** The code that asks the wallet could not be loaded. */
  | { readonly status: 'not_loaded' }
  | {
      readonly status: 'failed';
      readonly problem: ChainProblem;
      readonly chainId: number | null;
      /** Number of names and addresses that were answered before the failure. */
      readonly done: number;
    };

export type WalletQuestion = ReturnType<typeof createWalletQuestion>;

interface WalletQuestionSources {
  /** Loads the code that reads the chain. */
  loadCode: () => Promise<ChainCode>;
  store: ChainFactsStore;
  /** The wallet that all questions of the page share. */
  chosen: { wallet: Wallet | null };
}

/** Creates a question that was not asked yet. Nothing is loaded and no wallet is contacted before `ask`. */
export function createWalletQuestion({ loadCode, store, chosen }: WalletQuestionSources) {
  const listeners = createListeners();
  let state: QuestionState = { status: 'idle' };
  let current: Question = {};
  let controller = new AbortController();

  function setState(next: QuestionState): void {
    state = next;
    listeners.notify();
  }

  /** Runs one step of the latest question. Ignores the result of an earlier question. */
  async function run(step: (code: ChainCode, signal: AbortSignal) => Promise<QuestionState>) {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const total = (current.names?.length ?? 0) + (current.addresses?.length ?? 0);
    setState({ status: 'asking', done: 0, total });
    const code = await loadCode().catch(() => null);
    if (signal.aborted) return;
    if (!code) return setState({ status: 'not_loaded' });
    try {
      const next = await step(code, signal);
      if (!signal.aborted) setState(next);
    } catch (error) {
      if (signal.aborted) return;
      const { problem, chainId } =
        error instanceof code.ChainError ? error : new code.ChainError('failed');
      const done = state.status === 'asking' ? state.done : 0;
      setState({ status: 'failed', problem, chainId, done });
    }
  }

  async function findWallet(code: ChainCode, signal: AbortSignal): Promise<QuestionState> {
    if (chosen.wallet) return askWallet(chosen.wallet, code, signal);
    const wallets = await code.findWallets();
    const [first] = wallets;
    if (!first) return { status: 'no_wallet' };
    if (wallets.length > 1) return { status: 'choosing', wallets };
    return askWallet(first, code, signal);
  }

  async function askWallet(
    { provider }: Wallet,
    code: ChainCode,
    signal: AbortSignal,
  ): Promise<QuestionState> {
    const { names = [], addresses = [], ...options } = current;
    const total = names.length + addresses.length;
    let done = 0;
    if (names.length > 0) {
      await code.lookUp(names, provider, {
        ...options,
        signal,
        onFacts(found, moment) {
          if (signal.aborted) return;
          store.addNames(
            found.map(({ facts }) => facts),
            moment,
            code,
          );
          done += found.length;
          setState({ status: 'asking', done, total });
        },
      });
    }
    if (addresses.length > 0) {
      const found = await code.lookUpAddresses(addresses, provider, { signal });
      if (!signal.aborted) store.addAddresses(found);
    }
    return { status: 'answered' };
  }

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    /** Asks the wallet. Cancels an earlier question. */
    ask(question: Question): Promise<void> {
      current = question;
      return run(findWallet);
    },
    /** Asks the wallet that the user chose, and remembers it until the page is closed. */
    choose(wallet: Wallet): Promise<void> {
      chosen.wallet = wallet;
      return run((code, signal) => askWallet(wallet, code, signal));
    },
    /** Returns whether the user chose one of several wallets. */
    hasChosen: () => chosen.wallet !== null,
    /** Lets the user choose another wallet for the same question. */
    askAnother(): Promise<void> {
      chosen.wallet = null;
      return run(findWallet);
    },
    /** Asks for the permission of the wallet, then repeats the question. */
    connect(): Promise<void> {
      return run(async (code, signal) => {
        const wallets = chosen.wallet ? [chosen.wallet] : await code.findWallets();
        const [wallet] = wallets;
        if (!wallet) return { status: 'no_wallet' };
        await code.connectWallet(wallet.provider, signal);
        return askWallet(wallet, code, signal);
      });
    },
    cancel() {
      controller.abort();
      if (state.status === 'asking' || state.status === 'choosing') {
        setState({ status: 'cancelled' });
      }
    },
  };
}

const loadCode = retryableOnce(
  async (): Promise<ChainCode> => (await import('./chain-code.ts')).chainCode,
);

/** The wallet that the user chose in this page. */
const chosen = { wallet: null };

/** Creates a question whose answers go to the facts of this page. */
export function createPageQuestion(): WalletQuestion {
  return createWalletQuestion({ loadCode, store: chainFacts, chosen });
}
