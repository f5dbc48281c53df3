import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { Glyph } from '../../components/glyph.tsx';
import styles from './confusable-sequences.module.css';

/** Letter sequences that look like the grapheme, such as `rn` for `m`. Renders nothing if there are none. */
export function ConfusableSequences({ report }: { report: GraphemeGuardReport }) {
  const { grapheme, confusable_sequences: sequences } = report;
  if (sequences.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="sequences">
      <h2 id="sequences">Sequences that look like this character</h2>
      <ul className="flow soft gap-5 lines-1">
        {sequences.map((sequence) => (
          <li key={sequence}>
            <bdi className={styles.text}>{sequence}</bdi> looks like{' '}
            <bdi className={styles.text}>
              <Glyph text={grapheme} />
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
