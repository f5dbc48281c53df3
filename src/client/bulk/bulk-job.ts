import type { Outcome, Problem } from '../../contract/problem.ts';
import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { packAddresses } from '../../lists/rows/address-column.ts';
import { createEmptyColumns, type JudgedColumns } from '../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, getChunkIndex, type RowStore } from '../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { describeReadError, type ReadNames } from '../input/read-names.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import { ProblemError, unwrap } from '../queries/problem-error.ts';
import type { PoolWorker, WorkerPool } from './worker-pool.ts';

/** Consecutive rows that could not be inspected, and the reason. */
export interface FailedRows {
  from: number;
  to: number;
  message: string;
}

/** Adds failed rows. Extends the last entry if the rows follow it and failed for the same reason. */
export function addFailed(failed: FailedRows[], from: number, to: number, error: unknown): void {
  const message = getErrorMessage(error);
  const last = failed.at(-1);
  if (last?.to === from && last.message === message) last.to = to;
  else failed.push({ from, to, message });
}

export interface ColumnsWorker extends PoolWorker {
  inspectColumns(names: string[]): Promise<Outcome<JudgedColumns>>;
}

export type JobState = 'running' | 'paused' | 'done' | 'cancelled';

export interface JobStatus {
  state: JobState;
  /** Share of the source that has been read, from 0 to 1. */
  progress: number;
  /** Milliseconds of work, not counting pauses. */
  elapsed: number;
  /** Problem that paused the job. Resuming the job retries. */
  problem: Problem | null;
  /** Message for the user if the source could not be read to the end. The state still becomes `done`. */
  readError: string | null;
  failed: readonly FailedRows[];
  isRetrying: boolean;
  /** The first rejected lines, at most {@link MAX_REJECTED}. */
  rejected: readonly RejectedLine[];
  rejectedCount: number;
}

/** Maximum number of rejected lines that a job keeps. A file can contain a billion empty lines. */
export const MAX_REJECTED = 10_000;

export type BulkJob = ReturnType<typeof startBulkJob>;

export interface BulkJobOptions {
  source: AsyncIterable<ReadNames>;
  /** Receives the inspected rows, in the order of the list. */
  store: RowStore;
  pool: WorkerPool<ColumnsWorker>;
  onChange(): void;
}

/** Names of one chunk. In a list with addresses, `beside` has the text next to each name. */
interface NameChunk {
  names: string[];
  beside: (string | null)[];
}

class CancelledError extends Error {}

export function startBulkJob({ source, store, pool, onChange }: BulkJobOptions) {
  let state: JobState = 'running';
  let progress = 0;
  let problem: Problem | null = null;
  let readError: string | null = null;
  let failed: FailedRows[] = [];
  let isRetrying = false;
  const rejected: RejectedLine[] = [];
  let rejectedCount = 0;
  let elapsedBefore = 0;
  let runningSince = performance.now();
  /** Resolves the promises of {@link waitWhilePaused}. */
  const wake: (() => void)[] = [];

  function setState(next: JobState): void {
    if (state === 'running') elapsedBefore += performance.now() - runningSince;
    runningSince = performance.now();
    state = next;
    for (const resolve of wake.splice(0)) resolve();
    onChange();
  }

  /** Waits while the job is paused. Throws if it is cancelled. */
  async function waitWhilePaused(): Promise<void> {
    while (state === 'paused') await new Promise<void>((resolve) => wake.push(resolve));
    if (state === 'cancelled') throw new CancelledError();
  }

  async function* readChunks(): AsyncGenerator<NameChunk> {
    const yieldIfDue = createYielder();
    let chunk: NameChunk = { names: [], beside: [] };
    try {
      for await (const read of source) {
        progress = read.progress;
        rejectedCount += read.rejected.length;
        rejected.push(...read.rejected.slice(0, MAX_REJECTED - rejected.length));
        const { names, addresses } = read;
        for (let at = 0; at < names.length; at += 1) {
          chunk.names.push(names[at] as string);
          if (addresses) chunk.beside.push(addresses[at] ?? null);
          if (chunk.names.length < CHUNK_ROWS) continue;
          await waitWhilePaused();
          await yieldIfDue();
          yield chunk;
          chunk = { names: [], beside: [] };
        }
        await waitWhilePaused();
        await yieldIfDue();
      }
    } catch (error) {
      if (error instanceof CancelledError) return;
      readError = describeReadError(error);
    }
    if (chunk.names.length > 0) yield chunk;
  }

  async function inspect(worker: ColumnsWorker, { names }: NameChunk): Promise<JudgedColumns> {
    for (;;) {
      const outcome = await worker.inspectColumns(names);
      if (outcome.ok) return outcome.value;
      if (outcome.problem.status !== 503) throw new ProblemError(outcome.problem);
      // The tables could not be loaded. Every chunk would fail until the user resumes.
      problem = outcome.problem;
      if (state === 'running') setState('paused');
      await waitWhilePaused();
      problem = null;
    }
  }

  async function work(): Promise<void> {
    for await (const settled of pool.map(readChunks(), inspect)) {
      if (!settled.ok && settled.error instanceof CancelledError) break;
      const { names, beside } = settled.item;
      const { length } = names;
      if (!settled.ok) {
        const from = store.length;
        addFailed(failed, from, from + length, settled.error);
      }
      const columns = settled.ok ? settled.result : createEmptyColumns(length);
      store.append(names, columns, packAddresses(names, beside));
      onChange();
    }
    if (state !== 'cancelled') setState('done');
  }

  const finished = work();
  deferUpdateUntil(finished);
  return {
    status: () => ({
      state,
      progress,
      elapsed: elapsedBefore + (state === 'running' ? performance.now() - runningSince : 0),
      problem,
      readError,
      failed,
      isRetrying,
      rejected,
      rejectedCount,
    }),
    pause: () => {
      if (state === 'running') setState('paused');
    },
    resume: () => {
      if (state === 'paused') setState('running');
    },
    /** Ends the job and keeps the rows that are done. */
    cancel: () => {
      if (state === 'running' || state === 'paused') setState('cancelled');
    },
    /**
     * Waits until the job has finished, then inspects the failed chunks again, one by one, so that a row that crashes its
     * worker affects only its chunk. Must not be called while a retry runs. Rejects if aborted.
     */
    async retryFailed(
      replaceColumns: (chunk: number, columns: JudgedColumns) => void,
      signal: AbortSignal,
    ) {
      isRetrying = true;
      onChange();
      try {
        await finished;
        const waiting = failed;
        const failedAgain: FailedRows[] = [];
        for (const [index, rows] of waiting.entries()) {
          for (let from = rows.from; from < rows.to; from += CHUNK_ROWS) {
            const to = Math.min(from + CHUNK_ROWS, rows.to);
            try {
              const names = store.names(from, to);
              const outcome = await pool.runOnce((worker) => worker.inspectColumns(names));
              signal.throwIfAborted();
              replaceColumns(getChunkIndex(from), unwrap(outcome));
            } catch (error) {
              signal.throwIfAborted();
              addFailed(failedAgain, from, to, error);
            }
            const rest = to < rows.to ? [{ ...rows, from: to }] : [];
            failed = [...failedAgain, ...rest, ...waiting.slice(index + 1)];
            onChange();
          }
        }
      } finally {
        isRetrying = false;
        onChange();
      }
    },
    /** Resolves when all rows have been added. */
    finished,
  };
}
