import { RowList } from '../../lists/rows/row-list.ts';
import {
  getChunkIndex,
  getIndexInChunk,
  getRow,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { createChunkFilter, isEmptyFilter, NO_FILTER, type RowFilter } from './row-filter.ts';
import type { NameSearcher, PreparedSearch, SearchFindings } from './search/name-searcher.ts';
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
  isPending: boolean;
  /** What the search found beside rows; null without one. */
  findings: SearchFindings | null;
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
  return { query, length, at: (place) => place, isPending: false, findings: null };
}

/** Milliseconds between two looks at what a search has found so far. */
const SHOW_INTERVAL_MS = 200;

/** Keeps the rows of a store that a query gives, while the store grows, without holding up the page. */
export function createRowView(store: RowStore, searcher: NameSearcher): RowView {
  let query = WHOLE_LIST;
  let shown = showAllRows(query, store.length);
  let task = new AbortController();
  let found = new RowList();
  let scanned = 0;
  let isWorking = false;
  let search: PreparedSearch | null = null;
  /** The same question is asked again: its rows stay where they are until all are found. */
  let isRefreshing = false;
  const { notify, subscribe } = createListeners();

  function show(next: ShownRows): void {
    shown = next;
    notify();
  }

  function showRows(rows: Uint32Array, isPending: boolean): void {
    const findings = search && { ...search.findings };
    const at = (place: number) => rows[place] as number;
    show({ query, length: rows.length, at, isPending, findings });
  }

  async function find(signal: AbortSignal, onProgress: () => void): Promise<void> {
    const yieldIfDue = createYielder(signal);
    const filter = createChunkFilter(query.filter);
    let told = performance.now();
    while (scanned < store.length) {
      const index = getChunkIndex(scanned);
      const chunk = store.chunks[index];
      if (!chunk) return;
      const hasName = search ? await search.test(chunk, index) : () => true;
      signal.throwIfAborted();
      const first = getIndexInChunk(scanned);
      if (hasName) filter(chunk, first, hasName, (place) => found.push(getRow(index, place)));
      scanned = getRow(index, chunk.ends.length);
      await yieldIfDue();
      if (performance.now() - told < SHOW_INTERVAL_MS) continue;
      told = performance.now();
      onProgress();
    }
  }

  async function work(signal: AbortSignal): Promise<void> {
    const { sort, filter } = query;
    if (filter.search.text !== '' && !search) {
      const prepared = await searcher.prepare(filter.search);
      signal.throwIfAborted();
      search = prepared;
    }
    const isInOrder = sort.key === 'row' && !sort.descending;
    // What is shown of an earlier question, rows that stay the same included, stays until this one is answered.
    const showProgress = () => {
      if (isInOrder && search && !isRefreshing) showRows(found.rows(), true);
    };
    do {
      await find(signal, showProgress);
      if (isInOrder) {
        showRows(found.rows(), scanned < store.length);
        continue;
      }
      const started = performance.now();
      const seen = scanned;
      const rows = await sortRows(store, found.rows(), sort, createYielder(signal));
      showRows(rows, seen < store.length);
      if (seen < store.length) {
        const rest = (performance.now() - started) * REST_FACTOR;
        await new Promise((resolve) => setTimeout(resolve, rest));
        signal.throwIfAborted();
      }
    } while (scanned < store.length);
  }

  function start(): void {
    if (isEmptyFilter(query.filter) && query.sort.key === 'row' && !query.sort.descending) {
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
    search = null;
    if (query.filter.search.text === '') searcher.forget();
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
      isRefreshing = false;
      show({ ...shown, query, isPending: true });
      restart();
    },
    refresh(changed = false) {
      if (!changed) {
        start();
        return;
      }
      isRefreshing = true;
      restart();
    },
    subscribe,
    stop: () => task.abort(),
  };
}
