// A page whose wallets pass requests to a local Ethereum node. The page itself never contacts the node.

import type { Page } from '@playwright/test';
import {
  canStartTestChain,
  startTestChain,
  type TestChain,
} from '../../src/chain/testing/test-chain.ts';
import { test as siteTest } from '../site-test.ts';
import {
  answers,
  type WalletBehaviour,
  type WalletCall,
  type WalletReply,
} from './wallet-behaviours.ts';

interface WalletOptions {
  readonly name?: string;
  /** How often the wallet announces itself. 1 by default. */
  readonly announcements?: number;
  readonly behaviour?: WalletBehaviour;
}

/** A wallet of a page. */
export interface TestWallet {
  readonly name: string;
  /** All requests that the page sent to this wallet. */
  readonly calls: readonly WalletCall[];
  /** Changes how the wallet answers from now on. */
  behave(behaviour: WalletBehaviour): void;
}

/** The wallets of a page, and a record of what the page did. */
export interface TestWallets {
  /** Adds a wallet. Must be called before the page opens. */
  add(options?: WalletOptions): Promise<TestWallet>;
  /** Returns how often the page asked wallets to announce themselves. */
  countAnnouncementRequests(): number;
}

interface ChainFixtures {
  /** A node of mainnet. Names that a test registers are gone after the test. */
  chain: TestChain;
  /** A node of Sepolia. */
  sepolia: TestChain;
  wallets: TestWallets;
  /** Wallets of the page that pass requests to the node of Sepolia. */
  sepoliaWallets: TestWallets;
}

interface ChainWorkerFixtures {
  mainnetNode: TestChain | null;
  sepoliaNode: TestChain | null;
}

/** Chain id of Sepolia, the test network. */
const SEPOLIA = 11_155_111;

/** A journey with wallets and a node. It is skipped if the node cannot be installed. */
export const test = siteTest.extend<ChainFixtures, ChainWorkerFixtures>({
  mainnetNode: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => useNode(1, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  sepoliaNode: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => useNode(SEPOLIA, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  chain: async ({ mainnetNode }, use) => useSnapshot(mainnetNode, use),
  sepolia: async ({ sepoliaNode }, use) => useSnapshot(sepoliaNode, use),
  wallets: async ({ page, chain }, use) => use(await createWallets(page, chain)),
  sepoliaWallets: async ({ page, sepolia }, use) => use(await createWallets(page, sepolia)),
});

async function useNode(
  chainId: number,
  use: (node: TestChain | null) => Promise<void>,
): Promise<void> {
  const node = canStartTestChain() ? await startTestChain({ chainId }) : null;
  await use(node);
  await node?.stop();
}

async function useSnapshot(
  node: TestChain | null,
  use: (chain: TestChain) => Promise<void>,
): Promise<void> {
  test.skip(!node, 'The Ethereum node for tests cannot be installed.');
  if (!node) return;
  const snapshot = await node.rpc('evm_snapshot');
  await use(node);
  await node.rpc('evm_revert', [snapshot]);
}

async function createWallets(page: Page, chain: TestChain): Promise<TestWallets> {
  const behaviours: WalletBehaviour[] = [];
  const calls: WalletCall[][] = [];
  let announcementRequests = 0;
  await page.exposeFunction('countAnnouncementRequest', () => {
    announcementRequests += 1;
  });
  await page.exposeFunction(
    'askTestWallet',
    async (index: number, call: WalletCall): Promise<WalletReply> => {
      calls[index]?.push(call);
      const reply = behaviours[index]?.(call) ?? null;
      return reply ?? askNode(chain, call);
    },
  );
  await page.addInitScript(countAnnouncementRequests);
  return {
    async add(options = {}) {
      const { name = 'Test Wallet', announcements = 1 } = options;
      const index = behaviours.push(options.behaviour ?? answers) - 1;
      const received: WalletCall[] = [];
      calls.push(received);
      await page.addInitScript(announceWallet, { index, name, announcements });
      return {
        name,
        calls: received,
        behave(behaviour) {
          behaviours[index] = behaviour;
        },
      };
    },
    countAnnouncementRequests: () => announcementRequests,
  };
}

/** Passes the node's answer on unchanged, because contract errors contain data. */
async function askNode(chain: TestChain, call: WalletCall): Promise<WalletReply> {
  if (call.method === 'eth_requestAccounts') return { result: [] };
  const response = await fetch(chain.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
  });
  return response.json();
}

interface PageFunctions {
  askTestWallet(index: number, call: WalletCall): Promise<WalletReply>;
  countAnnouncementRequest(): Promise<void>;
}

/** Runs in the page. */
function countAnnouncementRequests(): void {
  const { countAnnouncementRequest } = window as unknown as PageFunctions;
  window.addEventListener('eip6963:requestProvider', () => void countAnnouncementRequest());
}

/** Runs in the page. */
function announceWallet(wallet: { index: number; name: string; announcements: number }): void {
  const { askTestWallet } = window as unknown as PageFunctions;
  const provider = {
    request(call: WalletCall): Promise<unknown> {
      return askTestWallet(wallet.index, call).then((reply) => {
        if (reply === 'never') return new Promise(() => undefined);
        if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
        return reply.result;
      });
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
