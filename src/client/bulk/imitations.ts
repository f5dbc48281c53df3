import type { Imitation, WatchIndex } from '../watchlist/watch-index.ts';
import { CHUNK_ROWS, nameInChunk, type RowStore } from './row-store.ts';
import { timeSlices } from './time-slices.ts';

/** Rows whose names imitate a watched one, found while the list grows. */
export interface Imitations {
  /** In the order of the list. */
  rows(): readonly number[];
  of(row: number): Imitation | null;
  /** Looks through rows that were added; all of them anew after a `changed` row or watchlist. */
  refresh(changed?: boolean): void;
}

/** Looks a list through for imitations; `onChange` is called whenever more is known. */
export function createImitations(
  store: RowStore,
  index: () => Promise<WatchIndex>,
  onChange: () => void,
): Imitations {
  let found = new Map<number, Imitation>();
  let rows: readonly number[] = [];
  let scanned = 0;
  let task: AbortController | null = null;

  async function scan(signal: AbortSignal): Promise<void> {
    const pause = timeSlices(signal);
    const watched = await index();
    while (scanned < store.chunks.length) {
      const chunk = store.chunks[scanned];
      if (!chunk) return;
      for (let at = 0; at < chunk.ends.length; at += 1) {
        const imitation = watched.imitatedBy(chunk.columns, at, () => nameInChunk(chunk, at));
        if (imitation) found.set(scanned * CHUNK_ROWS + at, imitation);
      }
      scanned += 1;
      await pause();
    }
  }

  function start(): void {
    if (task) return;
    const current = new AbortController();
    task = current;
    scan(current.signal).then(
      () => {
        task = null;
        if (rows.length !== found.size) rows = [...found.keys()];
        onChange();
        if (scanned < store.chunks.length) start();
      },
      () => {
        // Aborted, or the watchlist could not be inspected: the next refresh tries again.
        if (task === current) task = null;
      },
    );
  }

  return {
    rows: () => rows,
    of: (row) => found.get(row) ?? null,
    refresh(changed = false) {
      if (changed) {
        task?.abort();
        task = null;
        found = new Map();
        rows = [];
        scanned = 0;
      }
      if (scanned < store.chunks.length) start();
      else if (changed) onChange();
    },
  };
}
