// The code that reads the chain. The page loads this module after the first click.

import { ChainError, connectWallet } from '../../chain/ask.ts';
import { lookUp, lookUpAddresses } from '../../chain/look-up.ts';
import { createRefused } from '../../chain/name-on-chain.ts';
import type { ChainProvider } from '../../contract/chain-facts.ts';
import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import {
  hasSameOwner,
  ON_CHAIN_COLUMNS,
  toOnChainCells,
  toOnChainJson,
} from '../../lists/writers/on-chain-columns.ts';
import { describeImitation } from '../../words/chain/imitation-on-chain.ts';
import { summarizeOnChain } from '../../words/chain/name-on-chain-words.ts';
import { getHeadlineOnChain } from '../../words/chain/trusted-on-chain-words.ts';

/** A wallet that announced itself. */
export interface Wallet {
  readonly id: string;
  /** Name of the wallet. The wallet chooses it, so it can contain any character. */
  readonly name: string;
  readonly provider: ChainProvider;
}

/** Milliseconds to wait for wallets to announce themselves. Most do it at once. */
const ANNOUNCEMENT_MS = 200;

/** Maximum length of a wallet name on screen. */
const MAX_NAME_LENGTH = 40;

/**
 * Asks the wallets of the browser to announce themselves. A wallet that announces itself twice is listed once:
 * https://eips.ethereum.org/EIPS/eip-6963
 */
async function findWallets(): Promise<Wallet[]> {
  const wallets = new Map<string, Wallet>();
  const add = (event: Event) => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail);
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet);
  };
  window.addEventListener('eip6963:announceProvider', add);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, ANNOUNCEMENT_MS));
  window.removeEventListener('eip6963:announceProvider', add);
  return [...wallets.values()];
}

function readAnnouncement(detail: unknown): Wallet | null {
  const { info, provider } = Object(detail) as { info?: unknown; provider?: unknown };
  const { uuid, name } = Object(info) as { uuid?: unknown; name?: unknown };
  const isUsable =
    typeof uuid === 'string' &&
    typeof name === 'string' &&
    typeof (Object(provider) as { request?: unknown }).request === 'function';
  return isUsable
    ? { id: uuid, name: name.slice(0, MAX_NAME_LENGTH), provider: provider as ChainProvider }
    : null;
}

export const chainCode = {
  ChainError,
  ON_CHAIN_COLUMNS,
  connectWallet,
  createRefused,
  describeImitation,
  findWallets,
  getHeadlineOnChain,
  hasSameOwner,
  judgeOnChain,
  lookUp,
  lookUpAddresses,
  summarizeOnChain,
  toOnChainCells,
  toOnChainJson,
};

export type ChainCode = typeof chainCode;
