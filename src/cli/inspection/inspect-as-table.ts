import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatHeadline } from '../../words/names/format-headline.ts';
import { getHeadline } from '../../words/names/headline.ts';
import { getRatingTone } from '../../words/names/rating-words.ts';
import type { Output } from '../process/output.ts';
import type { Session } from '../session/session.ts';
import { createStyles, type Styles } from '../terminal/styles.ts';
import { type Cell, createTable } from '../terminal/table.ts';
import { getTableWidth } from '../terminal/terminal-width.ts';
import { createInspectNames } from './batch-task.ts';
import type { KnownOptions } from './inspect-options.ts';
import { runInOrder } from './run-in-order.ts';
import { countRating, type StatusCounts } from './status-counts.ts';

const COLUMNS = [
  { title: 'verdict' },
  { title: 'name' },
  { title: 'finding' },
  { title: 'evidence', isCut: true },
];

/** Inspects names on the main thread and writes a table. People read tables, so they are short. */
export async function inspectAsTable(
  session: Session,
  { color, known }: KnownOptions,
  output: Output,
  counts: StatusCounts,
): Promise<void> {
  const styles = createStyles(output, color, process.env);
  const width = getTableWidth(output);
  const table = createTable(COLUMNS, styles, width);
  const inspectNames = await createInspectNames(known, false);
  await runInOrder(session.names, {
    run: async (names) => inspectNames(names),
    async onResult(reports) {
      for (const { rating } of reports) countRating(counts, rating);
      if (output.isClosed) return;
      await output.write(table.formatRows(reports.map((report) => formatRow(report, styles))));
      session.addFinished(reports.length);
    },
    capacity: 1,
    stop: session.stop,
  });
}

/** Formats the cells of the columns `verdict`, `name`, `finding` and `evidence`. */
export function formatRow(
  report: ConsolidatedNameGuardReport,
  styles: Styles,
): [verdict: Cell, name: string, finding: string, evidence: Cell] {
  const status = getRatingTone(report.rating);
  return [
    { text: status, draw: (text) => styles.status(status, text) },
    report.name,
    formatHeadline(report),
    { text: getHeadline(report).evidence ?? '', draw: styles.dim },
  ];
}
