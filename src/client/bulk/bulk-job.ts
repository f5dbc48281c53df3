import type { BulkColumns } from '../../contract/bulk-columns.ts';
import type { Outcome, Problem } from '../../contract/problem.ts';
import { ProblemError } from '../problem-error.ts';
import { keepPageUntil } from '../running-jobs.ts';
import { timeSlices } from '../yielder.ts';
import { emptyColumns } from './empty-columns.ts';
import { addFailed, type FailedRows, triedAgain } from './failed-rows.ts';
import type { ReadNames } from './input/read-names.ts';
import type { SetAside } from './input/rejected-line.ts';
import { CHUNK_ROWS, type RowStore } from './row-store.ts';
import type { PoolWorker, WorkerPool } from './worker-pool.ts';

/** A worker as a job needs it. */
export interface ColumnsWorker extends PoolWorker {
  inspectColumns(names: string[]): Promise<Outcome<BulkColumns>>;
}

export type JobState = 'running' | 'paused' | 'done' | 'cancelled';

/** Inspects rows of the list once more. */
export type InspectRows = (worker: ColumnsWorker, from: number, to: number) => Promise<void>;

/** Where a job stands. */
export interface JobStatus {
  state: JobState;
  /** Share of the source that has been read, from 0 to 1. */
  progress: number;
  /** Milliseconds of work, pauses left out. */
  elapsed: number;
  /** Why the job paused by itself; resuming tries again. */
  problem: Problem | null;
  /** Why the source ended before its end. */
  brokenOff: string | null;
  failed: readonly FailedRows[];
  /** Whether the failed rows are tried once more. */
  isRedoing: boolean;
  setAside: readonly SetAside[];
}

export interface BulkJob {
  status(): JobStatus;
  pause(): void;
  resume(): void;
  /** Ends the job and keeps the rows that are done. */
  cancel(): void;
  /**
   * Tries the failed rows once more when no more rows will come, up to a thousand at a time; those
   * for which `inspect` rejects stay failed. Does nothing while it is under way; rejects when it is
   * aborted.
   */
  redo(inspect: InspectRows, signal: AbortSignal): Promise<void>;
  /** Resolves when no more rows will come. */
  readonly finished: Promise<void>;
}

export interface BulkJobOptions {
  source: AsyncIterable<ReadNames>;
  /** Takes the rows as they are done, in the order of the list. */
  store: RowStore;
  pool: WorkerPool<ColumnsWorker>;
  /** Called after every change. */
  onChange(): void;
  now?(): number;
}

class Cancelled extends Error {}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Starts to inspect a list. */
export function startBulkJob({
  source,
  store,
  pool,
  onChange,
  now = () => performance.now(),
}: BulkJobOptions): BulkJob {
  let state: JobState = 'running';
  let progress = 0;
  let problem: Problem | null = null;
  let brokenOff: string | null = null;
  let failed: FailedRows[] = [];
  let isRedoing = false;
  const setAside: SetAside[] = [];
  let before = 0;
  let since = now();
  /** Wakes what waits for the job to go on. */
  const wake: (() => void)[] = [];

  function enter(next: JobState): void {
    if (state === 'running') before += now() - since;
    since = now();
    state = next;
    for (const resolve of wake.splice(0)) resolve();
    onChange();
  }

  /** Waits while the job is paused; throws once it is cancelled. */
  async function gate(): Promise<void> {
    while (state === 'paused') await new Promise<void>((resolve) => wake.push(resolve));
    if (state === 'cancelled') throw new Cancelled();
  }

  async function* chunks(): AsyncGenerator<string[]> {
    const pause = timeSlices();
    let chunk: string[] = [];
    try {
      for await (const read of source) {
        progress = read.progress;
        for (const line of read.setAside) setAside.push(line);
        for (const name of read.names) {
          chunk.push(name);
          if (chunk.length < CHUNK_ROWS) continue;
          await gate();
          await pause();
          yield chunk;
          chunk = [];
        }
        await gate();
        await pause();
      }
    } catch (error) {
      if (error instanceof Cancelled) return;
      brokenOff = messageOf(error);
    }
    if (chunk.length > 0) yield chunk;
  }

  async function inspect(worker: ColumnsWorker, names: string[]): Promise<BulkColumns> {
    for (;;) {
      const outcome = await worker.inspectColumns(names);
      if (outcome.ok) return outcome.value;
      if (outcome.problem.status !== 503) throw new ProblemError(outcome.problem);
      // The tables did not arrive: no chunk would fare better until the user tries again.
      problem = outcome.problem;
      if (state === 'running') enter('paused');
      await gate();
      problem = null;
    }
  }

  async function work(): Promise<void> {
    for await (const settled of pool.map(chunks(), inspect)) {
      if (!settled.ok && settled.error instanceof Cancelled) break;
      const { length } = settled.item;
      if (!settled.ok) {
        const from = store.length;
        addFailed(failed, from, from + length, settled.error);
      }
      store.append(settled.item, settled.ok ? settled.result : emptyColumns(length));
      onChange();
    }
    if (state !== 'cancelled') enter('done');
  }

  const finished = work();
  keepPageUntil(finished);
  return {
    status: () => ({
      state,
      progress,
      elapsed: before + (state === 'running' ? now() - since : 0),
      problem,
      brokenOff,
      failed,
      isRedoing,
      setAside,
    }),
    pause: () => {
      if (state === 'running') enter('paused');
    },
    resume: () => {
      if (state === 'paused') enter('running');
    },
    cancel: () => {
      if (state === 'running' || state === 'paused') enter('cancelled');
    },
    async redo(inspect, signal) {
      if (isRedoing) return;
      isRedoing = true;
      onChange();
      try {
        await finished;
        const work = triedAgain(failed, (from, to) =>
          pool.once((worker) => inspect(worker, from, to)),
        );
        for await (const left of work) {
          signal.throwIfAborted();
          failed = left;
          onChange();
        }
      } finally {
        isRedoing = false;
        onChange();
      }
    },
    finished,
  };
}
