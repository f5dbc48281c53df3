import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { summarizeOnChain } from '../../../conclusions/chain/name-on-chain-words.ts';
import { OnChainText } from './on-chain-text.tsx';

/** Shows what the chain knows about a name. */
export function NameFacts({ known: { facts, moment } }: { known: KnownName }) {
  return <OnChainText line={summarizeOnChain(facts, moment)} />;
}
