import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { CheckList } from '../../components/check-list.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import type { GraphemePlace } from '../../lib/route.ts';
import { describeGraphemeChecks, describeGraphemeVerdict } from './describe-grapheme-verdict.ts';
import { GraphemeFactsTable } from './grapheme-facts-table.tsx';
import styles from './grapheme-header.module.css';

interface GraphemeHeaderProps {
  grapheme: string;
  /** Null while the grapheme is being inspected. */
  report: GraphemeGuardReport | null;
  place: GraphemePlace | null;
  trail: readonly string[];
}

/** Header of the screen: the character, its name, and one line each for its checks and facts. */
export function GraphemeHeader({ grapheme, report, place, trail }: GraphemeHeaderProps) {
  const verdict = report && describeGraphemeVerdict(report);
  return (
    <header className={styles.header} data-tone={verdict?.tone ?? 'skip'}>
      <div className={styles.plate} aria-hidden="true">
        <bdi className={styles.glyph}>
          <Glyph text={grapheme} />
        </bdi>
      </div>
      {report && verdict ? (
        <>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{report.grapheme_name}</h1>
            <CodePoints report={report} />
          </div>
          <details className={styles.checks}>
            <summary>
              <ToneMark tone={verdict.tone} /> {verdict.text}
              {verdict.other !== null && (
                <>
                  {' '}
                  “
                  <bdi className={styles.other}>
                    <Glyph text={verdict.other} />
                  </bdi>
                  ”
                </>
              )}
            </summary>
            <CheckList checks={describeGraphemeChecks(report)} isFramed />
          </details>
          <details className={styles.facts}>
            <summary>Facts</summary>
            <GraphemeFactsTable report={report} place={place} trail={trail} />
          </details>
        </>
      ) : (
        <p className={styles.waiting}>Inspecting…</p>
      )}
    </header>
  );
}

/** Maximum number of code points shown. */
const MAX_CODE_POINTS = 12;

function CodePoints({ report }: { report: GraphemeGuardReport }) {
  const { codepoints } = report;
  return (
    <p className="flow note gap-2 lines-0">
      {codepoints.slice(0, MAX_CODE_POINTS).map((codePoint, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: code points repeat and never move
        <code key={index}>{codePoint}</code>
      ))}
      {codepoints.length > MAX_CODE_POINTS && (
        <span>and {(codepoints.length - MAX_CODE_POINTS).toLocaleString('en')} more</span>
      )}
      <span>{report.grapheme_description}</span>
    </p>
  );
}
