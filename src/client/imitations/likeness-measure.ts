import type { NamePiece } from '../../contract/similarity-service.ts';
import { createListeners } from '../../primitives/create-listeners.ts';

/** How alike a candidate and the name look on this device, from 0 to 1. Null if one of them cannot be drawn, undefined until measured. */
export type Likeness = number | null | undefined;

/** State of a measure. Replaced by a new object after every change. */
export type LikenessState = typeof INITIAL;

const INITIAL = {
  measured: 0,
  /** Whether all rows are being measured, not only those in view. */
  isMeasuringAll: false,
  /** Whether the browser cannot draw text in a worker. */
  isUnavailable: false,
  error: null as Error | null,
};

/** Measures the candidates in view, and the others on request. */
export type LikenessMeasure = ReturnType<typeof createLikenessMeasure>;

export interface LikenessOptions {
  countRows(): number;
  /** Splits the candidate of a row and the imitated name into corresponding pieces. */
  splitRow(row: number): readonly NamePiece[];
  measure(
    pairs: readonly (readonly NamePiece[])[],
    signal: AbortSignal,
  ): Promise<(number | null)[] | 'unavailable'>;
}

/** Maximum number of rows per call. A call takes tens of milliseconds, so rows that come into view wait only briefly. */
const BATCH_SIZE = 40;

export function createLikenessMeasure(options: LikenessOptions) {
  const { countRows, splitRow, measure } = options;
  const known: Likeness[] = [];
  const watched = new Map<number, number>();
  /** Index of a row before which all rows are measured. */
  let next = 0;
  let isOpen = true;
  let task: AbortController | null = null;
  let state = INITIAL;
  const { notify, subscribe } = createListeners();

  function change(changes: Partial<LikenessState>): void {
    state = { ...state, ...changes };
    notify();
  }

  const isDue = (row: number) => known[row] === undefined && row < countRows();

  function takeBatch(): number[] {
    const batch = [...watched.keys()].filter(isDue).slice(0, BATCH_SIZE);
    if (!state.isMeasuringAll) return batch;
    const taken = new Set(batch);
    while (next < countRows() && !isDue(next)) next += 1;
    for (let row = next; row < countRows() && batch.length < BATCH_SIZE; row += 1) {
      if (isDue(row) && !taken.has(row)) batch.push(row);
    }
    return batch;
  }

  async function work(signal: AbortSignal): Promise<void> {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      const found = await measure(batch.map(splitRow), signal);
      if (signal.aborted) return;
      if (found === 'unavailable') {
        change({ isUnavailable: true, isMeasuringAll: false });
        return;
      }
      batch.forEach((row, at) => {
        known[row] = found[at] ?? null;
      });
      change({ measured: state.measured + batch.length });
    }
  }

  function start(): void {
    if (task || !isOpen || state.isUnavailable || state.error) return;
    const current = new AbortController();
    task = current;
    // Deferred, so that rows that come into view at the same time share a call.
    Promise.resolve()
      .then(() => work(current.signal))
      .catch((error: Error) => {
        if (!current.signal.aborted) change({ error, isMeasuringAll: false });
      })
      .finally(() => {
        if (task !== current) return;
        task = null;
        if (takeBatch().length > 0) start();
      });
  }

  return {
    of: (row: number) => known[row],
    state: () => state,
    /** Call this when a row comes into view. Call the returned function when the row leaves the view. */
    watch(row: number) {
      watched.set(row, (watched.get(row) ?? 0) + 1);
      if (isDue(row)) start();
      return () => {
        const left = (watched.get(row) ?? 1) - 1;
        if (left > 0) watched.set(row, left);
        else watched.delete(row);
      };
    },
    measureAll() {
      change({ isMeasuringAll: !state.isUnavailable, error: null });
      start();
    },
    /** Goes back to measuring only rows in view. */
    stop() {
      if (state.isMeasuringAll) change({ isMeasuringAll: false });
    },
    /** Call this after rows were added. */
    grow: start,
    /** Pauses until the next `open`. */
    close() {
      isOpen = false;
      task?.abort();
      task = null;
    },
    open() {
      isOpen = true;
      if (state.error) change({ error: null });
      start();
    },
    subscribe,
  };
}
