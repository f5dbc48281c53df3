import type { Imitation, WatchIndex } from '../watchlist/watch-index.ts';
import { timeSlices } from '../yielder.ts';
import { CHUNK_ROWS, nameInChunk, type RowStore } from './row-store.ts';

/** Rows whose names imitate a watched one, found while the list grows. */
export interface Imitations {
  /** In the order of the list. */
  rows(): readonly number[];
  of(row: number): Imitation | null;
  /** Looks through rows that were added; all of them anew after a `changed` row or watchlist. */
  refresh(changed?: boolean): void;
}

/** One look through the list. Another one follows a change: what this one still finds is its own. */
interface Scan {
  /** What was found; where this scan has not been yet, what the one before it knew. */
  found: Map<number, Imitation>;
  /** Chunks that were looked through. */
  chunks: number;
  isRunning: boolean;
  stop: AbortController;
}

function scanAfter(known: ReadonlyMap<number, Imitation>): Scan {
  return { found: new Map(known), chunks: 0, isRunning: false, stop: new AbortController() };
}

/** In the order of the list, whichever scan found them. */
function rowsOf({ found }: Scan): readonly number[] {
  return [...found.keys()].sort((left, right) => left - right);
}

/** Looks a list through for imitations; `onChange` is called whenever more is known. */
export function createImitations(
  store: RowStore,
  index: () => Promise<WatchIndex>,
  onChange: () => void,
): Imitations {
  let latest = scanAfter(new Map());
  let rows: readonly number[] = [];
  /** Whether the rows are of a scan before the latest. */
  let isStale = false;

  async function work(scan: Scan): Promise<void> {
    const pause = timeSlices(scan.stop.signal);
    const watched = await index();
    for (;;) {
      await pause();
      const chunk = store.chunks[scan.chunks];
      if (!chunk) return;
      for (let at = 0; at < chunk.ends.length; at += 1) {
        const row = scan.chunks * CHUNK_ROWS + at;
        const imitation = watched.imitatedBy(chunk.columns, at, () => nameInChunk(chunk, at));
        if (imitation) scan.found.set(row, imitation);
        else scan.found.delete(row);
      }
      scan.chunks += 1;
    }
  }

  function start(scan: Scan): void {
    if (scan.isRunning) return;
    scan.isRunning = true;
    work(scan).then(
      () => {
        scan.isRunning = false;
        if (scan !== latest) return;
        if (isStale || rows.length !== scan.found.size) rows = rowsOf(scan);
        isStale = false;
        onChange();
        if (scan.chunks < store.chunks.length) start(scan);
      },
      () => {
        // Stopped, or the watchlist could not be inspected: the next refresh tries again.
        scan.isRunning = false;
      },
    );
  }

  return {
    rows: () => rows,
    of: (row) => latest.found.get(row) ?? null,
    refresh(changed = false) {
      if (changed) {
        latest.stop.abort();
        latest = scanAfter(latest.found);
        isStale = true;
      }
      if (latest.chunks < store.chunks.length) start(latest);
      else if (changed) onChange();
    },
  };
}
