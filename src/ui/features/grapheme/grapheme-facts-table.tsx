import { useQueries } from '@tanstack/react-query';
import { getGraphemeReportQuery } from '../../../client/queries/report-queries.ts';
import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import { escapeCodePoints } from '../../../primitives/format-code-points.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { formatUtf8, percentEncode } from '../../lib/format-first-code-points.ts';
import type { GraphemePlace } from '../../lib/route.ts';
import styles from './grapheme-facts-table.module.css';

/** Maximum number of code points listed. */
const MAX_NAMED = 12;

interface GraphemeFactsTableProps {
  report: GraphemeGuardReport;
  place: GraphemePlace | null;
  trail: readonly string[];
}

/** Facts about a grapheme, with buttons that copy its notations. */
export function GraphemeFactsTable({ report, place, trail }: GraphemeFactsTableProps) {
  const { grapheme, canonical_grapheme: canonical } = report;
  return (
    <div className={styles.facts}>
      <dl>
        <dt>Script</dt>
        <dd>{report.grapheme_script}</dd>
        <dt>Added in Unicode</dt>
        <dd>{report.unicode_version ?? 'not assigned'}</dd>
        <dt>Normalization</dt>
        <dd>{report.normalization} (on its own)</dd>
        <dt>Canonical form</dt>
        <dd>
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
        <dt>UTF-8</dt>
        <dd>
          <code>{formatUtf8(Array.from(grapheme).slice(0, MAX_NAMED).join(''))}</code>
        </dd>
        {report.grapheme_link !== null && (
          <>
            <dt>More information</dt>
            <dd>
              <a href={report.grapheme_link} rel="noreferrer noopener" target="_blank">
                {report.grapheme_link_name} ↗
              </a>
            </dd>
          </>
        )}
      </dl>
      {report.codepoints.length > 1 && <CodePoints report={report} />}
      <div className="flow gap-2" data-screen-only>
        <CopyButton text={grapheme} what="the character">
          Text
        </CopyButton>
        <CopyButton text={report.codepoints.join(' ')} what="the code points">
          U+…
        </CopyButton>
        <CopyButton text={escapeCodePoints(grapheme)} what="the escape sequences">
          {'\\u{…}'}
        </CopyButton>
        <CopyButton text={formatUtf8(grapheme) ?? ''} what="the UTF-8 bytes">
          UTF-8 hex
        </CopyButton>
        <CopyButton text={percentEncode(grapheme) ?? ''} what="the percent-encoded text">
          Percent-encoded
        </CopyButton>
      </div>
    </div>
  );
}

/** List of the code points of a grapheme, with their names. */
function CodePoints({ report }: { report: GraphemeGuardReport }) {
  const characters = Array.from(report.grapheme).slice(0, MAX_NAMED);
  const names = useQueries({
    queries: characters.map((character) => getGraphemeReportQuery(character)),
    combine: (results) => results.map(({ data }) => data?.grapheme_name),
  });
  return (
    <ol className={styles.points} aria-label="Code points">
      {characters.map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: code points repeat and never move
        <li key={index}>
          <code>{report.codepoints[index]}</code>
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
