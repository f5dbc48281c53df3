import { lazy, Suspense } from 'react';
import { RATING_ALERT } from '../../../contract/rating.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { getAskedName } from '../../lib/get-asked-name.ts';
import { useChainFacts } from '../../lib/use-chain-facts.ts';
import { useWalletQuestion } from '../../lib/use-wallet-question.ts';
import styles from './next-step.module.css';

/** Loads the code for what is shown after an answer. This code is in the same chunk as the code that asks the wallet. */
const loadFacts = retryableOnce(() => import('../../components/chain/name-on-chain-facts.tsx'));
const NameSummary = lazy(async () => ({ default: (await loadFacts()).NameSummary }));
const NameFacts = lazy(async () => ({ default: (await loadFacts()).NameFacts }));

/**
 * Asks the user's wallet who controls a name and which address it leads to. Also asks about the name that the user
 * probably wants.
 */
export function NameOnChainPart({ evidence }: { evidence: NameEvidence }) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const name = getAskedName(evidence.report, evidence.normalForm);
  if (name === null) return null;
  const wanted = evidence.wanted?.name ?? name;
  const known = facts.getName(name);
  const shown = known && {
    known,
    wanted: wanted === name ? undefined : facts.getName(wanted),
    isRisky: evidence.report.rating === RATING_ALERT,
  };
  return (
    <div className={styles.chain}>
      <AskWallet
        asked={asked}
        question={{ names: [...new Set([name, wanted])] }}
        {...(known && { label: 'Ask again' })}
      />
      <div role="status">
        <Suspense>{shown && <NameSummary {...shown} />}</Suspense>
      </div>
      <Suspense>{shown && <NameFacts {...shown} />}</Suspense>
    </div>
  );
}
