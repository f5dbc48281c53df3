// A page whose wallets answer from a simulated chain.

import {
  createSimulatedChain,
  type SimulatedChainOptions,
} from '../../src/chain/testing/simulated-chain.ts';
import { test as siteTest } from '../site-test.ts';

/** A request that the page sent to a wallet: https://eips.ethereum.org/EIPS/eip-1193 */
interface WalletCall {
  readonly method: string;
  readonly params?: unknown;
}

/** An error of a wallet. `never`: the request stays open. */
type WalletFailure = { readonly code: number; readonly message: string } | 'never';

/** Decides whether a request to a wallet fails. Null means that the chain answers it. */
type WalletBehaviour = (method: string) => WalletFailure | null;

export const answers: WalletBehaviour = () => null;

export const refuses: WalletBehaviour = () => ({
  code: 4001,
  message: 'User rejected the request.',
});

export const staysSilent: WalletBehaviour = () => 'never';

/** Answers after the user has connected the site. */
export function isUnconnected(onConnect: WalletBehaviour): WalletBehaviour {
  let isConnected = false;
  return (method) => {
    if (isConnected) return null;
    if (method !== 'eth_requestAccounts') return { code: 4100, message: 'Unauthorized.' };
    const failure = onConnect(method);
    isConnected = failure === null;
    return failure;
  };
}

interface WalletOptions extends Pick<SimulatedChainOptions, 'like'> {
  readonly name?: string;
  /** How often the wallet announces itself. 1 by default. */
  readonly announcements?: number;
  readonly behaviour?: WalletBehaviour;
}

/** A wallet of a page. */
interface TestWallet {
  /** All requests that the page sent to this wallet. */
  readonly calls: readonly WalletCall[];
  /** Changes how the wallet answers from now on. */
  behave(behaviour: WalletBehaviour): void;
}

/** The wallets of a page, and a record of what the page did. */
interface TestWallets {
  /** Adds a wallet. Must be called before the page opens. */
  add(options?: WalletOptions): Promise<TestWallet>;
  /** Returns how often the page asked wallets to announce themselves. */
  countAnnouncementRequests(): number;
}

/** Functions of the test that a page can call. */
interface PageFunctions {
  askTestWallet(index: number, call: WalletCall): Promise<{ result: unknown } | WalletFailure>;
  countAnnouncementRequest(): Promise<void>;
}

/** A journey with wallets. */
export const test = siteTest.extend<{ wallets: TestWallets }>({
  wallets: async ({ page }, use) => {
    const wallets: ((call: WalletCall) => ReturnType<PageFunctions['askTestWallet']>)[] = [];
    let announcementRequests = 0;
    await page.exposeFunction('countAnnouncementRequest', () => {
      announcementRequests += 1;
    });
    await page.exposeFunction('askTestWallet', (index: number, call: WalletCall) =>
      wallets[index]?.(call),
    );
    await page.addInitScript(() => {
      const { countAnnouncementRequest } = window as unknown as PageFunctions;
      window.addEventListener('eip6963:requestProvider', () => void countAnnouncementRequest());
    });
    await use({
      async add({ name = 'Test Wallet', announcements = 1, behaviour = answers, ...options } = {}) {
        const chain = createSimulatedChain(options);
        const calls: WalletCall[] = [];
        let behave = behaviour;
        wallets.push(async (call) => {
          calls.push(call);
          return behave(call.method) ?? { result: await chain.request(call) };
        });
        const index = wallets.length - 1;
        await page.addInitScript(announceWallet, { index, name, announcements });
        return {
          calls,
          behave(next) {
            behave = next;
          },
        };
      },
      countAnnouncementRequests: () => announcementRequests,
    });
  },
});

/** Runs in the page. */
function announceWallet(wallet: { index: number; name: string; announcements: number }): void {
  const { askTestWallet } = window as unknown as PageFunctions;
  const provider = {
    async request(call: WalletCall): Promise<unknown> {
      const reply = await askTestWallet(wallet.index, call);
      if (reply === 'never') return new Promise(() => undefined);
      if ('code' in reply) throw Object.assign(new Error(reply.message), reply);
      return reply.result;
    },
  };
  const info = {
    uuid: `00000000-0000-4000-8000-00000000000${wallet.index}`,
    name: wallet.name,
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'com.example.wallet',
  };
  const announce = () => {
    for (let count = 0; count < wallet.announcements; count += 1) {
      const detail = Object.freeze({ info, provider });
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
