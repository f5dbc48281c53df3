import { useQuery } from '@tanstack/react-query';
import { getGraphemeReportQuery } from '../../../client/queries/report-queries.ts';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { sortByLikeness } from '../../lib/sort-by-likeness.ts';
import { useComparisons } from '../../lib/use-comparisons.ts';
import { CharacterRows } from './character-rows.tsx';
import styles from './found-characters.module.css';
import { toGraphemeRow } from './to-character-row.ts';

/** Lists the characters that can be mistaken for a character. */
export function SimilarCharacters({ grapheme }: { grapheme: string }) {
  const { data, error, refetch } = useQuery(getGraphemeReportQuery(grapheme));
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  return data ? (
    <SimilarList report={data} />
  ) : (
    <section className={styles.found} aria-busy="true">
      <p role="status">Searching…</p>
    </section>
  );
}

function SimilarList({ report }: { report: GraphemeGuardReport }) {
  const { grapheme, confusables } = report;
  const { byGrapheme } = useComparisons(report);
  const sorted = sortByLikeness(confusables, report.grapheme_script, byGrapheme);
  return (
    <section className={styles.found} aria-labelledby="found">
      <header className={styles.header}>
        <h2 id="found">
          <span role="status">
            {confusables.length === 0
              ? 'No character'
              : formatCount(confusables.length, 'character')}{' '}
            like{' '}
            <bdi className={styles.grapheme}>
              <Glyph text={grapheme} />
            </bdi>
          </span>
        </h2>
        <Link to={{ screen: 'grapheme', grapheme, place: null }}>Compare their shapes</Link>
      </header>
      <p id="found-keys" className="faint small" data-about-keys>
        The most similar in this device’s fonts come first. Use the arrow keys to move between
        characters.
      </p>
      {sorted.length > 0 && <CharacterRows rows={sorted.map(toGraphemeRow)} />}
    </section>
  );
}
