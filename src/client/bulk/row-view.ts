import {
  getChunkIndex,
  getIndexInChunk,
  getRow,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { NameSearch, NameSearcher, PreparedSearch, SearchFindings } from './name-searcher.ts';
import type { GetTargetRank } from './row-danger.ts';
import { createChunkFilter, isEmptyFilter, NO_FILTER, type RowFilter } from './row-filter.ts';
import { type SortKey, sortRows } from './sort-rows.ts';

export interface RowQuery {
  filter: RowFilter;
  sort: { key: SortKey; descending: boolean };
}

export const WHOLE_LIST: RowQuery = { filter: NO_FILTER, sort: { key: 'row', descending: false } };

/** Query for all imitations, the most dangerous first. */
export const IMITATIONS_FIRST: RowQuery = {
  filter: { ...NO_FILTER, found: ['imitation'] },
  sort: { key: 'found', descending: false },
};

/**
 * Changes the search of a filter. A search in the rows that the page itself preselected searches the whole list, because
 * the user did not choose these rows.
 */
export function changeSearch(filter: RowFilter, search: NameSearch): RowFilter {
  const isPreselected = filter.found === IMITATIONS_FIRST.filter.found;
  const found = isPreselected && search.text !== '' ? NO_FILTER.found : filter.found;
  return { ...filter, found, search };
}

/** Rows that match a query. A new object after every change. */
export interface ShownRows {
  query: RowQuery;
  length: number;
  /** Returns the number of the row at a position in this view. */
  at(index: number): number;
  /** Whether rows are still being filtered or sorted. */
  isPending: boolean;
  /** Summary of the search, or null without a search. */
  findings: SearchFindings | null;
}

export type RowView = ReturnType<typeof createRowView>;

/** Pause between two sorts of a growing list, as a multiple of the duration of the last sort. */
const REST_FACTOR = 4;

/** Returns all rows of a list with this length, in the order of the list. */
export function showAllRows(query: RowQuery, length: number): ShownRows {
  return { query, length, at: (index) => index, isPending: false, findings: null };
}

/** Milliseconds between two updates of the shown rows during a search. */
const SHOW_INTERVAL_MS = 200;

/**
 * Creates a view of the rows that match a query, while rows are still added to the store. Filters and sorts without
 * blocking the page.
 *
 * @param loadTargetRank loads the ranks of imitated names, used to sort equally deceptive imitations
 */
export function createRowView(
  store: RowStore,
  searcher: NameSearcher,
  loadTargetRank: () => Promise<GetTargetRank>,
) {
  let query = WHOLE_LIST;
  let shown = showAllRows(query, store.length);
  let task = new AbortController();
  let found: number[] = [];
  let scanned = 0;
  let isWorking = false;
  let search: PreparedSearch | null = null;
  /** Whether the same query is running again. The old rows stay on screen until all new rows are found. */
  let isRefreshing = false;
  const { notify, subscribe } = createListeners();

  function show(next: ShownRows): void {
    shown = next;
    notify();
  }

  function showRows(rows: ArrayLike<number>, isPending: boolean): void {
    const findings = search && { ...search.findings };
    const at = (index: number) => rows[index] as number;
    show({ query, length: rows.length, at, isPending, findings });
  }

  async function find(signal: AbortSignal, onProgress: () => void): Promise<void> {
    const yieldIfDue = createYielder(signal);
    const filter = createChunkFilter(query.filter);
    let lastProgress = performance.now();
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
      if (performance.now() - lastProgress < SHOW_INTERVAL_MS) continue;
      lastProgress = performance.now();
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
    // A new search in list order shows its first rows early. Otherwise the old rows stay until all rows are found.
    const showProgress = () => {
      if (isInOrder && search && !isRefreshing) showRows(found, true);
    };
    do {
      await find(signal, showProgress);
      if (isInOrder) {
        showRows(found, scanned < store.length);
        continue;
      }
      const started = performance.now();
      const seen = scanned;
      const getTargetRank = await loadTargetRank();
      signal.throwIfAborted();
      const rows = await sortRows(
        store,
        Uint32Array.from(found),
        sort,
        createYielder(signal),
        getTargetRank,
      );
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
        // Rows may have been added since the last check.
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
    found = [];
    scanned = 0;
    start();
  }

  /** Changes the query. `shown` returns the new query immediately, and its rows as soon as they are found. */
  function setQuery(next: RowQuery): void {
    query = next;
    isRefreshing = false;
    show({ ...shown, query, isPending: true });
    restart();
  }

  return {
    shown: () => shown,
    setQuery,
    /** Sets the first query. Does nothing if a query has already been set, because the user may have chosen it. */
    openWith(next: RowQuery) {
      // Every query that `setQuery` has set is a different object, even if it selects the whole list.
      if (query === WHOLE_LIST) setQuery(next);
    },
    /** Filters the rows that were added to the store. If `changed` is true, filters all rows again. */
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
