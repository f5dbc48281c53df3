import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { getFirstHeadline } from '../../../words/names/first-headline.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './name-report-screen.module.css';
import { FirstVerdict, formatAnnouncement, type ShownVerdict } from './verdict.tsx';

/** Loads the code of the full report separately, so that the verdict appears first. */
const loadFullReport = retryableOnce(async () => {
  const [{ FullReport }] = await Promise.all([
    import('./full-report.tsx'),
    // Imported here too, because a failed import inside FullReport would fail until the page is reloaded.
    import('../../../client/queries/request-name-evidence.ts'),
  ]);
  return { default: FullReport };
});

const FullReport = lazy(loadFullReport);

/** Milliseconds after which a verdict is announced to screen readers. */
const ANNOUNCEMENT_PAUSE_MS = 250;

function createFirstVerdict(report: ConsolidatedNameGuardReport): ShownVerdict {
  return { report, headline: getFirstHeadline(report) };
}

/** Shows the verdict, or reserves its space. */
function Waiting({
  name,
  verdict,
}: {
  name: string;
  verdict: ConsolidatedNameGuardReport | undefined;
}) {
  return (
    <article className={styles.report} aria-busy="true">
      <FirstVerdict name={name} report={verdict ?? null} isPartial />
    </article>
  );
}

interface NameReportScreenProps {
  name: string;
  /** Name before a repair or replacement. */
  changedFrom: string | null;
  /** Whether to judge the exact text as one name, even if it looks like a message. False by default. */
  isExact?: boolean;
}

/** Shows the report of a name in every state: loading, complete or failed. */
export function NameReportScreen({ name, changedFrom, isExact = false }: NameReportScreenProps) {
  const revision = useWatchlistRevision();
  const { data: verdict, error, refetch } = useQuery(getConsolidatedReportQuery(name, revision));
  // While the user types, the full report stays visible until the next full report replaces it.
  const [isFull, setFull] = useState(false);
  if (verdict && !isFull) setFull(true);
  // Loads the tables of the full report in parallel with its code.
  useEffect(() => {
    // Starts while the verdict is computed. If this fails, FullReport shows the error.
    loadFullReport().catch(() => undefined);
  }, []);
  const full = useQuery({
    ...getNameEvidenceQuery(name, revision, isExact),
    enabled: isFull && !error,
    placeholderData: keepPreviousData,
    // Renders again on every change, because the component that shows an error may not have loaded.
    notifyOnChangeProps: 'all',
  });
  const [judged, setJudged] = useState<ShownVerdict>();
  const shown = judged?.report.name === name ? judged : verdict && createFirstVerdict(verdict);
  const announcement = !error && shown ? formatAnnouncement(shown) : '';
  const [announced, setAnnounced] = useState('');
  // Screen readers announce only changes of an existing region. The pause skips verdicts that are soon replaced.
  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCEMENT_PAUSE_MS, announcement);
    return () => clearTimeout(timer);
  }, [announcement]);

  return (
    <>
      <p className="hidden" role="status">
        {announced}
      </p>
      {error ? (
        <>
          <h1 className="hidden" tabIndex={-1}>
            No report for this name
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
              onVerdict={setJudged}
            />
          ) : (
            <Waiting name={name} verdict={verdict} />
          )}
        </Suspense>
      )}
    </>
  );
}
