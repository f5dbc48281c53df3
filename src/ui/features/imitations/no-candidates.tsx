import { useQuery } from '@tanstack/react-query';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { introduceNames } from '../../../words/kind-words.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './no-candidates.module.css';

/** Maximum number of names offered. */
const MAX_OFFERED = 5;

/** Explains why no candidates are listed and what the user can do. */
function describeReason({ pasted, report }: NameEvidence): string {
  if (pasted) return introduceNames(pasted);
  if (!report.inspected) return 'This name is too long to list imitations of. Enter a shorter one.';
  return report.normalization === 'unknown'
    ? 'Imitations can’t be listed, because part of this name is known only by its hash. Enter the full name.'
    : 'Imitations can’t be listed, because ENS does not accept this name. Correct it above, or see its report for the reason.';
}

/** Explains why no candidates are listed for a text, and offers names that the user may have meant. */
export function NoCandidates({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(getNameEvidenceQuery(name, useWatchlistRevision()));
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">Inspecting…</p>;
  const { report, pasted, repaired } = data;
  // A repaired name with an unknown label has no candidates either.
  const isRepaired = repaired !== null && report.normalization !== 'unknown';
  const names = pasted ? pasted.names : isRepaired ? [repaired] : [];
  const offered = names.slice(0, MAX_OFFERED);
  const tone = getRatingTone(report.rating);
  return (
    <section className={styles.none} aria-labelledby="no-candidates">
      <h2 id="no-candidates" className={styles.headline}>
        <ToneMark tone={tone} label={TONE_WORDS[tone]} size="1.5rem" />
        <span>
          <HeadlineText headline={getPastedHeadline(report, data)} />
        </span>
      </h2>
      <p>{describeReason(data)}</p>
      {offered.map((each) => (
        <Link key={each} to={{ screen: 'imitations', name: each }} className={styles.offer}>
          List imitations of <NameText name={each} />
        </Link>
      ))}
      {names.length > offered.length && (
        <p>and {(names.length - offered.length).toLocaleString('en')} more</p>
      )}
      <Link to={{ screen: 'name', name }} className={styles.report}>
        Open its report
      </Link>
    </section>
  );
}
