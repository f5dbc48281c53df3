import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { ExportSink } from '../export/export-sink.ts';
import { writeExport } from '../export/write-export.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { InspectionWorker } from './inspection-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A worker that returns full reports. */
export type ReportsWorker = Pick<InspectionWorker, 'bulkInspectNames' | 'stop'>;

/** Rows to export, in the order of the file. */
export interface ExportedRowList {
  length: number;
  at(index: number): number | undefined;
}

/** Format of the lines in an exported file. */
export interface LineFormat {
  /** Text before the first line. */
  head: string;
  /** Formats the report of a row. `index` is the position of the row in the export. */
  formatLine(report: ConsolidatedNameGuardReport, row: number, index: number): string;
}

export interface ExportOptions extends LineFormat {
  rows: ExportedRowList;
  name(row: number): string;
  pool: WorkerPool<ReportsWorker>;
  sink: ExportSink;
  signal: AbortSignal;
  /** Called with the number of rows written so far. */
  onProgress(written: number): void;
}

async function* readBatches({ rows, name, signal }: ExportOptions) {
  for (let start = 0; start < rows.length; start += MAX_BULK_NAMES) {
    signal.throwIfAborted();
    const length = Math.min(MAX_BULK_NAMES, rows.length - start);
    const batch = Array.from({ length }, (_, index) => rows.at(start + index) as number);
    yield { batch, names: batch.map(name) };
  }
}

async function* formatReports(options: ExportOptions): AsyncGenerator<string> {
  const { head, formatLine, pool, onProgress } = options;
  yield head;
  let written = 0;
  const settled = pool.map(readBatches(options), async (worker, { names }) =>
    unwrap(await worker.bulkInspectNames(names)),
  );
  for await (const { item, ...outcome } of settled) {
    if (!outcome.ok) throw outcome.error;
    const lines = outcome.result.results.map((report, index) =>
      formatLine(report, item.batch[index] as number, written + index),
    );
    yield lines.join('');
    written += item.batch.length;
    onProgress(written);
  }
}

/**
 * Requests the report of each row and writes it as a line, in the given order. Throws the errors of
 * {@link writeExport} and of the workers.
 */
export async function exportRows(options: ExportOptions): Promise<void> {
  await writeExport(options.sink, formatReports(options), options.signal);
}
