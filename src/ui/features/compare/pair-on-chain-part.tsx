import { lazy, Suspense } from 'react';
import type { NamePair } from '../../../comparison/name-pair.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { getAskedName } from '../../lib/get-asked-name.ts';
import { useChainFacts } from '../../lib/use-chain-facts.ts';
import { useWalletQuestion } from '../../lib/use-wallet-question.ts';
import { PairLimits } from './pair-limits.tsx';

/** Loads the code for what is shown after an answer. This code is in the same chunk as the code that asks the wallet. */
const loadPair = retryableOnce(() => import('../../components/chain/pair-on-chain.tsx'));
const PairSummary = lazy(async () => ({ default: (await loadPair()).PairSummary }));
const PairFactsOnChain = lazy(async () => ({ default: (await loadPair()).PairFactsOnChain }));

/** Says what was not compared, and asks the user's wallet for the addresses and the owners of both names. */
export function PairOnChainPart({ pair: { first, second } }: { pair: NamePair }) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const one = getAskedName(first.report, first.normalForm);
  const other = getAskedName(second.report, second.normalForm);
  const limits = <PairLimits />;
  if (one === null || other === null || one === other) return limits;
  const [known, otherKnown] = [facts.getName(one), facts.getName(other)];
  const shown = known && otherKnown && { first: known, second: otherKnown };
  return (
    <>
      {!shown && limits}
      <AskWallet asked={asked} question={{ names: [one, other] }} />
      <div role="status">
        <Suspense>{shown && <PairSummary {...shown} />}</Suspense>
      </div>
      <Suspense>{shown && <PairFactsOnChain {...shown} />}</Suspense>
    </>
  );
}
