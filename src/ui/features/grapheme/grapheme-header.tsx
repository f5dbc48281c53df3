import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { Glyph } from '../../components/glyph.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { ratingTone, ratingWord } from '../../lib/rating-words.ts';
import styles from './grapheme-header.module.css';

/** The grapheme on its plate, its name and its verdict. */
export function GraphemeHeader({ report }: { report: GraphemeGuardReport }) {
  const tone = ratingTone(report.rating);
  return (
    <header className={styles.header} data-tone={tone}>
      <div className={styles.plate} aria-hidden="true">
        <bdi className={styles.glyph}>
          <Glyph text={report.grapheme} />
        </bdi>
      </div>
      <div className={styles.words}>
        <p className={styles.codes}>
          {report.codepoints.slice(0, 12).map((codePoint, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: code points repeat and never move
            <code key={index}>{codePoint}</code>
          ))}
          {report.codepoints.length > 12 && <span>and {report.codepoints.length - 12} more</span>}
        </p>
        <h1 tabIndex={-1}>{report.grapheme_name}</h1>
        <p className={styles.description}>{report.grapheme_description}</p>
        <p className={styles.rating}>
          <ToneMark tone={tone} size="1.25rem" />
          <strong>{report.title}</strong> <span>{ratingWord(report.rating)}</span>
        </p>
        <p className={styles.subtitle}>{report.subtitle}</p>
      </div>
    </header>
  );
}
