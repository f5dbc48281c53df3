import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { InspectedColumns } from '../../contract/bulk-columns.ts';
import type { FindingStatus } from '../../contract/finding.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { StatusCounts } from '../session/summary-counts.ts';
import { CliError } from '../terminal/exit-codes.ts';
import { formatResults, type ResultFormat } from '../terminal/result-writer.ts';
import { REPORT_LAYOUT } from './report-layout.ts';

/** Number of names that the main thread inspects before workers start, in full batches. Starting workers takes longer. */
const BATCHES_BEFORE_WORKERS = 8;

/** Memory limits of one worker, in MB. They leave room for the current reports and force early garbage collection. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/** Size of a batch pool. */
interface PoolSize {
  /** Number of threads that inspect. With 1, the main thread inspects and no worker starts. */
  threads: number;
  /** Number of names in a full batch. */
  batchNames: number;
}

/**
 * Creates a pool that runs batches: on the main thread for a few names, on worker threads for many. Workers start only
 * when the list turns out to be long.
 */
export function createBatchPool<Kind extends keyof BatchResults>(
  task: BatchTask & { kind: Kind },
  { threads, batchNames }: PoolSize,
  startWorker: () => Worker = () =>
    new Worker(new URL('./batch-worker.js', import.meta.url), {
      workerData: task,
      resourceLimits: RESOURCE_LIMITS,
      // Workers print nothing. Otherwise each worker would add listeners to the streams of the main thread.
      stdout: true,
      stderr: true,
    }),
) {
  type Result = BatchResults[Kind];
  let mainThreadRun: Promise<RunBatch<Result>> | undefined;
  let workers: ReturnType<typeof createPoolWorker<Result>>[] = [];
  let nameCount = 0;

  return {
    /** Number of batches to submit before waiting for a result. */
    capacity: 2 * threads,
    /** Runs one batch. Rejects with a {@link CliError} if a worker has stopped. */
    async run(names: readonly string[]): Promise<Result> {
      nameCount += names.length;
      // A full first batch means a long list. It goes to workers, because an engine on the main thread costs 50 MB.
      const isFirst = nameCount === names.length;
      const isLong =
        (isFirst && nameCount >= batchNames) || nameCount > BATCHES_BEFORE_WORKERS * batchNames;
      if (threads === 1 || (workers.length === 0 && !isLong)) {
        mainThreadRun ??= createRunBatch(task) as Promise<RunBatch<Result>>;
        const run = await mainThreadRun;
        // Lets Node handle signals and streams between two batches.
        await setImmediate();
        return run(names);
      }
      // Frees the memory of the main thread's engine.
      mainThreadRun = undefined;
      if (workers.length === 0)
        workers = Array.from({ length: threads }, () => createPoolWorker<Result>(startWorker()));
      return workers
        .reduce((least, worker) => (worker.pendingCount < least.pendingCount ? worker : least))
        .run(names);
    },
    /** Terminates all worker threads. */
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** Starts to use a worker thread, which can have several pending batches. */
function createPoolWorker<Result>(worker: Worker) {
  const pending: { resolve(result: Result): void; reject(error: Error): void }[] = [];
  let failure: CliError | undefined;

  function fail(reason: string): void {
    failure ??= new CliError(`A worker thread stopped: ${reason}.`);
    for (const { reject } of pending.splice(0)) reject(failure);
  }

  worker.on('message', (result: Result) => pending.shift()?.resolve(result));
  worker.on('error', (error) => fail(getErrorMessage(error)));
  worker.on('exit', (code) => fail(`exit code ${code}`));
  return {
    get pendingCount() {
      return pending.length;
    },
    run(names: readonly string[]): Promise<Result> {
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        pending.push({ resolve, reject });
        worker.postMessage(names);
      });
    },
    close: () => worker.terminate(),
  };
}

/** Number of full reports to create at once. A full report can be a hundred times as long as a consolidated one. */
export const FULL_BATCH_NAMES = 50;

/** What to compute for each batch of names. Workers receive it as `workerData`. */
export type BatchTask =
  | { kind: 'columns'; known: WatchOptions }
  | {
      kind: 'text';
      known: WatchOptions;
      format: ResultFormat;
      /** Whether hidden and direction-changing characters are escaped, for a terminal. */
      isEscaped: boolean;
      /** Whether to write full reports instead of consolidated ones. */
      isFull: boolean;
    };

/** Result of a batch, by kind of task. */
interface BatchResults {
  columns: InspectedColumns;
  /** Formatted reports in UTF-8. */
  text: { text: Uint8Array<ArrayBuffer>; counts: Record<FindingStatus, number> };
}

/** Runs a task for one batch of names, on the current thread. */
type RunBatch<Result> = (names: readonly string[]) => Result;

type InspectNames = RunBatch<ConsolidatedNameGuardReport[]>;

/**
 * Loads an engine and returns a function that creates consolidated or full reports. The names must be well-formed,
 * which the list readers guarantee.
 */
export async function createInspectNames(
  known: WatchOptions,
  isFull: boolean,
): Promise<InspectNames> {
  if (isFull) {
    // Imported on demand, because most commands don't need the details table.
    const { createNodeInspector } = await import('../../hosts/node.ts');
    const { inspectName } = await createNodeInspector(known);
    return (names) => names.map((name) => unwrap(inspectName(name)));
  }
  const { inspector } = await createNodeListEngine(known);
  return (names) => inspector.bulkInspectNames(names).map(unwrap);
}

/** Loads an engine on the current thread and returns the function that runs the task. */
export async function createRunBatch(
  task: BatchTask,
): Promise<RunBatch<BatchResults[BatchTask['kind']]>> {
  if (task.kind === 'columns') {
    const { inspector } = await createNodeListEngine(task.known);
    // Namehashes are half of the bytes of a row, and grouping doesn't use them.
    return (names) => ({ ...inspector.inspectColumns(names), namehash: new Uint8Array() });
  }
  const { known, format, isEscaped, isFull } = task;
  const inspectNames = await createInspectNames(known, isFull);
  const encoder = new TextEncoder();
  return (names) => {
    const reports = inspectNames(names);
    const counts = new StatusCounts();
    counts.addRatings(reports.map(({ rating }) => rating));
    const text = formatResults(reports, REPORT_LAYOUT, format, isEscaped);
    return { text: encoder.encode(text), counts };
  };
}

function unwrap<Report>(outcome: Outcome<Report>): Report {
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}
