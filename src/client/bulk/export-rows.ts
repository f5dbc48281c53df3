import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import {
  type ExportFormat,
  formatExportHead,
  formatExportLine,
} from '../../lists/writers/report-lines.ts';
import { ExportRefusedError, type ExportSink } from '../export/export-sink.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { PoolWorker, WorkerPool } from './worker-pool.ts';

/** A worker as an export needs it. */
export interface ReportsWorker extends PoolWorker {
  bulkInspectNames(names: string[]): Promise<Outcome<BulkInspectNamesResponse>>;
}

export interface ExportOptions {
  /** Rows to export, by place. */
  rows: { length: number; at(place: number): number };
  name(row: number): string;
  /** The line of a row as given, where labels were resolved in it. */
  given(row: number): string | null;
  format: ExportFormat;
  pool: WorkerPool<ReportsWorker>;
  sink: ExportSink;
  signal: AbortSignal;
  /** Told how many rows have been written. */
  onProgress(written: number): void;
}

/** Text is handed to the sink in pieces of about this length. */
const PIECE_LENGTH = 1 << 20;

async function* readBatches({ rows, name, signal }: ExportOptions) {
  for (let place = 0; place < rows.length; place += MAX_BULK_NAMES) {
    signal.throwIfAborted();
    const length = Math.min(MAX_BULK_NAMES, rows.length - place);
    const batch = Array.from({ length }, (_, index) => rows.at(place + index));
    yield { batch, names: batch.map(name) };
  }
}

/** Waits for the sink; throws {@link ExportRefusedError} when it fails. */
async function waitForSink(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    throw new ExportRefusedError(error);
  });
}

async function writeAll(options: ExportOptions): Promise<void> {
  const { given, format, pool, sink, onProgress, signal } = options;
  let text = formatExportHead(format);
  let written = 0;
  const settled = pool.map(readBatches(options), async (worker, { names }) =>
    unwrap(await worker.bulkInspectNames(names)),
  );
  for await (const { item, ...outcome } of settled) {
    signal.throwIfAborted();
    if (!outcome.ok) throw outcome.error;
    for (const [index, report] of outcome.result.results.entries()) {
      text += formatExportLine(format, report, given(item.batch[index] as number));
    }
    if (text.length >= PIECE_LENGTH) {
      await waitForSink(sink.write(text));
      text = '';
    }
    written += item.batch.length;
    onProgress(written);
  }
  if (text !== '') await waitForSink(sink.write(text));
  signal.throwIfAborted();
  await waitForSink(sink.close());
}

/**
 * Writes the engine's own reports of rows, in their order. On a failure nothing is left behind:
 * throws {@link ExportRefusedError} when the sink fails, the signal's reason when aborted.
 */
export async function exportRows(options: ExportOptions): Promise<void> {
  try {
    await writeAll(options);
  } catch (error) {
    await options.sink.abort();
    options.signal.throwIfAborted();
    throw error;
  }
}
