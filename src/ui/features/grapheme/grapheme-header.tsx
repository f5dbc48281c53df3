import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import { Glyph } from '../../components/glyph.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { describeGraphemeVerdict } from './describe-grapheme-verdict.ts';
import styles from './grapheme-header.module.css';

interface GraphemeHeaderProps {
  grapheme: string;
  /** Null while the grapheme is being inspected. */
  report: GraphemeGuardReport | null;
}

/** Header of the screen: the character, its name and its verdict. */
export function GraphemeHeader({ grapheme, report }: GraphemeHeaderProps) {
  return (
    <header className={styles.header} data-tone={report ? getRatingTone(report.rating) : 'skip'}>
      <div className={styles.plate} aria-hidden="true">
        <bdi className={styles.glyph}>
          <Glyph text={grapheme} />
        </bdi>
      </div>
      <div className={styles.words}>
        {report ? <Words report={report} /> : <p className={styles.waiting}>Inspecting…</p>}
      </div>
    </header>
  );
}

/** Maximum number of code points shown. */
const MAX_CODE_POINTS = 12;

function Words({ report }: { report: GraphemeGuardReport }) {
  const { codepoints, rating } = report;
  const { title, other, subtitle } = describeGraphemeVerdict(report);
  return (
    <>
      <p className={styles.codes}>
        {codepoints.slice(0, MAX_CODE_POINTS).map((codePoint, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: code points repeat and never move
          <code key={index}>{codePoint}</code>
        ))}
        {codepoints.length > MAX_CODE_POINTS && (
          <span>and {(codepoints.length - MAX_CODE_POINTS).toLocaleString('en')} more</span>
        )}
      </p>
      <h1 tabIndex={-1}>{report.grapheme_name}</h1>
      <p className={styles.description}>{report.grapheme_description}</p>
      <p className={styles.rating}>
        <ToneMark tone={getRatingTone(rating)} size="1.25rem" />
        <span>
          <strong>
            {title}
            {other !== null && (
              <>
                {' '}
                “
                <bdi className={styles.other}>
                  <Glyph text={other} />
                </bdi>
                ”
              </>
            )}
          </strong>{' '}
          <span className={styles.word}>{getRatingWord(rating)}</span>
        </span>
      </p>
      <p className={styles.subtitle}>{subtitle}</p>
    </>
  );
}
