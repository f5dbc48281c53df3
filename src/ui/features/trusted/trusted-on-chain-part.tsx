import { lazy, Suspense, useMemo } from 'react';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { useChainFacts } from '../../lib/use-chain-facts.ts';
import { useWalletQuestion } from '../../lib/use-wallet-question.ts';
import type { OwnEntry } from './join-entries.ts';

/** Shown after an answer, so it loads with the code that asks the wallet. */
const TrustedSummary = lazy(
  retryableOnce(async () => ({
    default: (await import('../../components/chain/trusted-summary.tsx')).TrustedSummary,
  })),
);

interface TrustedOnChainPartProps {
  entries: readonly OwnEntry[];
  /** Whether only the names of the latest `onFilter` are shown. */
  isFiltered: boolean;
  /** Shows only these names. Null shows all. */
  onFilter(names: ReadonlySet<string> | null): void;
}

/** Asks the user's wallet where the trusted names lead. */
export function TrustedOnChainPart({ entries, isFiltered, onFilter }: TrustedOnChainPartProps) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const named = useMemo(
    () => entries.flatMap(({ name, pins }) => (name === null ? [] : { name, pins })),
    [entries],
  );
  const question = useMemo(
    () => ({ names: [...new Set(named.map(({ name }) => name))], withPrimaryNames: false }),
    [named],
  );
  if (named.length === 0) return null;
  return (
    <div>
      <AskWallet asked={asked} question={question} label="Ask your wallet where they lead" />
      <div role="status">
        <Suspense>
          {facts.getRevision() > 0 && (
            <TrustedSummary
              named={named}
              facts={facts}
              isFiltered={isFiltered}
              onFilter={onFilter}
            />
          )}
        </Suspense>
      </div>
    </div>
  );
}
