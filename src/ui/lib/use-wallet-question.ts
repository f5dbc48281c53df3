import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ChainFactsStore, chainFacts } from '../../client/chain/chain-facts-store.ts';
import {
  createPageQuestion,
  type QuestionState,
  type WalletQuestion,
} from '../../client/chain/wallet-question.ts';
import {
  type AnyNameReport,
  findNormalForm,
  isOutsideEns,
} from '../../words/names/report-facts.ts';

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

/**
 * Returns the normalized name that a wallet can be asked about. Null if ENS does not accept the name, or the name does not
 * belong to ENS.
 *
 * `VITALIK.eth` → `vitalik.eth`
 *
 * @param normalForm the normalized form, if the caller knows it
 */
export function getAskedName(
  report: AnyNameReport,
  normalForm: string | null = null,
): string | null {
  const { name, inspected, normalization } = report;
  if (!inspected || !name.includes('.') || isOutsideEns(report)) return null;
  if (normalization === 'normalized') return name;
  return normalization === 'unnormalized' ? (normalForm ?? findNormalForm(report)) : null;
}
