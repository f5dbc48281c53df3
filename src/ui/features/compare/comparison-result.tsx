import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { getNamePairQuery } from '../../../client/queries/name-evidence-query.ts';
import { type Conclusion, concludeComparison } from '../../../comparison/conclusion.ts';
import { isDifferent } from '../../../comparison/group-pieces.ts';
import type { NamePair } from '../../../comparison/name-pair.ts';
import { pairNames } from '../../../comparison/pair-names.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { isRisk, TONE_WORDS, type Tone } from '../../../words/names/rating-words.ts';
import { AsShown } from '../../components/as-shown.tsx';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { HeadlineText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ShareLinks } from '../../components/share-links.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { useNameDrawing } from '../../lib/use-comparisons.ts';
import { getAskedName, useChainFacts, useWalletQuestion } from '../../lib/use-wallet-question.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { AlignedNames, LongDifference } from './aligned-names.tsx';
import styles from './comparison-result.module.css';
import { NameCard } from './name-card.tsx';

interface ComparisonResultProps {
  first: string;
  second: string;
  onNames(names: readonly [string, string]): void;
}

/** Shows the result of a comparison in every state: loading, complete or failed. */
export function ComparisonResult({ first, second, onNames }: ComparisonResultProps) {
  const revision = useWatchlistRevision();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...getNamePairQuery(first, second, revision),
    placeholderData: keepPreviousData,
  });
  const found = useFindings(data);
  return (
    <>
      {/* The live region exists before its first message; otherwise screen readers miss it. */}
      <p className="hidden" role="status">
        {!error && found && formatAnnouncement(found.conclusion)}
      </p>
      {error ? (
        <ProblemView error={error} onRetry={() => void refetch()} />
      ) : (
        <article className={styles.result} aria-busy={data === undefined || isPlaceholderData}>
          {found ? (
            <Everything {...found} onNames={onNames} />
          ) : (
            <p className="soft inset">Comparing…</p>
          )}
        </article>
      )}
    </>
  );
}

/** Returns what a comparison found, or null while the reports load. */
function useFindings(gathered: NamePair | undefined) {
  const facts = useChainFacts();
  const revision = facts.getRevision();
  // Judges both reports with what the chain knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reports change with the facts
  const pair = useMemo(() => {
    const judge = (evidence: NameEvidence) => ({
      ...evidence,
      report: facts.judge(evidence.report),
    });
    return (
      gathered && { ...gathered, first: judge(gathered.first), second: judge(gathered.second) }
    );
  }, [gathered, revision]);
  const pieces = useMemo(
    () => (pair ? pairNames(pair.first.report, pair.second.report) : null),
    [pair],
  );
  const { data, error } = useNameDrawing(pieces);
  if (!pair) return null;
  const drawing = data === 'unavailable' || error ? null : data;
  // Assumes that the names look different until the device has compared them, so the headline can only become stronger.
  const isIdenticalHere = drawing === undefined ? false : (drawing?.isIdentical ?? null);
  const conclusion = concludeComparison({ ...pair, pieces, isIdenticalHere });
  /** How alike each differing piece looks on this device. */
  const shares = drawing?.pieces;
  return { pair, pieces, shares, conclusion };
}

type EverythingProps = NonNullable<ReturnType<typeof useFindings>> &
  Pick<ComparisonResultProps, 'onNames'>;

function Everything({ pair, pieces, shares, conclusion, onNames }: EverythingProps) {
  const { first, second } = pair;
  const [one, other] = [first.report.name, second.report.name];
  const isSame = one === other;
  const isDoubtful = isRisk(conclusion.tone);
  return (
    <>
      <ConclusionCard
        tone={conclusion.tone}
        headline={<HeadlineText headline={conclusion} />}
        evidence={conclusion.evidence && <CheckMessage text={conclusion.evidence} />}
      >
        {pieces ? (
          <div className="stack gap-2">
            <AlignedNames pieces={pieces} shares={shares} />
            {pieces.some(isDifferent) && (
              <p className="note">
                The first name is above the second. Marked letters differ
                {shares && ', and percentages show how alike these letters look here'}.
              </p>
            )}
          </div>
        ) : (
          <LongDifference first={one} second={other} />
        )}
        <div className="stack gap-3">
          {IS_EXTENSION ? <PairLimits /> : <PairOnChainPart key={`${one} ${other}`} pair={pair} />}
        </div>
      </ConclusionCard>
      <ShareLinks
        route={{ screen: 'compare', names: [one, other] }}
        title={`${makeReadable(one)} and ${makeReadable(other)} · Namescope`}
        text={formatAnnouncement(conclusion)}
      />

      <div className={styles.names}>
        <NameCard
          word={isSame ? 'Both names' : 'First name'}
          evidence={first}
          isDoubtful={isDoubtful}
          onName={(name) => onNames([name, isSame ? name : other])}
        />
        {!isSame && (
          <NameCard
            word="Second name"
            evidence={second}
            isDoubtful={isDoubtful}
            onName={(name) => onNames([one, name])}
          />
        )}
      </div>
      <AsShown names={isSame ? [first.report] : [first.report, second.report]} />
    </>
  );
}

interface ConclusionCardProps {
  tone: Tone;
  headline: ReactNode;
  evidence: ReactNode;
  children: ReactNode;
}

/** Card with the conclusion of a comparison. */
export function ConclusionCard({ tone, headline, evidence, children }: ConclusionCardProps) {
  return (
    <header className="stack toned gap-4 verdict-card" data-tone={tone}>
      <h2 className={`beside gap-3 lines-0 ${styles.headline}`}>
        <ToneMark tone={tone} size="1.625rem" />
        <span className={styles.words}>{headline}</span>
      </h2>
      {evidence && <p className={styles.evidence}>{evidence}</p>}
      {children}
    </header>
  );
}

/** Formats the conclusion for screen readers. */
function formatAnnouncement({ tone, parts, evidence }: Conclusion): string {
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const bad = isRisk(tone) ? `${TONE_WORDS[tone]}: ` : '';
  return makeReadable(`${bad}${words}. ${evidence ?? ''}`);
}

/** Loads the code for what is shown after an answer. This code is in the same chunk as the code that asks the wallet. */
const loadPair = () => import('../../components/chain/pair-on-chain.tsx');
const PairSummary = lazy(async () => ({ default: (await loadPair()).PairSummary }));
const PairFactsOnChain = lazy(async () => ({ default: (await loadPair()).PairFactsOnChain }));

/** Says what was not compared, and asks the user's wallet for the addresses and the owners of both names. */
function PairOnChainPart({ pair: { first, second } }: { pair: NamePair }) {
  const asked = useWalletQuestion();
  const facts = useChainFacts();
  const one = getAskedName(first.report, first.normalForm);
  const other = getAskedName(second.report, second.normalForm);
  if (one === null || other === null || one === other) return <PairLimits />;
  const [known, otherKnown] = [facts.getName(one), facts.getName(other)];
  const shown = known && otherKnown && { first: known, second: otherKnown };
  return (
    <>
      {!shown && <PairLimits />}
      <AskWallet asked={asked} question={{ names: [one, other] }} />
      <div role="status">
        <Suspense>{shown && <PairSummary {...shown} />}</Suspense>
      </div>
      <Suspense>{shown && <PairFactsOnChain {...shown} />}</Suspense>
    </>
  );
}

/** Says what was not compared. */
function PairLimits() {
  return <p className="note">Only the spelling was compared, not the owners or the addresses.</p>;
}
