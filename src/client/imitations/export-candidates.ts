import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { ExportRefusedError, type ExportSink } from '../export/export-sink.ts';
import type { JudgedCandidate } from './candidate-list.ts';
import type { Likeness } from './likeness-measure.ts';

export const CANDIDATE_FORMATS = ['txt', 'csv', 'jsonl'] as const;

export type CandidateFormat = (typeof CANDIDATE_FORMATS)[number];

/** Spreadsheets know UTF-8 by the mark. */
const CSV_HEAD = `\ufeff${formatCsvRecord(['name', 'kind', 'evidence', 'verdict', 'likeness'])}`;

/** Digits after the point that a likeness is good for. */
const DIGITS = 4;

/** What comes before the first candidate. */
export function formatCandidatesHead(format: CandidateFormat): string {
  return format === 'csv' ? CSV_HEAD : '';
}

/** One candidate as a line: its name alone, a CSV record, or JSON, with how alike it looks where that was measured. */
export function formatCandidate(
  format: CandidateFormat,
  { name, kind, evidence, verdict }: JudgedCandidate,
  measured: Likeness,
): string {
  if (format === 'txt') return `${name}\n`;
  const likeness = typeof measured === 'number' ? Number(measured.toFixed(DIGITS)) : null;
  return format === 'csv'
    ? formatCsvRecord([name, kind, evidence, verdict, likeness])
    : `${JSON.stringify({ name, kind, evidence, verdict, likeness })}\n`;
}

/** Candidates that go to the sink at once. */
const PIECE_ROWS = 2_000;

export interface CandidatesExport {
  format: CandidateFormat;
  rows: readonly number[];
  getCandidate(row: number): JudgedCandidate;
  getLikeness(row: number): Likeness;
}

/**
 * Writes candidates in their order. On a failure nothing is left behind: throws {@link ExportRefusedError} when the sink
 * fails, the signal's reason when aborted.
 */
export async function exportCandidates(
  { format, rows, getCandidate, getLikeness }: CandidatesExport,
  sink: ExportSink,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<void> {
  const yieldIfDue = createYielder(signal);
  try {
    await sink.write(formatCandidatesHead(format));
    for (let start = 0; start < rows.length; start += PIECE_ROWS) {
      const piece = rows.slice(start, start + PIECE_ROWS);
      const lines = piece.map((row) =>
        formatCandidate(format, getCandidate(row), getLikeness(row)),
      );
      await sink.write(lines.join(''));
      onShare((start + piece.length) / rows.length);
      await yieldIfDue();
    }
    await sink.close();
  } catch (error) {
    await sink.abort();
    signal.throwIfAborted();
    throw new ExportRefusedError(error);
  }
}
