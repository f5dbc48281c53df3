import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPageQuestion } from '../../client/chain/page-question.ts';
import type { QuestionState, WalletQuestion } from '../../client/chain/wallet-question.ts';

/** Returns a question to the user's wallet and its state. Leaving the screen cancels the question. */
export function useWalletQuestion(): readonly [WalletQuestion, QuestionState] {
  const [question] = useState(createPageQuestion);
  const state = useSyncExternalStore(question.subscribe, question.getState);
  useEffect(() => () => question.cancel(), [question]);
  return [question, state];
}
