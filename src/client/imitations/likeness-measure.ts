import type { NamePiece } from '../../contract/similarity-service.ts';
import { createListeners } from '../../primitives/create-listeners.ts';

/** How alike a candidate and the name look on this device: 0..1, null where it cannot be drawn, undefined until measured. */
export type Likeness = number | null | undefined;

/** How far measuring is; a new object after every change. */
export interface LikenessState {
  measured: number;
  /** All are being measured, not only those in view. */
  isMeasuringAll: boolean;
  /** This browser lets the page compare no pictures. */
  isUnavailable: boolean;
  error: Error | null;
}

/** Measures candidates: those in view first, all others when asked to. */
export interface LikenessMeasure {
  of(row: number): Likeness;
  state(): LikenessState;
  /** A row came into view; the returned function tells that it left. */
  watch(row: number): () => void;
  measureAll(): void;
  /** Only rows in view are measured from now on. */
  stop(): void;
  /** More rows have come. */
  grow(): void;
  /** Nobody looks any more: goes on with the next `open`. */
  close(): void;
  open(): void;
  subscribe(listener: () => void): () => void;
}

export interface LikenessOptions {
  countRows(): number;
  /** The candidate and the name piece by piece. */
  splitRow(row: number): readonly NamePiece[];
  measure(
    pairs: readonly (readonly NamePiece[])[],
    signal: AbortSignal,
  ): Promise<(number | null)[] | 'unavailable'>;
}

/** Rows in one call: some tens of milliseconds, so that what comes into view need not wait long. */
const BATCH_SIZE = 40;

export function createLikenessMeasure(options: LikenessOptions): LikenessMeasure {
  const { countRows, splitRow, measure } = options;
  const known: Likeness[] = [];
  const watched = new Map<number, number>();
  /** All before it are measured, or were in view. */
  let next = 0;
  let isOpen = true;
  let task: AbortController | null = null;
  let state: LikenessState = {
    measured: 0,
    isMeasuringAll: false,
    isUnavailable: false,
    error: null,
  };
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
    // Rows that come into view together are measured together.
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
    of: (row) => known[row],
    state: () => state,
    watch(row) {
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
    stop() {
      if (state.isMeasuringAll) change({ isMeasuringAll: false });
    },
    grow: start,
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
