import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import {
  type ExportFormat,
  formatExportHead,
  formatExportLine,
} from '../../lists/writers/report-lines.ts';
import type { ExportSink } from '../export/export-sink.ts';
import { writeExport } from '../export/write-export.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { PoolWorker, WorkerPool } from './worker-pool.ts';

/** A worker that returns full reports. */
export interface ReportsWorker extends PoolWorker {
  bulkInspectNames(names: string[]): Promise<Outcome<BulkInspectNamesResponse>>;
}

export interface ExportOptions {
  /** Rows to export, in order. */
  rows: { length: number; at(index: number): number };
  name(row: number): string;
  /** Returns the original line of a row if labels were resolved in it, otherwise null. */
  given(row: number): string | null;
  format: ExportFormat;
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
    const batch = Array.from({ length }, (_, index) => rows.at(start + index));
    yield { batch, names: batch.map(name) };
  }
}

async function* formatReports(options: ExportOptions): AsyncGenerator<string> {
  const { given, format, pool, onProgress } = options;
  yield formatExportHead(format);
  let written = 0;
  const settled = pool.map(readBatches(options), async (worker, { names }) =>
    unwrap(await worker.bulkInspectNames(names)),
  );
  for await (const { item, ...outcome } of settled) {
    if (!outcome.ok) throw outcome.error;
    const lines = outcome.result.results.map((report, index) =>
      formatExportLine(format, report, given(item.batch[index] as number)),
    );
    yield lines.join('');
    written += item.batch.length;
    onProgress(written);
  }
}

/**
 * Writes the full reports of the rows in the given order. Throws like {@link writeExport}, and rethrows
 * errors of workers.
 */
export async function exportRows(options: ExportOptions): Promise<void> {
  await writeExport(options.sink, formatReports(options), options.signal);
}
