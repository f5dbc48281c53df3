import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { ChainCode } from './chain-code.ts';
import { chainFacts } from './chain-facts-store.ts';
import { createWalletQuestion, type WalletQuestion } from './wallet-question.ts';

const loadCode = retryableOnce(
  async (): Promise<ChainCode> => (await import('./chain-code.ts')).chainCode,
);

/** The wallet that the user chose in this page. */
const chosen = { wallet: null };

/** Creates a question whose answers go to the facts of this page. */
export function createPageQuestion(): WalletQuestion {
  return createWalletQuestion({ loadCode, store: chainFacts, chosen });
}
