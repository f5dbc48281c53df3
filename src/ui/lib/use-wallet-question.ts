import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ChainFactsStore, chainFacts } from '../../client/chain/chain-facts-store.ts';
import { createPageQuestion } from '../../client/chain/page-question.ts';
import type { QuestionState, WalletQuestion } from '../../client/chain/wallet-question.ts';

/** Returns a question to the user's wallet and its state. Leaving the screen cancels the question. */
export function useWalletQuestion(): readonly [WalletQuestion, QuestionState] {
  const [question] = useState(createPageQuestion);
  const state = useSyncExternalStore(question.subscribe, question.getState);
  useEffect(() => () => question.cancel(), [question]);
  return [question, state];
}

/** Returns the facts from the chain that the user asked for. Re-renders when new facts arrive. */
export function useChainFacts(): ChainFactsStore {
  useSyncExternalStore(chainFacts.subscribe, chainFacts.getRevision);
  return chainFacts;
}
