import { formatCount } from '../../primitives/format-count.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { ExitCode } from '../process/exit-codes.ts';
import { standardOutput } from '../process/standard-streams.ts';
import { BATCH_NAMES } from '../reading/read-name-sources.ts';
import { readKnownOptions } from '../session/read-known-options.ts';
import { readTextContext } from '../session/read-text-context.ts';
import { type Session, type SessionOptions, startSession } from '../session/session.ts';
import {
  countRating,
  createStatusCounts,
  listCounts,
  reachesStatus,
  type StatusCounts,
  sumCounts,
} from '../session/status-counts.ts';
import {
  createFormattedWriter,
  createResultWriter,
  type ResultFormat,
} from '../writing/result-writer.ts';
import { createBatchPool } from './batch-pool.ts';
import { createInspectNames, FULL_BATCH_NAMES } from './batch-task.ts';
import { inspectOnChain } from './inspect-on-chain.ts';
import type { InspectOptions, KnownOptions } from './inspect-options.ts';
import { REPORT_LAYOUT } from './report-layout.ts';
import { runInOrder } from './run-in-order.ts';

/** Statuses that a name can have. */
const RATED = ['alert', 'warn', 'pass'] as const;

/** Inspects the names of files or of the command line and writes one report per name. */
export async function inspectLists(
  input: Pick<SessionOptions, 'files' | 'names'>,
  options: InspectOptions,
): Promise<ExitCode> {
  const loadContext = retryableOnce(() =>
    readTextContext(known, options.watchlist, session.signal),
  );
  const session = startSession({
    ...input,
    ...options,
    batchNames: getBatchNames(options),
    loadContext,
  });
  const known = await readKnownOptions(options, session.messages, session.signal);
  const { format, rpc } = options;
  const counts = createStatusCounts();
  if (rpc !== undefined) await inspectOnChain(session, { ...options, known, rpc }, counts);
  else if (format === 'table') await inspectAsTable(session, { ...options, known, format }, counts);
  else await inspectAsText(session, { ...options, known, format }, counts);
  await standardOutput.flush();
  const isFound = [counts, session.findings].some((each) => reachesStatus(each, options.failOn));
  return session.end(isFound, summarize(counts, session));
}

/** Returns the number of names to read at once. With `--rpc`, each batch is one look-up. */
function getBatchNames({ full, rpc }: Pick<InspectOptions, 'full' | 'rpc'>): number {
  return full && rpc === undefined ? FULL_BATCH_NAMES : BATCH_NAMES;
}

/** Inspects names on the main thread and writes a table. */
async function inspectAsTable(
  session: Session,
  options: KnownOptions & { format: 'table' },
  counts: StatusCounts,
): Promise<void> {
  const writer = createResultWriter(REPORT_LAYOUT, options, standardOutput);
  const inspectNames = await createInspectNames(options.known, false);
  await runInOrder(session.names, {
    run: async (names) => inspectNames(names),
    async onResult(reports) {
      for (const { rating } of reports) countRating(counts, rating);
      if (standardOutput.isClosed) return;
      await writer.write(reports);
      session.addFinished(reports.length);
    },
    capacity: 1,
    stop: session.stop,
  });
}

async function inspectAsText(
  session: Session,
  { format, full = false, threads, known }: KnownOptions & { format: ResultFormat },
  counts: StatusCounts,
): Promise<void> {
  const writer = createFormattedWriter(standardOutput, format, REPORT_LAYOUT);
  const pool = createBatchPool(
    { kind: 'text', known, format, isEscaped: standardOutput.isTerminal, isFull: full },
    { threads, batchNames: getBatchNames({ full }) },
  );
  try {
    await runInOrder(session.names, {
      run: pool.run,
      async onResult(result, names) {
        for (const status of RATED) counts[status] += result.counts[status];
        if (standardOutput.isClosed) return;
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
  const count = sumCounts(findings);
  const found = `; ${formatCount(count, 'other finding')}: ${listCounts(findings, ['alert', 'warn'])}`;
  const others = count > 0 ? found : '';
  const left = skipped > 0 ? `; ${formatCount(skipped, 'line')} skipped` : '';
  return `${formatCount(sumCounts(counts), 'name')}: ${listCounts(counts, RATED)}${others}${left}.`;
}
