import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { Glyph } from '../../components/glyph.tsx';
import styles from './confusable-sequences.module.css';

/** Sequences that read as the grapheme; nothing where there are none. */
export function ConfusableSequences({ report }: { report: GraphemeGuardReport }) {
  const { grapheme, confusable_sequences: sequences } = report;
  if (sequences.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="sequences">
      <h2 id="sequences">Sequences that read as this character</h2>
      <ul className={styles.sequences}>
        {sequences.map((sequence) => (
          <li key={sequence}>
            <bdi className={styles.text}>{sequence}</bdi> reads as{' '}
            <bdi className={styles.text}>
              <Glyph text={grapheme} />
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
