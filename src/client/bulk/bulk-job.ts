import type { Outcome, Problem } from '../../contract/problem.ts';
import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { packAddresses } from '../../lists/rows/address-column.ts';
import { listTexts } from '../../lists/rows/joined-texts.ts';
import { createEmptyColumns, type JudgedColumns } from '../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, getRow, type RowChunk, type RowStore } from '../../lists/rows/row-store.ts';
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

/** Chunks that could not be inspected, each with the reason. */
export type FailedChunks = Map<number, string>;

/** Lists the rows of failed chunks. Joins chunks that follow each other and failed for the same reason. */
export function listFailedRows({ chunks }: RowStore, failed: FailedChunks): FailedRows[] {
  const rows: FailedRows[] = [];
  for (const [chunk, message] of [...failed].sort(([a], [b]) => a - b)) {
    const from = getRow(chunk, 0);
    const to = from + (chunks[chunk] as RowChunk).ends.length;
    const last = rows.at(-1);
    if (last?.to === from && last.message === message) last.to = to;
    else rows.push({ from, to, message });
  }
  return rows;
}

export interface ColumnsWorker extends PoolWorker {
  inspectColumns(names: string[]): Promise<Outcome<JudgedColumns>>;
}

export type JobState = 'running' | 'paused' | 'done' | 'cancelled';

export type JobStatus = ReturnType<BulkJob['status']>;

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
  const status = {
    state: 'running' as JobState,
    /** Share of the source that has been read, from 0 to 1. */
    progress: 0,
    /** Problem that paused the job. Resuming the job tries again. */
    problem: null as Problem | null,
    /** Message for the user if the source could not be read to the end. The state still becomes `done`. */
    readError: null as string | null,
    isRetrying: false,
    /** The first rejected lines, at most {@link MAX_REJECTED}. */
    rejected: [] as RejectedLine[],
    rejectedCount: 0,
  };
  const failed: FailedChunks = new Map();
  let elapsedBefore = 0;
  let runningSince = performance.now();
  /** Resolves the promises of {@link waitWhilePaused}. */
  const wake: (() => void)[] = [];

  const isRunning = () => status.state === 'running';

  function setState(next: JobState): void {
    if (isRunning()) elapsedBefore += performance.now() - runningSince;
    runningSince = performance.now();
    status.state = next;
    for (const resolve of wake.splice(0)) resolve();
    onChange();
  }

  /** Waits while the job is paused. Throws if it is cancelled. */
  async function waitWhilePaused(): Promise<void> {
    while (status.state === 'paused') await new Promise<void>((resolve) => wake.push(resolve));
    if (status.state === 'cancelled') throw new CancelledError();
  }

  async function* readChunks(): AsyncGenerator<NameChunk> {
    const yieldIfDue = createYielder();
    let chunk: NameChunk = { names: [], beside: [] };
    try {
      for await (const read of source) {
        const { rejected } = status;
        status.progress = read.progress;
        status.rejectedCount += read.rejected.length;
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
      status.readError = describeReadError(error);
    }
    if (chunk.names.length > 0) yield chunk;
  }

  async function inspect(worker: ColumnsWorker, { names }: NameChunk): Promise<JudgedColumns> {
    for (;;) {
      const outcome = await worker.inspectColumns(names);
      if (outcome.ok) return outcome.value;
      if (outcome.problem.status !== 503) throw new ProblemError(outcome.problem);
      // The tables could not be loaded. Every chunk would fail until the user resumes.
      status.problem = outcome.problem;
      if (isRunning()) setState('paused');
      await waitWhilePaused();
      status.problem = null;
    }
  }

  async function work(): Promise<void> {
    for await (const settled of pool.map(readChunks(), inspect)) {
      if (!settled.ok && settled.error instanceof CancelledError) break;
      const { names, beside } = settled.item;
      if (!settled.ok) failed.set(store.chunks.length, getErrorMessage(settled.error));
      const columns = settled.ok ? settled.result : createEmptyColumns(names.length);
      store.append(names, columns, packAddresses(names, beside));
      onChange();
    }
    if (status.state !== 'cancelled') setState('done');
  }

  const finished = work();
  deferUpdateUntil(finished);
  return {
    status: () => ({
      ...status,
      /** Milliseconds of work, not counting pauses. */
      elapsed: elapsedBefore + (isRunning() ? performance.now() - runningSince : 0),
      failed: listFailedRows(store, failed),
    }),
    pause: () => {
      if (isRunning()) setState('paused');
    },
    resume: () => {
      if (status.state === 'paused') setState('running');
    },
    /** Ends the job and keeps the rows that are done. */
    cancel: () => {
      if (status.state === 'running' || status.state === 'paused') setState('cancelled');
    },
    /**
     * Waits until the job has finished, then inspects the failed chunks again, one by one, so that a row that crashes its
     * worker affects only its chunk. Must not be called while a retry runs. Rejects if aborted.
     */
    async retryFailed(
      replaceColumns: (chunk: number, columns: JudgedColumns) => void,
      signal: AbortSignal,
    ) {
      status.isRetrying = true;
      onChange();
      try {
        await finished;
        for (const chunk of [...failed.keys()]) {
          try {
            const names = listTexts(store.chunks[chunk] as RowChunk);
            const outcome = await pool.runOnce((worker) => worker.inspectColumns(names));
            signal.throwIfAborted();
            replaceColumns(chunk, unwrap(outcome));
            failed.delete(chunk);
          } catch (error) {
            signal.throwIfAborted();
            failed.set(chunk, getErrorMessage(error));
          }
          onChange();
        }
      } finally {
        status.isRetrying = false;
        onChange();
      }
    },
    /** Resolves when all rows have been added. */
    finished,
  };
}
