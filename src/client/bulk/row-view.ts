import { createListeners } from '../../primitives/create-listeners.ts';
import { createYielder } from '../yielder.ts';
import { createChunkFilter, isOpen, NO_FILTER, type RowFilter } from './row-filter.ts';
import { RowList } from './row-list.ts';
import { getChunkIndex, getPlaceInChunk, getRow, type RowStore } from './row-store.ts';
import { type SortKey, sortRows } from './sort-rows.ts';

/** What to show, and in which order. */
export interface RowQuery {
  filter: RowFilter;
  sort: { key: SortKey; descending: boolean };
}

export const WHOLE_LIST: RowQuery = { filter: NO_FILTER, sort: { key: 'row', descending: false } };

/** The rows that a query gives; a new object after every change. */
export interface ShownRows {
  query: RowQuery;
  length: number;
  /** Row at a place in the shown order. */
  at(place: number): number;
  /** True while rows are still being looked through or put in order. */
  pending: boolean;
}

export interface RowView {
  shown(): ShownRows;
  /** Asks for other rows: the query is there at once, the rows when they are found. */
  setQuery(query: RowQuery): void;
  /** Takes up rows that were added to the store; all rows again when some were `changed`. */
  refresh(changed?: boolean): void;
  subscribe(listener: () => void): () => void;
  /** Ends all work. */
  stop(): void;
}

/** Putting a growing list in order takes at most one part in this many of the page's time. */
const REST_FACTOR = 4;

/** All rows of a list of this length, in its order. */
export function showAllRows(query: RowQuery, length: number): ShownRows {
  return { query, length, at: (place) => place, pending: false };
}

function showRows(query: RowQuery, rows: Uint32Array, pending: boolean): ShownRows {
  return { query, length: rows.length, at: (place) => rows[place] as number, pending };
}

/** Keeps the rows of a store that a query gives, while the store grows, without holding up the page. */
export function createRowView(store: RowStore): RowView {
  let query = WHOLE_LIST;
  let shown = showAllRows(query, store.length);
  let task = new AbortController();
  let found = new RowList();
  let scanned = 0;
  let isWorking = false;
  const { notify, subscribe } = createListeners();

  function show(next: ShownRows): void {
    shown = next;
    notify();
  }

  async function find(signal: AbortSignal): Promise<void> {
    const yieldIfDue = createYielder(signal);
    const filter = createChunkFilter(query.filter);
    while (scanned < store.length) {
      const index = getChunkIndex(scanned);
      const chunk = store.chunks[index];
      if (!chunk) return;
      filter(chunk, getPlaceInChunk(scanned), (place) => found.push(getRow(index, place)));
      scanned = getRow(index, chunk.ends.length);
      await yieldIfDue();
    }
  }

  async function work(signal: AbortSignal): Promise<void> {
    const { sort } = query;
    do {
      await find(signal);
      if (sort.key === 'row' && !sort.descending) {
        show(showRows(query, found.rows(), scanned < store.length));
        continue;
      }
      const started = performance.now();
      const seen = scanned;
      const rows = await sortRows(store, found.rows(), sort, createYielder(signal));
      show(showRows(query, rows, seen < store.length));
      if (seen < store.length) {
        const rest = (performance.now() - started) * REST_FACTOR;
        await new Promise((resolve) => setTimeout(resolve, rest));
        signal.throwIfAborted();
      }
    } while (scanned < store.length);
  }

  function start(): void {
    if (isOpen(query.filter) && query.sort.key === 'row' && !query.sort.descending) {
      show(showAllRows(query, store.length));
      return;
    }
    if (isWorking) return;
    isWorking = true;
    const { signal } = task;
    work(signal).then(
      () => {
        isWorking = false;
        // Rows may have come between the last look and now.
        if (scanned < store.length) start();
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
  }

  function restart(): void {
    task.abort();
    task = new AbortController();
    isWorking = false;
    found = new RowList();
    scanned = 0;
    start();
  }

  return {
    shown: () => shown,
    setQuery(next) {
      query = next;
      show({ ...shown, query, pending: true });
      restart();
    },
    refresh(changed = false) {
      if (changed) restart();
      else start();
    },
    subscribe,
    stop: () => task.abort(),
  };
}
