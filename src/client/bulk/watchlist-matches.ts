import type { Imitation, WatchIndex } from '../watchlist/watch-index.ts';
import { createYielder } from '../yielder.ts';
import { getNameInChunk, getRow, type RowStore } from './row-store.ts';

/** Rows whose names imitate a watched one, found while the list grows. */
export interface WatchlistMatches {
  /** In the order of the list. */
  rows(): readonly number[];
  of(row: number): Imitation | null;
  /** Scans the rows that were added; all of them again after a `changed` row or watchlist. */
  refresh(changed?: boolean): void;
}

/** One scan of the list. A change starts another: what this one still finds is its own. */
interface Scan {
  /** What was found; for rows that this scan has not reached, what the one before it found. */
  found: Map<number, Imitation>;
  /** Chunks that were scanned. */
  chunks: number;
  isRunning: boolean;
  stop: AbortController;
}

function createScan(known: ReadonlyMap<number, Imitation>): Scan {
  return { found: new Map(known), chunks: 0, isRunning: false, stop: new AbortController() };
}

/** In the order of the list, whichever scan found them. */
function listRows({ found }: Scan): readonly number[] {
  return [...found.keys()].sort((left, right) => left - right);
}

/** Scans a list for imitations; `onChange` is called whenever more is known. */
export function createWatchlistMatches(
  store: RowStore,
  index: () => Promise<WatchIndex>,
  onChange: () => void,
): WatchlistMatches {
  let latest = createScan(new Map());
  let rows: readonly number[] = [];
  /** Whether the rows are of a scan before the latest. */
  let isStale = false;

  async function work(scan: Scan): Promise<void> {
    const yieldIfDue = createYielder(scan.stop.signal);
    const watched = await index();
    for (;;) {
      await yieldIfDue();
      const chunk = store.chunks[scan.chunks];
      if (!chunk) return;
      for (let at = 0; at < chunk.ends.length; at += 1) {
        const row = getRow(scan.chunks, at);
        const imitation = watched.findImitation(chunk.columns, at, () => getNameInChunk(chunk, at));
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
        if (isStale || rows.length !== scan.found.size) rows = listRows(scan);
        isStale = false;
        onChange();
        if (scan.chunks < store.chunks.length) start(scan);
      },
      () => {
        // Stopped, or the watchlist could not be inspected: the next refresh retries.
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
        latest = createScan(latest.found);
        isStale = true;
      }
      if (latest.chunks < store.chunks.length) start(latest);
      else if (changed) onChange();
    },
  };
}
