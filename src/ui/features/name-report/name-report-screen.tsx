import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import type { AnyNameReport } from '../../../display/headline.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { formatAnnouncement } from './announcement.ts';
import styles from './name-report-screen.module.css';
import { Verdict } from './verdict.tsx';

/** Not needed for the verdict, which must be there first on a cold page. */
const FullReport = lazy(async () => {
  const [{ FullReport }] = await Promise.all([
    import('./full-report.tsx'),
    // A question to it would fail for as long as the page is open.
    import('../../../client/queries/name-evidence.ts'),
  ]);
  return { default: FullReport };
});

/** How long a verdict stands before it is read aloud. */
const ANNOUNCEMENT_PAUSE_MS = 250;

/** The verdict alone, or its place. */
function Waiting({ name, verdict }: { name: string; verdict: AnyNameReport | undefined }) {
  return (
    <article className={styles.report} aria-busy="true">
      <Verdict name={name} report={verdict ?? null} />
    </article>
  );
}

interface NameReportProps {
  name: string;
  /** The name that a repair or a substitution turned into this one. */
  changedFrom: string | null;
  /** Opens a list; none can be opened beside a list. */
  onList?: (text: string) => void;
}

/** The report of one name, in whatever state it is. */
export function NameReport({ name, changedFrom, onList }: NameReportProps) {
  const revision = useWatchlistRevision();
  const { data: verdict, error, refetch } = useQuery(getConsolidatedReportQuery(name, revision));
  // Once there is a full report it stays, whatever is typed, until the next one takes its place.
  const [isFull, setFull] = useState(false);
  if (verdict && !isFull) setFull(true);
  // The tables of the full report come while its program does.
  const full = useQuery({
    ...getNameEvidenceQuery(name, revision),
    enabled: isFull && !error,
    placeholderData: keepPreviousData,
    // Its error is read by a part that may not have arrived.
    notifyOnChangeProps: 'all',
  });
  const evidence = full.isPlaceholderData ? undefined : full.data;
  const report = evidence?.report ?? verdict;
  const announcement = !error && report ? formatAnnouncement(report, evidence) : '';
  const [announced, setAnnounced] = useState('');
  // Only what changes in a region that is there is read aloud; of two verdicts at once, the full one.
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCEMENT_PAUSE_MS, announcement);
    return () => clearTimeout(timer);
  }, [announcement]);

  return (
    <>
      <p className={styles.hidden} role="status">
        {announced}
      </p>
      {error ? (
        <>
          <h1 className={styles.hidden} tabIndex={-1}>
            No report on this name
          </h1>
          <ProblemView error={error} onRetry={() => void refetch()} />
        </>
      ) : (
        <Suspense fallback={<Waiting name={name} verdict={verdict} />}>
          {isFull ? (
            <FullReport
              name={name}
              changedFrom={changedFrom}
              verdict={verdict ?? null}
              evidence={full}
              onList={onList}
            />
          ) : (
            <Waiting name={name} verdict={verdict} />
          )}
        </Suspense>
      )}
    </>
  );
}
