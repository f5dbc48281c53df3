import {
  type ImportOptions,
  type ListFormat,
  needsFormatChoice,
} from '../../lists/readers/detect-format.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';
import type { WorkerPool } from '../bulk/worker-pool.ts';
import { type BulkSource, detectSource, getSourceName } from '../input/bulk-source.ts';
import { type ReadNames, readNames } from '../input/read-names.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import {
  createFoundImitations,
  type FoundCounts,
  type JudgedImitation,
} from './found-imitations.ts';
import { isReadWhole, type OpenList, readOpenList } from './read-open-list.ts';
import {
  BrokenListError,
  createTally,
  type ImitationsWorker,
  type ReadTexts,
  type SearchTally,
  searchNames,
} from './search-names.ts';

/** State of a search. Replaced by a new object after every change. */
export interface ListSearchState extends Readonly<SearchTally> {
  /** `opening` while the format is being detected, `choosing` while the user selects the column of the names. */
  phase: 'idle' | 'opening' | 'choosing' | 'running' | 'done' | 'stopped' | 'failed';
  /** File name of the list. Null for pasted text and the open list. */
  listName: string | null;
  /** Whether the searched list is the one open on the page. */
  isOpenList: boolean;
  /** Chosen or detected format of the list. Null for the open list. */
  options: ImportOptions | null;
  /** Whether the open list was only partly read. */
  isPartial: boolean;
  /** Imitations to show, most dangerous first. */
  found: readonly JudgedImitation[];
  /** Number of different names found. */
  foundCount: number;
  counts: FoundCounts;
  error: Error | null;
  /** Whether another attempt may succeed. */
  canRetry: boolean;
}

/** Searches lists for imitations of one name, one list at a time. */
export type ListSearch = ReturnType<typeof createListSearch>;

/** Maximum number of imitations on the page. All are counted and exported. */
export const MAX_SHOWN = 5_000;

/** Time between state updates of a running search. */
const PUBLISH_INTERVAL_MS = 100;

/** A list that can be read from the start. */
interface SearchedList {
  name: string | null;
  isOpenList: boolean;
  options: ImportOptions | null;
  read(signal: AbortSignal): AsyncIterable<ReadNames>;
  /** Checks whether reading reached the end of the list. */
  isWhole(): boolean;
}

interface ListSearchOptions {
  name: string;
  pool: Pick<WorkerPool<ImitationsWorker>, 'map'>;
  readTexts: ReadTexts;
  listWatched?(): string[];
}

export function createListSearch(searchOptions: ListSearchOptions) {
  const { name, pool, readTexts, listWatched = () => [] } = searchOptions;
  const { notify, subscribe } = createListeners();
  let found = createFoundImitations();
  let tally = createTally();
  let list: SearchedList | null = null;
  let source: BulkSource | null = null;
  let task = new AbortController();
  let state = createState({ phase: 'idle' });

  function createState(
    change: Pick<ListSearchState, 'phase'> & Partial<ListSearchState>,
  ): ListSearchState {
    return {
      listName: list?.name ?? null,
      isOpenList: list?.isOpenList ?? false,
      options: list?.options ?? null,
      isPartial: false,
      error: null,
      canRetry: false,
      ...change,
      ...tally,
      found: found.take(MAX_SHOWN),
      foundCount: found.size,
      counts: found.counts(),
    };
  }

  function setState(change: Parameters<typeof createState>[0]): void {
    state = createState(change);
    notify();
  }

  /** Aborts the running search and discards its results. */
  function restart(): AbortController {
    task.abort();
    task = new AbortController();
    found = createFoundImitations(new Set(listWatched()));
    tally = createTally();
    return task;
  }

  async function work(searched: SearchedList, { signal }: AbortController): Promise<void> {
    const onChange = throttle(() => {
      if (state.phase === 'running' && !signal.aborted) setState({ phase: 'running' });
    }, PUBLISH_INTERVAL_MS);
    try {
      const parts = searched.read(signal);
      await searchNames({ name, readTexts, source: parts, pool, signal, found, tally, onChange });
      if (signal.aborted) return;
      const canRetry = tally.missed > 0;
      setState({ phase: 'done', isPartial: !searched.isWhole(), canRetry });
    } catch (error) {
      if (signal.aborted) return;
      const canRetry = !(error instanceof BrokenListError);
      setState({ phase: 'failed', error: error as Error, canRetry });
    }
  }

  function start(searched: SearchedList): void {
    const controller = restart();
    list = searched;
    setState({ phase: 'running' });
    deferUpdateUntil(work(searched, controller));
  }

  function startSource(opened: BulkSource, options: ImportOptions): void {
    start({
      name: getSourceName(opened),
      isOpenList: false,
      options,
      read: () => readNames(opened, options),
      isWhole: () => true,
    });
  }

  return {
    state: () => state,
    subscribe,
    found: () => found,
    /** Searches a file or text instead of the current list. */
    async open(opened: BulkSource) {
      const { signal } = restart();
      const listName = getSourceName(opened);
      source = opened;
      list = null;
      setState({ phase: 'opening', listName });
      try {
        const options = await detectSource(opened);
        if (signal.aborted) return;
        if (needsFormatChoice(options)) setState({ phase: 'choosing', listName, options });
        else startSource(opened, options);
      } catch (error) {
        if (!signal.aborted) setState({ phase: 'failed', error: error as Error });
      }
    },
    searchOpenList(open: OpenList) {
      start({
        name: null,
        isOpenList: true,
        options: null,
        read: (signal) => readOpenList(open, signal),
        isWhole: () => isReadWhole(open),
      });
    },
    /** Starts the search with the format that the user chose. */
    acceptFormat(format: ListFormat) {
      const { phase, options } = state;
      if (phase === 'choosing' && source && options) startSource(source, { ...options, format });
    },
    declineFormat() {
      if (state.phase === 'choosing') setState({ phase: 'idle' });
    },
    /** Stops the search and keeps the results. */
    stop() {
      task.abort();
      if (state.phase === 'running') setState({ phase: 'stopped', canRetry: true });
      else if (state.phase === 'opening') setState({ phase: 'idle' });
    },
    retry() {
      if (list && state.canRetry) start(list);
    },
  };
}
