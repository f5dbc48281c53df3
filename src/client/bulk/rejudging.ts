import { listTexts } from '../../lists/rows/joined-texts.ts';
import type { RowChunk, RowStore } from '../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import { ProblemError, unwrap } from '../queries/problem-error.ts';
import { type ColumnsWorker, type FailedChunks, listFailedRows } from './bulk-job.ts';
import type { RowTally } from './row-findings.ts';
import type { WorkerPool } from './worker-pool.ts';

/** State of inspecting rows again after a change of the watchlist. */
export type RejudgingState = ReturnType<ReturnType<typeof createRejudging>['state']>;

export interface RejudgingOptions {
  store: RowStore;
  tally: Pick<RowTally, 'change'>;
  pool: WorkerPool<ColumnsWorker>;
  /** Returns the revision of the watchlist, which increases with every change. */
  revision(): number;
  signal: AbortSignal;
  onChange(): void;
  /** Called when the last run has ended, if any row was replaced. */
  onReplaced(): void;
}

/** Keeps the results of a list up to date with the watchlist, without reading the list again. */
export function createRejudging(options: RejudgingOptions) {
  const { store, pool, revision, signal, tally, onChange, onReplaced } = options;
  /** Controller of the current run. Another change of the watchlist aborts the run. */
  let currentRun: AbortController | null = null;
  let share = 1;
  /** Whether rows were replaced since the last call of `onReplaced`. */
  let isDirty = false;
  let latest = revision();
  /** Chunks that failed. They are skipped until the watchlist changes or the user retries. */
  const failed: FailedChunks = new Map();

  async function run(runSignal: AbortSignal, outdated: readonly number[]): Promise<void> {
    const yieldIfDue = createYielder(runSignal);
    const settled = pool.map(outdated, async (worker, index) => {
      // Chunks that still wait for a worker when the run is aborted are not inspected.
      runSignal.throwIfAborted();
      return unwrap(await worker.inspectColumns(listTexts(store.chunks[index] as RowChunk)));
    });
    let done = 0;
    for await (const { item: index, ...outcome } of settled) {
      await yieldIfDue();
      done += 1;
      share = done / outdated.length;
      if (outcome.ok) {
        const { result } = outcome;
        tally.change(index, () => store.replaceColumns(index, result));
        isDirty = true;
      } else if (outcome.error instanceof ProblemError && outcome.error.problem.status === 503) {
        // The tables could not be loaded. Every chunk would fail until the user retries.
        for (const left of outdated.slice(done - 1)) failed.set(left, outcome.error.message);
        return;
      } else {
        failed.set(index, getErrorMessage(outcome.error));
      }
      onChange();
    }
  }

  async function start(controller: AbortController, outdated: readonly number[]): Promise<void> {
    try {
      await run(AbortSignal.any([signal, controller.signal]), outdated);
    } catch (error) {
      if (!controller.signal.aborted && !signal.aborted) throw error;
    }
    if (currentRun !== controller || signal.aborted) return;
    currentRun = null;
    // Rows that were added during the run may be outdated too.
    refresh();
    if (isRunning()) return;
    onChange();
    if (isDirty) onReplaced();
    isDirty = false;
  }

  function isRunning(): boolean {
    return currentRun !== null;
  }

  /** Inspects the rows again whose results are older than the watchlist. */
  function refresh(): void {
    if (latest !== revision()) {
      latest = revision();
      currentRun?.abort();
      currentRun = null;
      failed.clear();
    }
    if (isRunning() || signal.aborted) return;
    const outdated = [...store.chunks.entries()].flatMap(([index, { columns }]) =>
      columns.revision < latest && !failed.has(index) ? [index] : [],
    );
    if (outdated.length === 0) return;
    currentRun = new AbortController();
    share = 0;
    onChange();
    deferUpdateUntil(start(currentRun, outdated));
  }

  return {
    state: () => ({
      isRunning: isRunning(),
      /** Share of the outdated chunks that is done, from 0 to 1. */
      share,
      /** Rows that could not be inspected again, and the reason. They keep their old results. */
      failed: listFailedRows(store, failed),
    }),
    refresh,
    retry() {
      failed.clear();
      refresh();
    },
  };
}
