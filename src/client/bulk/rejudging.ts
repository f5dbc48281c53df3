import {
  getRow,
  listNamesInChunk,
  type RowChunk,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import { ProblemError, unwrap } from '../queries/problem-error.ts';
import type { ColumnsWorker } from './bulk-job.ts';
import { addFailed, type FailedRows } from './failed-rows.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Whether rows are being judged again, by the watchlist as it is now. */
export interface RejudgingState {
  isRunning: boolean;
  /** Share of those rows that is done, from 0 to 1. */
  share: number;
  /** Rows that keep the verdicts of an earlier watchlist, and why. */
  failed: readonly FailedRows[];
}

/** Keeps the verdicts on a list up to date with the watchlist, without reading the list again. */
export interface Rejudging {
  state(): RejudgingState;
  /** Judges the rows again whose verdicts are older than the watchlist, and those alone. */
  refresh(): void;
  /** Retries the rows that failed. */
  retry(): void;
}

export interface RejudgingOptions {
  store: RowStore;
  pool: WorkerPool<ColumnsWorker>;
  /** Another number after every change of the watchlist, larger than before. */
  revision(): number;
  /** Ends all work. */
  signal: AbortSignal;
  /** Called before a chunk gets its verdicts, and after it. */
  onReplace(chunk: number, phase: 'before' | 'after'): void;
  /** Called after every change of the state. */
  onChange(): void;
  /** Called when all rows have their verdicts. */
  onReplaced(): void;
}

export function createRejudging(options: RejudgingOptions): Rejudging {
  const { store, pool, revision, signal, onReplace, onChange, onReplaced } = options;
  /** Ends the run over the rows whose verdicts are old, which a further change of the watchlist does too. */
  let pass: AbortController | null = null;
  let share = 1;
  /** Whether rows have other verdicts than was told. */
  let isDirty = false;
  let latest = revision();
  let failed: FailedRows[] = [];
  /** Chunks that are left as they are until the watchlist changes or the user asks. */
  const givenUp = new Set<number>();

  function listOldChunks(): number[] {
    const old: number[] = [];
    for (const [index, { columns }] of store.chunks.entries()) {
      if (columns.revision < latest && !givenUp.has(index)) old.push(index);
    }
    return old;
  }

  function forgetFailures(): void {
    givenUp.clear();
    failed = [];
  }

  function giveUp(index: number, error: unknown): void {
    const from = getRow(index, 0);
    givenUp.add(index);
    addFailed(failed, from, from + (store.chunks[index] as RowChunk).ends.length, error);
  }

  async function run(passSignal: AbortSignal, old: readonly number[]): Promise<void> {
    const yieldIfDue = createYielder(passSignal);
    const settled = pool.map(old, async (worker, index) => {
      // Those that wait for a worker when the pass ends are not asked for.
      passSignal.throwIfAborted();
      const chunk = store.chunks[index] as RowChunk;
      const { ends } = chunk;
      const columns = unwrap(await worker.inspectColumns(listNamesInChunk(chunk)));
      return { columns, ends };
    });
    let done = 0;
    for await (const { item: index, ...outcome } of settled) {
      await yieldIfDue();
      done += 1;
      share = done / old.length;
      if (outcome.ok) {
        const { columns, ends } = outcome.result;
        // Names that were replaced meanwhile have other verdicts: theirs is still old, and judged next.
        if (store.chunks[index]?.ends !== ends) continue;
        onReplace(index, 'before');
        store.replaceColumns(index, columns);
        onReplace(index, 'after');
        isDirty = true;
      } else if (outcome.error instanceof ProblemError && outcome.error.problem.status === 503) {
        // The tables did not arrive: every chunk would fail until the user retries.
        for (const left of old.slice(done - 1)) giveUp(left, outcome.error);
        return;
      } else {
        giveUp(index, outcome.error);
      }
      onChange();
    }
  }

  async function start(current: AbortController, old: readonly number[]): Promise<void> {
    try {
      await run(current.signal, old);
    } catch (error) {
      if (!current.signal.aborted) throw error;
    }
    if (pass !== current || signal.aborted) return;
    current.abort();
    pass = null;
    // Rows that were inspected meanwhile may be old too.
    refresh();
    if (isRunning()) return;
    onChange();
    if (isDirty) onReplaced();
    isDirty = false;
  }

  function isRunning(): boolean {
    return pass !== null;
  }

  function refresh(): void {
    if (latest !== revision()) {
      latest = revision();
      pass?.abort();
      pass = null;
      forgetFailures();
    }
    if (isRunning() || signal.aborted) return;
    const old = listOldChunks();
    if (old.length === 0) return;
    const stop = new AbortController();
    signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
    pass = stop;
    share = 0;
    onChange();
    deferUpdateUntil(start(stop, old));
  }

  return {
    state: () => ({ isRunning: isRunning(), share, failed }),
    refresh,
    retry() {
      forgetFailures();
      refresh();
    },
  };
}
