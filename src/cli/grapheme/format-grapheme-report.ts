import type { GraphemeGuardReport } from '../../contract/reports.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { getRatingTone } from '../../words/names/rating-words.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import type { Styles } from '../terminal/styles.ts';
import { createStatusCell, createTable, type Row } from '../terminal/table.ts';

/** Maximum number of confusables in the table. The JSON report lists all of them. */
const MAX_CONFUSABLES = 20;

const INDENT = '  ';

/** Formats a grapheme report for people. Nothing is cut, so lines can be wider than the terminal. */
export function formatGraphemeReport(report: GraphemeGuardReport, styles: Styles): string {
  const formatRows = (titles: readonly string[], rows: readonly Row[]) =>
    createTable(titles, styles, Number.POSITIVE_INFINITY).formatRows(rows);
  const { checks, confusables, confusable_sequences: sequences } = report;
  const tone = getRatingTone(report.rating);
  const sections = [
    `${styles.bold(quote(report.grapheme))}${INDENT}${styles.status(tone, `${tone}: ${report.title}`)}\n`,
    formatFacts(report, styles),
    formatRows(
      ['check', 'status', 'finding'],
      checks.map(({ check_name, status, message }) => [
        check_name,
        createStatusCell(status, styles),
        message,
      ]),
    ),
  ];
  if (confusables.length > 0) {
    const listed = confusables.slice(0, MAX_CONFUSABLES);
    const rows = listed.map(({ grapheme, grapheme_name }) => [
      grapheme,
      formatCodePoints(grapheme),
      grapheme_name,
    ]);
    const rest = confusables.length - listed.length;
    sections.push(
      formatRows(['mistaken for', 'code points', 'name'], rows) +
        (rest > 0 ? styles.dim(`and ${rest} more; --format json lists all\n`) : ''),
    );
  }
  if (sequences.length > 0) sections.push(`Reads as: ${sequences.map(quote).join(', ')}\n`);
  return sections.join('\n');
}

function formatFacts(report: GraphemeGuardReport, styles: Styles): string {
  const { canonical_grapheme: canonical, unicode_version: version } = report;
  const facts = [
    ['name', report.grapheme_name],
    ['code points', report.codepoints.join(' ')],
    ['script', report.grapheme_script],
    ['kind', report.grapheme_description],
    ['since', version === null ? 'not in Unicode' : `Unicode ${version}`],
    ['canonical', canonical === null ? 'unknown' : describeCanonical(report.grapheme, canonical)],
  ] as const;
  const titleWidth = Math.max(...facts.map(([title]) => title.length));
  return facts
    .map(([title, fact]) => `${styles.dim(title.padEnd(titleWidth))}${INDENT}${fact}\n`)
    .join('');
}

function describeCanonical(grapheme: string, canonical: string): string {
  return canonical === grapheme ? 'itself' : `${quote(canonical)} (${formatCodePoints(canonical)})`;
}

function quote(text: string): string {
  return `“${escapeForTerminal(text)}”`;
}
