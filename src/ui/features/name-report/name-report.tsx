import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getNameReportQuery, getNameVerdictQuery } from '../../../client/queries.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import styles from './name-report.module.css';
import { Verdict } from './verdict.tsx';

/** Not needed for the verdict, which must be there first on a cold page. */
const FullReport = lazy(async () => ({
  default: (await import('./full-report.tsx')).FullReport,
}));

interface NameReportProps {
  name: string;
  /** The name that a repair or a substitution turned into this one. */
  changedFrom: string | null;
}

/** The report of one name, in whatever state it is. */
export function NameReport({ name, changedFrom }: NameReportProps) {
  const { data, error, refetch } = useQuery(getNameVerdictQuery(name));
  // The tables of the full report come while its program does.
  useQuery({ ...getNameReportQuery(name), enabled: data !== undefined, notifyOnChangeProps: [] });
  // Once there is a full report it stays, whatever is typed, until the next one takes its place.
  const [isFull, setFull] = useState(false);
  if (data && !isFull) setFull(true);

  if (error) {
    return (
      <>
        <h1 className={styles.hidden} tabIndex={-1}>
          No report on this name
        </h1>
        <ProblemView error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  const verdict = <Verdict name={name} verdict={data ?? null} />;
  const alone = (
    <article className={styles.report} aria-busy="true">
      {verdict}
    </article>
  );
  if (!isFull) return alone;
  return (
    <Suspense fallback={alone}>
      <FullReport name={name} changedFrom={changedFrom} verdict={verdict} />
    </Suspense>
  );
}
