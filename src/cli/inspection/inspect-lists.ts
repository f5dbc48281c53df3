import { formatExportHead } from '../../lists/writers/report-lines.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { ExitCode } from '../process/exit-codes.ts';
import type { Output } from '../process/output.ts';
import { BATCH_NAMES } from '../reading/read-name-sources.ts';
import { readKnownOptions } from '../session/read-known-options.ts';
import { readTextContext } from '../session/read-text-context.ts';
import { type Session, type SessionOptions, startSession } from '../session/session.ts';
import { createResultWriter, type ResultFormat } from '../writing/result-writer.ts';
import { createBatchPool } from './batch-pool.ts';
import { FULL_BATCH_NAMES } from './batch-task.ts';
import { CSV_EXPORT } from './format-reports.ts';
import { inspectAsTable } from './inspect-as-table.ts';
import { inspectOnChain } from './inspect-on-chain.ts';
import type { InspectOptions, KnownOptions } from './inspect-options.ts';
import { runInOrder } from './run-in-order.ts';
import {
  addCounts,
  createStatusCounts,
  reachesStatus,
  type StatusCounts,
  sumCounts,
} from './status-counts.ts';

/** Inspects the names of files or of the command line and writes one report per name. */
export async function inspectLists(
  input: Pick<SessionOptions, 'files' | 'names'>,
  options: InspectOptions,
  output: Output,
  errors: Output,
): Promise<ExitCode> {
  const loadContext = retryableOnce(() =>
    readTextContext(known, options.watchlist, session.signal),
  );
  const session = startSession(
    { ...input, ...options, batchNames: getBatchNames(options), loadContext },
    output,
    errors,
  );
  const known = await readKnownOptions(options, session.messages, session.signal);
  const { format, rpc } = options;
  const counts = createStatusCounts();
  if (rpc !== undefined) await inspectOnChain(session, { ...options, known, rpc }, output, counts);
  else if (format === 'table') await inspectAsTable(session, { ...options, known }, output, counts);
  else await inspectAsText(session, { ...options, known, format }, output, counts);
  await output.flush();
  const isFound = [counts, session.findings].some((each) => reachesStatus(each, options.failOn));
  return session.end(isFound, summarize(counts, session));
}

/** Returns the number of names to read at once. With `--rpc`, each batch is one look-up. */
function getBatchNames({ full, rpc }: Pick<InspectOptions, 'full' | 'rpc'>): number {
  return full && rpc === undefined ? FULL_BATCH_NAMES : BATCH_NAMES;
}

async function inspectAsText(
  session: Session,
  { format, full = false, threads, known }: KnownOptions & { format: ResultFormat },
  output: Output,
  counts: StatusCounts,
): Promise<void> {
  const writer = createResultWriter(output, format, formatExportHead(CSV_EXPORT));
  const pool = createBatchPool(
    {
      kind: 'text',
      known,
      format: { kind: format, isEscaped: output.isTerminal },
      isFull: full,
    },
    { threads, batchNames: getBatchNames({ full }) },
  );
  try {
    await runInOrder(session.names, {
      run: pool.run,
      async onResult(result, names) {
        addCounts(counts, result.counts);
        if (output.isClosed) return;
        await writer.write(result.text);
        session.addFinished(names.length);
      },
      capacity: pool.capacity,
      stop: session.stop,
    });
    await writer.end();
  } finally {
    await pool.close();
  }
}

/** Returns the summary, such as `3 names: 1 alert, 0 warn, 2 pass; 1 other finding: 1 alert, 0 warn; 1 line skipped.` */
function summarize(
  counts: StatusCounts,
  { findings, skipped }: Pick<Session, 'findings' | 'skipped'>,
): string {
  const { alert, warn, pass } = counts;
  const found = `${formatCount(sumCounts(counts), 'name')}: ${alert.toLocaleString('en')} alert, ${warn.toLocaleString('en')} warn, ${pass.toLocaleString('en')} pass`;
  const count = findings.alert + findings.warn;
  const others = `${formatCount(count, 'other finding')}: ${findings.alert.toLocaleString('en')} alert, ${findings.warn.toLocaleString('en')} warn`;
  return `${found}${count === 0 ? '' : `; ${others}`}${skipped === 0 ? '' : `; ${formatCount(skipped, 'line')} skipped`}.`;
}
