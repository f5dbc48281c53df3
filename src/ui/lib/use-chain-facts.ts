import { useSyncExternalStore } from 'react';
import { type ChainFactsStore, chainFacts } from '../../client/chain/chain-facts-store.ts';

/** Returns the facts from the chain that the user asked for. Re-renders when new facts arrive. */
export function useChainFacts(): ChainFactsStore {
  useSyncExternalStore(chainFacts.subscribe, chainFacts.getRevision);
  return chainFacts;
}
