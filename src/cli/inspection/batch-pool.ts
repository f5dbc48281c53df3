import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { CliError } from '../cli-error.ts';
import { type BatchAnswers, type BatchTask, createRunBatch, type RunBatch } from './batch-task.ts';

/** So many batches of less than full size are inspected here, in less time than workers take to start. */
const BATCHES_BEFORE_WORKERS = 8;

/** Memory of one worker, in MB: enough for reports in flight, too little to let garbage lie. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/** Runs batches, on several threads when there are many names. */
export interface BatchPool<Answer> {
  /** Batches that are worth handing in before the first is answered. */
  readonly capacity: number;
  /** Rejects with a {@link CliError} when a worker has died. */
  run(names: readonly string[]): Promise<Answer>;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** On how many threads batches run. */
export interface PoolSize {
  /** Threads that inspect: with one, this thread does all. */
  threads: number;
  /** Names in a full batch. */
  batchNames: number;
}

export function createBatchPool<Kind extends keyof BatchAnswers>(
  task: BatchTask & { kind: Kind },
  { threads, batchNames }: PoolSize,
  startWorker: () => Worker = () =>
    new Worker(new URL('./batch-worker.js', import.meta.url), {
      workerData: task,
      resourceLimits: RESOURCE_LIMITS,
      // They say nothing; each that could would listen to our own streams.
      stdout: true,
      stderr: true,
    }),
): BatchPool<BatchAnswers[Kind]> {
  type Answer = BatchAnswers[Kind];
  let runHere: Promise<RunBatch<Answer>> | undefined;
  let lanes: Lane<Answer>[] = [];
  let seen = 0;

  return {
    capacity: 2 * threads,
    async run(names) {
      seen += names.length;
      // A full first batch is the start of a long list: an engine on this thread too would cost 50 MB.
      const isFirst = seen === names.length;
      const isLong = (isFirst && seen >= batchNames) || seen > BATCHES_BEFORE_WORKERS * batchNames;
      if (threads === 1 || (lanes.length === 0 && !isLong)) {
        runHere ??= createRunBatch(task) as Promise<RunBatch<Answer>>;
        const run = await runHere;
        // Signals and streams have their turn between two batches.
        await setImmediate();
        return run(names);
      }
      // Its memory is theirs now.
      runHere = undefined;
      if (lanes.length === 0)
        lanes = Array.from({ length: threads }, () => createLane(startWorker()));
      return lanes
        .reduce((least, lane) => (lane.waiting < least.waiting ? lane : least))
        .run(names);
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** A worker and what it owes. */
interface Lane<Answer> {
  readonly waiting: number;
  run(names: readonly string[]): Promise<Answer>;
  close(): Promise<unknown>;
}

function createLane<Answer>(worker: Worker): Lane<Answer> {
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  let death: CliError | undefined;

  function die(why: string): void {
    death ??= new CliError(`A worker thread ended: ${why}.`);
    for (const { reject } of waiting.splice(0)) reject(death);
  }

  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', (error) => die(getErrorMessage(error)));
  worker.on('exit', (code) => die(`code ${code}`));
  return {
    get waiting() {
      return waiting.length;
    },
    run(names) {
      if (death) return Promise.reject(death);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(names);
      });
    },
    close: () => worker.terminate(),
  };
}
