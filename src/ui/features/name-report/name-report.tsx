import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { nameReportQuery, nameVerdictQuery } from '../../../client/queries.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import styles from './name-report.module.css';
import { Verdict } from './verdict.tsx';

/** What a cold page need not wait for before it shows a verdict. */
const loadFullReport = import('./full-report.tsx');
const FullReport = lazy(async () => ({ default: (await loadFullReport).FullReport }));

interface NameReportProps {
  name: string;
  /** The name that a repair or a substitution turned into this one. */
  changedFrom: string | null;
}

/** The report of one name, in whatever state it is. */
export function NameReport({ name, changedFrom }: NameReportProps) {
  // The report before this one stays, under its own name, until the new one is there.
  const report = useQuery({ ...nameReportQuery(name), placeholderData: keepPreviousData });
  // Only on a cold page is the verdict there before the report.
  const verdict = useQuery({ ...nameVerdictQuery(name), enabled: report.data === undefined });

  if (report.error) {
    return (
      <>
        <h1 className={styles.hidden} tabIndex={-1}>
          No report on this name
        </h1>
        <ProblemView error={report.error} onRetry={() => void report.refetch()} />
      </>
    );
  }
  return (
    <article
      className={styles.report}
      aria-busy={report.data === undefined || report.isPlaceholderData}
    >
      {report.data ? (
        <Suspense fallback={<Verdict name={name} verdict={report.data} />}>
          <FullReport
            report={report.data}
            changedFrom={report.isPlaceholderData ? null : changedFrom}
          />
        </Suspense>
      ) : (
        <Verdict name={name} verdict={verdict.data ?? null} />
      )}
    </article>
  );
}
