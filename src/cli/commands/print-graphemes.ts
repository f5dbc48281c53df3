import type { GraphemeGuardReport } from '../../contract/reports.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { parseCodePoints } from '../../primitives/parse-code-points.ts';
import { getRatingTone } from '../../words/names/rating-words.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { CliError } from '../terminal/exit-codes.ts';
import { formatJson, formatResults } from '../terminal/result-writer.ts';
import {
  type ColorOptions,
  createStatusCell,
  createStyles,
  createTable,
  type Row,
  type Styles,
} from '../terminal/table.ts';

/** Options of `namescope grapheme`. */
export interface GraphemeOptions extends ColorOptions {
  format: 'table' | 'jsonl' | 'json';
}

/** Writes a report on each grapheme. */
export async function printGraphemes(
  { output, env }: CliIo,
  texts: readonly string[],
  { format, color }: GraphemeOptions,
): Promise<void> {
  const graphemes = texts.map(readGraphemeArgument);
  const inspector = await createNodeInspector();
  const reports: GraphemeGuardReport[] = [];
  const errors: string[] = [];
  for (const grapheme of graphemes) {
    const outcome = inspector.inspectGrapheme(grapheme);
    if (outcome.ok) reports.push(outcome.value);
    else errors.push(outcome.problem.detail);
  }
  if (reports.length > 0) {
    const styles = createStyles(output, color, env);
    await output.write(
      {
        table: () => reports.map((report) => formatGraphemeReport(report, styles)).join('\n\n'),
        jsonl: () => formatResults(reports, {}, 'jsonl', output.isTerminal),
        json: () => formatJson(output, reports),
      }[format](),
    );
    await output.flush();
  }
  if (errors.length > 0) throw new CliError(errors.join('\n'));
}

/**
 * Returns the grapheme that an argument names, either as text or as a list of code points.
 *
 * @example readGraphemeArgument('U+0069 U+0300') // 'ì', in two code points
 * @throws CliError if a code point is above U+10FFFF
 */
export function readGraphemeArgument(argument: string): string {
  const parsed = parseCodePoints(argument);
  if (parsed === null) return argument;
  if ('text' in parsed) return parsed.text;
  throw new CliError(`${parsed.invalid} is not a code point: the last code point is U+10FFFF.`);
}

/** Maximum number of confusables in the table. The JSON report lists all of them. */
const MAX_CONFUSABLES = 20;

const INDENT = '  ';

/** Formats a grapheme report for people. Nothing is cut, so lines can be wider than the terminal. */
function formatGraphemeReport(report: GraphemeGuardReport, styles: Styles): string {
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
