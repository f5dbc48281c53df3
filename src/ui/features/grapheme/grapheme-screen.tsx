import { useQuery } from '@tanstack/react-query';
import { getGraphemeReportQuery } from '../../../client/queries/report-queries.ts';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { RawJson } from '../../components/raw-json.tsx';
import type { GraphemePlace } from '../../lib/route.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ConfusableGrid } from './confusable-grid.tsx';
import { ConfusableSequences } from './confusable-sequences.tsx';
import { GraphemeChecks } from './grapheme-checks.tsx';
import { GraphemeFactsTable } from './grapheme-facts-table.tsx';
import { GraphemeHeader } from './grapheme-header.tsx';
import styles from './grapheme-screen.module.css';
import { PlaceBar } from './place-bar.tsx';

interface GraphemeScreenProps {
  grapheme: string;
  /** Position in the name that the grapheme was opened from. */
  place: GraphemePlace | null;
  /** Graphemes that the user opened before this one. */
  trail: readonly string[];
}

/** Screen with the report on a grapheme. */
export function GraphemeScreen({ grapheme, place, trail }: GraphemeScreenProps) {
  const { data: report, error, refetch } = useQuery(getGraphemeReportQuery(grapheme));
  return (
    <article className={styles.grapheme} aria-busy={report === undefined && !error}>
      <Breadcrumb grapheme={grapheme} place={place} trail={trail} />
      {error && (
        <>
          <h1 className={styles.heading} tabIndex={-1}>
            No report on this text
          </h1>
          <ProblemView error={error} onRetry={() => void refetch()} />
          <p>
            <Link to={{ screen: 'name', name: grapheme }}>Inspect it as a name</Link>
          </p>
        </>
      )}
      {!error && !report && <GraphemeHeader grapheme={grapheme} report={null} />}
      {report && (
        <>
          <GraphemeHeader grapheme={grapheme} report={report} />
          {place && <PlaceBar grapheme={grapheme} place={place} />}
          <div className={styles.columns}>
            <GraphemeChecks report={report} />
            <GraphemeFactsTable report={report} place={place} trail={trail} />
          </div>
          <ConfusableGrid key={report.grapheme} report={report} place={place} trail={trail} />
          <ConfusableSequences report={report} />
          <RawJson value={report} what="the report as JSON" />
        </>
      )}
    </article>
  );
}
