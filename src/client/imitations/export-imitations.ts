import { formatTrusted } from '../../lists/trusted/format-trusted.ts';
import { BYTE_ORDER_MARK, formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { type ExportSink, writeExport } from '../export/export-task.ts';
import type { JudgedCandidate } from './candidate-list.ts';
import type { CandidateFactsFormat } from './candidate-registrations.ts';
import type { JudgedImitation } from './found-imitations.ts';
import type { Likeness } from './likeness-measure.ts';

export type ImitationsFormat = 'csv' | 'jsonl' | 'txt';

/** Cells of a row by column. The first column is the name. */
type ExportRow = { name: string } & Record<string, string | number | null>;

const DECIMAL_PLACES = 4;

/** Creates the row of a candidate. */
export function createCandidateRow(candidate: JudgedCandidate, measured: Likeness): ExportRow {
  const { name, kind, evidence, verdict } = candidate;
  const likeness = typeof measured === 'number' ? Number(measured.toFixed(DECIMAL_PLACES)) : null;
  return { name, kind, evidence, verdict, likeness };
}

/** Creates the row of a name found in a list. */
export function createFoundRow(found: JudgedImitation, imitates: string): ExportRow {
  const { name, kind, evidence, verdict, known } = found;
  return { name, imitates, kind, evidence, verdict, known: known?.name ?? null };
}

/** Formats names, one per line. Skips names that a line cannot contain. */
export function formatNames(rows: Iterable<{ name: string }>): string {
  const entries = Array.from(rows, ({ name }) => ({ name, address: null, note: null }));
  return formatTrusted(entries, 'text').text;
}

async function* formatRows(
  rows: Iterable<ExportRow>,
  format: ImitationsFormat,
  facts: CandidateFactsFormat | null,
): AsyncGenerator<string> {
  if (format === 'txt') {
    yield formatNames(rows);
    return;
  }
  const yieldIfDue = createYielder();
  let hasHeader = format === 'jsonl';
  for (const row of rows) {
    if (!hasHeader)
      yield BYTE_ORDER_MARK + formatCsvRecord([...Object.keys(row), ...(facts?.columns ?? [])]);
    hasHeader = true;
    yield format === 'csv'
      ? formatCsvRecord([...Object.values(row), ...(facts?.formatCells(row.name) ?? [])])
      : `${JSON.stringify({ ...row, ...facts?.formatJson(row.name) })}\n`;
    await yieldIfDue();
  }
}

/**
 * Exports at least one imitation. Throws like {@link writeExport}.
 *
 * @param facts format of the facts from the chain, or null if the user has not asked for any
 */
export async function exportImitations(
  rows: Iterable<ExportRow>,
  format: ImitationsFormat,
  sink: ExportSink,
  facts: CandidateFactsFormat | null = null,
): Promise<void> {
  await writeExport(sink, formatRows(rows, format, facts));
}
