import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { CliError } from '../terminal/exit-codes.ts';
import { type BatchResults, type BatchTask, createRunBatch, type RunBatch } from './batch-task.ts';

/** Number of names that the main thread inspects before workers start, in full batches. Starting workers takes longer. */
const BATCHES_BEFORE_WORKERS = 8;

/** Memory limits of one worker, in MB. They leave room for the current reports and force early garbage collection. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/** Runs batches: on the main thread for a few names, on worker threads for many. */
export interface BatchPool<Result> {
  /** Number of batches to submit before waiting for a result. */
  readonly capacity: number;
  /** Runs one batch. Rejects with a {@link CliError} if a worker has stopped. */
  run(names: readonly string[]): Promise<Result>;
  /** Terminates all worker threads. */
  close(): Promise<void>;
}

/** Size of a batch pool. */
export interface PoolSize {
  /** Number of threads that inspect. With 1, the main thread inspects and no worker starts. */
  threads: number;
  /** Number of names in a full batch. */
  batchNames: number;
}

/** Creates a pool for one kind of task. Workers start only when the list turns out to be long. */
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
): BatchPool<BatchResults[Kind]> {
  type Result = BatchResults[Kind];
  let mainThreadRun: Promise<RunBatch<Result>> | undefined;
  let workers: PoolWorker<Result>[] = [];
  let nameCount = 0;

  return {
    capacity: 2 * threads,
    async run(names) {
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
        workers = Array.from({ length: threads }, () => createPoolWorker(startWorker()));
      return workers
        .reduce((least, worker) => (worker.pendingCount < least.pendingCount ? worker : least))
        .run(names);
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** A worker thread with its pending batches. */
interface PoolWorker<Result> {
  readonly pendingCount: number;
  run(names: readonly string[]): Promise<Result>;
  close(): Promise<unknown>;
}

function createPoolWorker<Result>(worker: Worker): PoolWorker<Result> {
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
    run(names) {
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        pending.push({ resolve, reject });
        worker.postMessage(names);
      });
    },
    close: () => worker.terminate(),
  };
}
