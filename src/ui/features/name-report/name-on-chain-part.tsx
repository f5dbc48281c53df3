import { lazy, Suspense } from 'react';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { useChainFacts } from '../../lib/use-chain-facts.ts';
import { useWalletQuestion } from '../../lib/use-wallet-question.ts';

/** Shown after an answer, so it loads with the code that asks the wallet. */
const NameFacts = lazy(
  retryableOnce(async () => ({
    default: (await import('../../components/chain/name-facts.tsx')).NameFacts,
  })),
);

/** Asks the user's wallet who controls a name and which address it leads to. */
export function NameOnChainPart({ report }: { report: NameGuardReport }) {
  const asked = useWalletQuestion();
  const known = useChainFacts().getName(report.name);
  return (
    <>
      <AskWallet asked={asked} question={{ names: [report.name] }} />
      <Suspense>{known && <NameFacts known={known} />}</Suspense>
    </>
  );
}
