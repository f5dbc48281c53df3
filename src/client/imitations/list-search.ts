import {
  type ImportOptions,
  type ListFormat,
  needsFormatChoice,
} from '../../lists/readers/detect-format.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';
import type { WorkerPool } from '../bulk/worker-pool.ts';
import type { BulkSource } from '../input/bulk-source.ts';
import { detectSource } from '../input/detect-source.ts';
import { type ReadNames, readNames } from '../input/read-names.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import {
  createFoundImitations,
  type FoundCounts,
  type FoundImitations,
} from './found-imitations.ts';
import type { JudgedImitation } from './found-verdict.ts';
import { isReadWhole, type OpenList, readOpenList } from './read-open-list.ts';
import {
  BrokenListError,
  createTally,
  type ImitationsWorker,
  type SearchTally,
  searchNames,
} from './search-names.ts';

/** Where a search is; a new object after every change. */
export interface ListSearchState extends Readonly<SearchTally> {
  /** `opening`: how to read the list is being found out; `choosing`: the user is asked. */
  phase: 'idle' | 'opening' | 'choosing' | 'running' | 'done' | 'stopped' | 'failed';
  /** What the list is called; null for one without a name of its own. */
  listName: string | null;
  /** It is the list that is open on the page. */
  isOpenList: boolean;
  /** How the list is read, or could be; null for the open list. */
  options: ImportOptions | null;
  /** There is more in the open list than was read of it. */
  isPartial: boolean;
  /** Those to show, the most dangerous first. */
  found: readonly JudgedImitation[];
  /** How many were found, each name counted once. */
  foundCount: number;
  /** What they are to the name. */
  counts: FoundCounts;
  /** Why it failed. */
  error: Error | null;
  /** Another attempt at the same list may end otherwise. */
  canRetry: boolean;
}

/** A search of lists for what imitates one name, one list after the other. */
export interface ListSearch {
  state(): ListSearchState;
  subscribe(listener: () => void): () => void;
  /** Searches a list in the place of the one before. */
  open(source: BulkSource): Promise<void>;
  /** Searches the list that is open on the page. */
  searchOpenList(list: OpenList): void;
  /** Searches the list whose names the user has located. */
  acceptFormat(format: ListFormat): void;
  /** Forgets that list. */
  declineFormat(): void;
  /** Ends the search and keeps what was found. */
  stop(): void;
  /** Searches the same list once more. */
  retry(): void;
  /** All that was found. */
  found(): FoundImitations;
}

/** More are counted and exported, and not shown: nobody reads on. */
export const MAX_SHOWN = 5_000;

/** Milliseconds between two states of a running search. */
const PUBLISH_INTERVAL_MS = 100;

/** A list, and how it is read from its start. */
interface SearchedList {
  name: string | null;
  isOpenList: boolean;
  options: ImportOptions | null;
  read(signal: AbortSignal): AsyncIterable<ReadNames>;
  isWhole(): boolean;
}

interface ListSearchOptions {
  name: string;
  pool: Pick<WorkerPool<ImitationsWorker>, 'map'>;
  /** Names on the user's watchlist. */
  listWatched?(): string[];
}

export function createListSearch(searchOptions: ListSearchOptions): ListSearch {
  const { name, pool, listWatched = () => [] } = searchOptions;
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

  /** Ends what is under way and forgets what was found. */
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
      await searchNames({ name, source: parts, pool, signal, found, tally, onChange });
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
      name: getListName(opened),
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
    async open(opened) {
      const { signal } = restart();
      const listName = getListName(opened);
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
    searchOpenList(open) {
      start({
        name: null,
        isOpenList: true,
        options: null,
        read: (signal) => readOpenList(open, signal),
        isWhole: () => isReadWhole(open),
      });
    },
    acceptFormat(format) {
      const { phase, options } = state;
      if (phase === 'choosing' && source && options) startSource(source, { ...options, format });
    },
    declineFormat() {
      if (state.phase === 'choosing') setState({ phase: 'idle' });
    },
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

function getListName(source: BulkSource): string | null {
  return source.kind === 'file' ? source.file.name : null;
}
