import { keccak_256 } from '@noble/hashes/sha3.js';
import type {
  EngineVersions,
  InspectorService,
  ListedName,
  WatchedEntries,
  Watchlist,
} from '../contract/inspector-service.ts';
import type { Outcome } from '../contract/problem.ts';
import type { FindCharacters } from '../engine/grapheme/character-finder.ts';
import { createNameHasher } from '../engine/hashing/name-hasher.ts';
import type { Inspector } from '../engine/inspector.ts';
import { createPlainKnownNames } from '../engine/known-names/plain-known-names.ts';
import { isPlainEntry, readWatchedNames } from '../engine/known-names/watched-names.ts';
import type { ListInspector } from '../engine/list-inspector.ts';
import { createPlainNameReport, isPlainName } from '../engine/name/plain-name.ts';
import { createFailure } from '../engine/problem.ts';
import { bulkInspectNames, inspectGrapheme, inspectName } from '../http/operations.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { lazy } from '../primitives/lazy.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';

/** How the engine arrives; each is asked again after it failed. */
export interface InspectorSources {
  /** The engine on its bulk table. */
  loadBulk(): Promise<ListInspector>;
  /** The engine on both tables. */
  loadFull(): Promise<Inspector>;
  loadFinder(): Promise<FindCharacters>;
  loadVersions(): Promise<EngineVersions>;
  loadWatchedEntries(watchlist: readonly string[]): Promise<WatchedEntries>;
  loadKnownNames(): Promise<ListedName[]>;
}

const BUILT_IN: Watchlist = { watchlist: [], usesKnownNames: true };

/** The worker's interface on an engine that may still be on its way. */
export function createInspectorService(sources: InspectorSources): InspectorService {
  const hasher = createNameHasher(keccak_256);
  let watchlist = BUILT_IN;
  let plainKnownNames = lazy(createPlainKnownNames);
  /** Known after the first question that needed it; its hashes are faster than those of `plain`. */
  let engine: ListInspector | null = null;
  const watchBulk = memoizeLatest((base: ListInspector) => base.withWatchlist(watchlist));
  const watchFull = memoizeLatest((base: Inspector) => base.withWatchlist(watchlist));

  async function loadEngine(): Promise<ListInspector> {
    engine = await sources.loadBulk();
    return watchlist === BUILT_IN ? engine : watchBulk(engine, watchlist);
  }

  async function loadFullEngine(): Promise<Inspector> {
    const full = await sources.loadFull();
    return watchlist === BUILT_IN ? full : watchFull(full, watchlist);
  }

  const loadImitationLists = retryableOnce(async () => {
    const { createImitationLists } = await import('./imitation-lists.ts');
    return createImitationLists();
  });
  const loadImitations = () => Promise.all([sources.loadFull(), loadImitationLists()]);

  /** Plain names need neither engine nor tables, unless a watched name has to be normalized. */
  const plain: Pick<ListInspector, 'bulkInspectNames'> = {
    bulkInspectNames: (names) =>
      names.map((name) => {
        const resemblance = plainKnownNames().judgePlainName(name);
        return { ok: true, value: createPlainNameReport(name, hasher.namehash(name), resemblance) };
      }),
  };

  return {
    async bulkInspectNames(request) {
      const isPlain =
        request.names?.every?.(isPlainName) && watchlist.watchlist.every(isPlainEntry);
      if (!engine && isPlain) return bulkInspectNames(plain, request);
      return whenLoaded(loadEngine, (loaded) => bulkInspectNames(loaded, request));
    },
    inspectName: (request) => whenLoaded(loadFullEngine, (loaded) => inspectName(loaded, request)),
    inspectGrapheme: (grapheme) =>
      whenLoaded(sources.loadFull, (loaded) => inspectGrapheme(loaded, { grapheme })),
    findCharacters: (query) =>
      whenLoaded(sources.loadFinder, (find) => ({ ok: true, value: find(query) })),
    inspectColumns: (names) =>
      whenLoaded(loadEngine, (loaded) => ({ ok: true, value: loaded.inspectColumns(names) })),
    compareNames: (first, second) =>
      whenLoaded(
        // Only the screen for two names asks for it.
        () => Promise.all([sources.loadBulk(), import('./compare-names.ts')]),
        ([loaded, { compareNames }]) => compareNames(loaded, first, second),
      ),
    listCandidates: (query) =>
      whenLoaded(loadImitations, ([loaded, lists]) => lists.listCandidates(loaded, query)),
    findImitations: (name, names) =>
      whenLoaded(loadImitations, ([loaded, lists]) => lists.findImitations(loaded, name, names)),
    foldLooks: (names) =>
      whenLoaded(loadEngine, (loaded) => ({ ok: true, value: loaded.foldLooks(names) })),
    labelhashes: (labels) =>
      whenLoaded(loadEngine, (loaded) => ({ ok: true, value: loaded.labelhashes(labels) })),
    async watch(next) {
      watchlist = next;
      plainKnownNames = lazy(() =>
        createPlainKnownNames({
          watched: readWatchedNames(next.watchlist, (label) => label).names,
          usesBuiltIn: next.usesKnownNames,
        }),
      );
    },
    readWatchlist: (entries) => answer(() => sources.loadWatchedEntries(entries)),
    listKnownNames: () => answer(sources.loadKnownNames),
    versions: () => answer(sources.loadVersions),
  };
}

/** The latest answer is kept for as long as nothing that it depends on changes. */
function memoizeLatest<T>(derive: (base: T) => T): (base: T, ...others: unknown[]) => T {
  let latest: { inputs: unknown[]; value: T } | null = null;
  return (...inputs) => {
    if (!latest?.inputs.every((input, at) => input === inputs[at])) {
      latest = { inputs, value: derive(inputs[0]) };
    }
    return latest.value;
  };
}

/** What is loaded is the answer. */
const answer = <T>(load: () => Promise<T>) => whenLoaded(load, (value) => ({ ok: true, value }));

async function whenLoaded<E, T>(
  load: () => Promise<E>,
  ask: (engine: E) => Outcome<T>,
): Promise<Outcome<T>> {
  let engine: E;
  try {
    engine = await load();
  } catch (error) {
    const reason = getErrorMessage(error);
    return createFailure(
      'tables_unavailable',
      `What verdicts rest on could not be loaded (${reason}). Check the connection and try again.`,
    );
  }
  return ask(engine);
}
