import { useQueries } from '@tanstack/react-query';
import { getGraphemeReportQuery } from '../../../client/queries/report-queries.ts';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { CheckList } from '../../components/check-list.tsx';
import { CopyNotations } from '../../components/copy-notations.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { formatUtf8 } from '../../lib/format-first-code-points.ts';
import type { GraphemePlace } from '../../lib/route.ts';
import { describeGraphemeChecks, describeGraphemeVerdict } from './describe-grapheme-verdict.ts';
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
          <div className={styles.parts}>
            <details>
              <summary className="fit small strong">
                <ToneMark tone={verdict.tone} /> {verdict.text}
                {verdict.other !== null && (
                  <>
                    {' '}
                    “
                    <bdi className="as-name small-chips">
                      <Glyph text={verdict.other} />
                    </bdi>
                    ”
                  </>
                )}
              </summary>
              <CheckList checks={describeGraphemeChecks(report)} isFramed />
            </details>
            <details>
              <summary className="fit small">Facts</summary>
              <GraphemeFactsTable report={report} place={place} trail={trail} />
            </details>
          </div>
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

/** Maximum number of code points listed. */
const MAX_NAMED = 12;

interface GraphemeFactsTableProps {
  report: GraphemeGuardReport;
  place: GraphemePlace | null;
  trail: readonly string[];
}

/** Facts about a grapheme, with buttons that copy its notations. */
function GraphemeFactsTable({ report, place, trail }: GraphemeFactsTableProps) {
  const { grapheme, canonical_grapheme: canonical } = report;
  return (
    <div className="stack top gap-4">
      <dl className="beside gap-4 lines-2 baseline">
        <dt className="faint small">Script</dt>
        <dd className="anywhere">{report.grapheme_script}</dd>
        <dt className="faint small">Added in Unicode</dt>
        <dd className="anywhere">{report.unicode_version ?? 'not assigned'}</dd>
        <dt className="faint small">Normalization</dt>
        <dd className="anywhere">{report.normalization} (on its own)</dd>
        <dt className="faint small">Canonical form</dt>
        <dd className="anywhere">
          {canonical === null && 'unknown'}
          {canonical === grapheme && 'itself'}
          {canonical !== null && canonical !== grapheme && (
            <Link
              to={{ screen: 'grapheme', grapheme: canonical, place }}
              entry={{ trail: [...trail, grapheme] }}
              className={styles.canonical}
            >
              <bdi>
                <Glyph text={canonical} />
              </bdi>
            </Link>
          )}
        </dd>
        <dt className="faint small">UTF-8</dt>
        <dd className="anywhere">
          <code>{formatUtf8(Array.from(grapheme).slice(0, MAX_NAMED).join(''))}</code>
        </dd>
        {report.grapheme_link !== null && (
          <>
            <dt className="faint small">More information</dt>
            <dd className="anywhere">
              <a
                className="inline target"
                href={report.grapheme_link}
                rel="noreferrer noopener"
                target="_blank"
              >
                {report.grapheme_link_name} ↗
              </a>
            </dd>
          </>
        )}
      </dl>
      {report.codepoints.length > 1 && <SequenceCodePoints report={report} />}
      <CopyNotations text={grapheme} what="the character" />
    </div>
  );
}

/** List of the code points of a grapheme, with their names. */
function SequenceCodePoints({ report }: { report: GraphemeGuardReport }) {
  const characters = Array.from(report.grapheme).slice(0, MAX_NAMED);
  const names = useQueries({
    queries: characters.map((character) => getGraphemeReportQuery(character)),
    combine: (results) => results.map(({ data }) => data?.grapheme_name),
  });
  return (
    <ol className={`stack small gap-1 ${styles.points}`} aria-label="Code points">
      {characters.map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: code points repeat and never move
        <li key={index}>
          <code className="soft">{report.codepoints[index]}</code>
          <bdi className={styles.point}>
            <Glyph text={character} />
          </bdi>
          <span>{names[index] ?? '…'}</span>
        </li>
      ))}
      {report.codepoints.length > MAX_NAMED && (
        <li>and {report.codepoints.length - MAX_NAMED} more</li>
      )}
    </ol>
  );
}
