import { RATING_ALERT } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { judgeOnChain } from '../../engine/checks/judge-on-chain.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import { getNotedStatus } from '../../words/names/headline.ts';
import { BATCH_NAMES, sliceNames } from '../reading/name-source.ts';
import type { ChainOptions, ListOptions } from '../session/command-options.ts';
import { readKnownOptions } from '../session/read-watchlists.ts';
import { type Session, type SessionOptions, startSession } from '../session/session.ts';
import { StatusCounts } from '../session/summary-counts.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import {
  createFormattedWriter,
  createResultWriter,
  type ResultFormat,
} from '../terminal/result-writer.ts';
import { createBatchPool, createInspectNames, FULL_BATCH_NAMES } from './batch-pool.ts';
import { createChainReader, lacksAnswer } from './chain-reader.ts';
import { FACTS_LAYOUT, type InspectedName, REPORT_LAYOUT } from './report-layout.ts';
import { runInOrder } from './run-in-order.ts';

/** Options of the commands that inspect names. */
export interface InspectOptions extends ListOptions, ChainOptions {
  /** Whether to write full reports. */
  full?: boolean;
}

/** Options together with the known names that they choose. */
interface KnownOptions extends InspectOptions {
  known: WatchOptions;
}

/** Statuses that a name can have. */
const RATED = ['alert', 'warn', 'pass'] as const;

/** Inspects the names of files or of the command line and writes one report per name. */
export async function inspectLists(
  io: CliIo,
  input: Pick<SessionOptions, 'files' | 'names'>,
  options: InspectOptions,
): Promise<ExitCode> {
  const loadContext = retryableOnce(async () => {
    const { readTextContext } = await import('../session/read-trusted-addresses.ts');
    return readTextContext(io, known, options.watchlist, session.signal);
  });
  const session = startSession(io, {
    ...input,
    ...options,
    batchNames: getBatchNames(options),
    loadContext,
  });
  const known = await readKnownOptions(io, options, session.messages, session.signal);
  const { format, rpc } = options;
  const counts = new StatusCounts();
  if (rpc !== undefined) await inspectOnChain(io, session, { ...options, known, rpc }, counts);
  else if (format === 'table')
    await inspectAsTable(io, session, { ...options, known, format }, counts);
  else await inspectAsText(io, session, { ...options, known, format }, counts);
  await io.output.flush();
  return session.end(counts, summarize(counts, session));
}

/** Returns the number of names to read at once. With `--rpc`, each batch is one look-up. */
function getBatchNames({ full, rpc }: Pick<InspectOptions, 'full' | 'rpc'>): number {
  return full && rpc === undefined ? FULL_BATCH_NAMES : BATCH_NAMES;
}

/** Inspects names on the main thread and writes a table. */
async function inspectAsTable(
  io: CliIo,
  session: Session,
  options: KnownOptions & { format: 'table' },
  counts: StatusCounts,
): Promise<void> {
  const writer = createResultWriter(REPORT_LAYOUT, options, io);
  const inspectNames = await createInspectNames(options.known, false);
  for await (const names of session.names) {
    const reports = inspectNames(names);
    countReports(counts, reports, options);
    if (io.output.isClosed) continue;
    await writer.write(reports);
    session.addFinished(reports.length);
  }
}

/** Counts ratings, and the rows of a table whose status is calmer than their rating. */
function countReports(
  counts: StatusCounts,
  reports: readonly ConsolidatedNameGuardReport[],
  { format }: Pick<InspectOptions, 'format'>,
): void {
  counts.addRatings(reports.map(({ rating }) => rating));
  if (format !== 'table') return;
  const isCalm = (report: ConsolidatedNameGuardReport) =>
    report.rating === RATING_ALERT && getNotedStatus(report) === 'info';
  counts.shownAsInfo += reports.filter(isCalm).length;
}

async function inspectAsText(
  io: CliIo,
  session: Session,
  { format, full = false, threads, known }: KnownOptions & { format: ResultFormat },
  counts: StatusCounts,
): Promise<void> {
  const writer = createFormattedWriter(io.output, format, REPORT_LAYOUT);
  const pool = createBatchPool(
    { kind: 'text', known, format, isEscaped: io.output.isTerminal, isFull: full },
    { threads, batchNames: getBatchNames({ full }) },
  );
  try {
    await runInOrder(session.names, {
      run: pool.run,
      async onResult(result, names) {
        for (const status of RATED) counts[status] += result.counts[status];
        if (io.output.isClosed) return;
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
  const { total } = findings;
  const found = `; ${formatCount(total, 'other finding')}: ${findings.list(['alert', 'warn'])}`;
  const others = total > 0 ? found : '';
  const left = skipped > 0 ? `; ${formatCount(skipped, 'line')} skipped` : '';
  return `${formatCount(counts.total, 'name')}: ${counts.list(RATED)}${others}${left}.`;
}

/**
 * Inspects names, looks them up on the chain, and writes the results of both. Inspects on the main thread, because the server takes
 * longer to answer.
 */
async function inspectOnChain(
  io: CliIo,
  session: Session,
  options: KnownOptions & { rpc: string },
  counts: StatusCounts,
): Promise<void> {
  const inspectNames = await createInspectNames(options.known, options.full ?? false);
  const writer = createResultWriter(FACTS_LAYOUT, options, io);
  const reader = createChainReader({
    rpc: options.rpc,
    followsGateways: options.ccip ?? false,
    signal: session.signal,
    onFailure: session.reportFailure,
  });

  async function writeAll(found: readonly FoundName[], names: readonly string[]): Promise<void> {
    session.addUnanswered(found.filter(lacksAnswer).length);
    let place = 0;
    for (const part of sliceNames(names, FULL_BATCH_NAMES, session.signal)) {
      const inspected = inspectNames(part).map((report): InspectedName => {
        const own = found[place++] as FoundName;
        const { facts, moment } = own;
        return { report: moment ? judgeOnChain(report, facts, moment) : report, found: own };
      });
      countReports(
        counts,
        inspected.map(({ report }) => report),
        options,
      );
      // Nobody reads the remaining output, so the server is not asked for it.
      if (io.output.isClosed) return session.stop();
      await writer.write(inspected);
      session.addFinished(part.length);
    }
  }

  // One look-up at a time, because servers limit the rate of requests.
  for await (const names of session.names) {
    const found = await reader.read(names).catch((error) => {
      if (!session.isStopped) throw error;
      // After Ctrl-C, the names of this batch are discarded.
      return [];
    });
    if (found.length > 0) await writeAll(found, names);
  }
  await writer.end();
  const source = reader.describeSource();
  if (source !== null && !options.quiet && !session.isStopped)
    await session.messages.print(`On chain: ${source}.`);
}
