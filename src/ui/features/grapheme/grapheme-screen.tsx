import { useQuery } from '@tanstack/react-query';
import { getGraphemeReportQuery } from '../../../client/queries/report-queries.ts';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { RawJson } from '../../components/raw-json.tsx';
import type { GraphemePlace } from '../../lib/route.ts';
import { ConfusableGrid, ConfusableSequences } from './confusable-grid.tsx';
import { GraphemeHeader } from './grapheme-header.tsx';
import styles from './place-bar.module.css';
import { Breadcrumb, PlaceBar } from './place-bar.tsx';

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
    <article className="stack top gap-2 screen" aria-busy={report === undefined && !error}>
      <div
        className={`row gap-4 lines-1 between ${styles.way}`}
        data-screen-only
        data-start={place === null && trail.length === 0}
      >
        <Breadcrumb grapheme={grapheme} place={place} trail={trail} />
        {place && report && <PlaceBar grapheme={grapheme} place={place} />}
      </div>
      {error && (
        <>
          <h1 tabIndex={-1}>No report on this text</h1>
          <ProblemView error={error} onRetry={() => void refetch()} />
          <p>
            <Link to={{ screen: 'name', name: grapheme }}>Inspect it as a name</Link>
          </p>
        </>
      )}
      {!error && (
        <GraphemeHeader
          key={grapheme}
          grapheme={grapheme}
          report={report ?? null}
          place={place}
          trail={trail}
        />
      )}
      {report && (
        <>
          <ConfusableGrid key={report.grapheme} report={report} place={place} trail={trail} />
          <ConfusableSequences report={report} />
          <RawJson value={report} what="the report as JSON" />
        </>
      )}
    </article>
  );
}
