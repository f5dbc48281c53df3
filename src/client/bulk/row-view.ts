import {
  getChunkIndex,
  getIndexInChunk,
  getRow,
  type RowChunk,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { NameSearch, NameSearcher, SearchFindings } from './name-searcher.ts';
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

function isWholeList({ filter, sort }: RowQuery): boolean {
  return isEmptyFilter(filter) && isListOrder(sort);
}

function isListOrder({ key, descending }: RowQuery['sort']): boolean {
  return key === 'row' && !descending;
}

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
  /** Continues the task, which waits for more rows. */
  let wake = () => {};
  const { notify, subscribe } = createListeners();

  function show(next: ShownRows): void {
    shown = next;
    notify();
  }

  /**
   * Shows the rows of the query until the signal is aborted.
   *
   * @param isAgain whether the same query runs again. The old rows stay on screen until all new rows are found.
   */
  async function work(signal: AbortSignal, isAgain: boolean): Promise<void> {
    const { filter, sort } = query;
    const search = filter.search.text === '' ? null : await searcher.prepare(filter.search);
    signal.throwIfAborted();
    const yieldIfDue = createYielder(signal);
    const filterChunk = createChunkFilter(filter);
    const found: number[] = [];
    let scanned = 0;
    let lastProgress = performance.now();

    function showRows(rows: ArrayLike<number>, isPending: boolean): void {
      const findings = search && { ...search.findings };
      const at = (index: number) => rows[index] as number;
      show({ query, length: rows.length, at, isPending, findings });
      lastProgress = performance.now();
    }

    for (;;) {
      while (scanned < store.length) {
        const index = getChunkIndex(scanned);
        const chunk = store.chunks[index] as RowChunk;
        const hasName = search ? await search.test(chunk, index) : () => true;
        signal.throwIfAborted();
        const first = getIndexInChunk(scanned);
        if (hasName) filterChunk(chunk, first, hasName, (at) => found.push(getRow(index, at)));
        scanned = getRow(index, chunk.ends.length);
        await yieldIfDue();
        // A new search in list order shows its first rows early. Otherwise the old rows stay until all rows are found.
        const isDue = performance.now() - lastProgress >= SHOW_INTERVAL_MS;
        if (isDue && search && isListOrder(sort) && !isAgain) showRows(found, true);
      }
      if (isListOrder(sort)) showRows(found, false);
      else {
        const started = performance.now();
        const getTargetRank = await loadTargetRank();
        const rows = await sortRows(
          store,
          Uint32Array.from(found),
          sort,
          yieldIfDue,
          getTargetRank,
        );
        signal.throwIfAborted();
        showRows(rows, scanned < store.length);
        const rest = (performance.now() - started) * REST_FACTOR;
        if (scanned < store.length) await new Promise((resolve) => setTimeout(resolve, rest));
      }
      if (scanned === store.length) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      signal.throwIfAborted();
    }
  }

  function restart(isAgain: boolean): void {
    if (query.filter.search.text === '') searcher.forget();
    task.abort();
    if (isWholeList(query)) {
      show(showAllRows(query, store.length));
      return;
    }
    task = new AbortController();
    const { signal } = task;
    work(signal, isAgain).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Changes the query. `shown` returns the new query immediately, and its rows as soon as they are found. */
  function setQuery(next: RowQuery): void {
    query = next;
    show({ ...shown, query, isPending: true });
    restart(false);
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
      if (changed || isWholeList(query)) restart(true);
      else wake();
    },
    subscribe,
    stop: () => task.abort(),
  };
}
