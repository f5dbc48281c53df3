import { keccak_256 } from '@noble/hashes/sha3.js';
import type { InspectorService, Watchlist } from '../contract/inspector-service.ts';
import { createNameHasher } from '../engine/hashing/name-hasher.ts';
import type { Inspector } from '../engine/inspector.ts';
import { createPlainKnownNames } from '../engine/known-names/plain-known-names.ts';
import { isPlainEntry, readWatchedNames } from '../engine/known-names/watched-names.ts';
import type { ListInspector } from '../engine/list-inspector.ts';
import { createPlainNameReport, isPlainName } from '../engine/name/plain-name.ts';
import { hashToHex } from '../engine/text/hash-to-hex.ts';
import { inspectNames } from '../operations/inspect-names.ts';
import { lazy } from '../primitives/lazy.ts';
import { isValidBulkRequest } from './is-valid-bulk-request.ts';
import { loadAndRun } from './load-and-run.ts';

/** How the engine arrives; each is asked again after it failed. */
export interface InspectorSources {
  /** The engine on its bulk table. */
  loadBulk(): Promise<ListInspector>;
  /** The engine on both tables. */
  loadFull(): Promise<Inspector>;
  loadLazyOperations(): Promise<LazyOperations>;
}

/** What is answered by a module of its own. */
const LAZY_OPERATIONS = [
  'findCharacters',
  'compareNames',
  'listCandidates',
  'findImitations',
  'readWatchlist',
  'listKnownNames',
  'versions',
] as const satisfies (keyof InspectorService)[];

export type LazyOperations = Pick<InspectorService, (typeof LAZY_OPERATIONS)[number]>;

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

  const runLazily =
    (name: keyof LazyOperations) =>
    (...args: unknown[]) =>
      loadAndRun(sources.loadLazyOperations, (rare) =>
        (rare[name] as (...args: unknown[]) => never)(...args),
      );
  const rare = Object.fromEntries(LAZY_OPERATIONS.map((name) => [name, runLazily(name)]));

  /** Plain names need neither engine nor tables, unless a watched name has to be normalized. */
  const plain: Pick<ListInspector, 'bulkInspectNames'> = {
    bulkInspectNames(names) {
      const hashes = hasher.namehashes(names);
      return names.map((name, row) => {
        const resemblance = plainKnownNames().judgePlainName(name);
        return {
          ok: true,
          value: createPlainNameReport(name, hashToHex(hashes, row), resemblance),
        };
      });
    },
  };

  return {
    async bulkInspectNames(request) {
      const isPlain =
        request.names?.every?.(isPlainName) && watchlist.watchlist.every(isPlainEntry);
      const load = !engine && isPlain ? async () => plain : loadEngine;
      return isValidBulkRequest(request)
        ? loadAndRun(load, (loaded) => inspectNames(loaded, request.names))
        : loadAndRun(withOperations(load), ([loaded, operations]) =>
            operations.bulkInspectNames(loaded, request),
          );
    },
    inspectName: (request) =>
      loadAndRun(withOperations(loadFullEngine), ([loaded, operations]) =>
        operations.inspectName(loaded, request),
      ),
    inspectGrapheme: (grapheme) =>
      loadAndRun(withOperations(sources.loadFull), ([loaded, operations]) =>
        operations.inspectGrapheme(loaded, { grapheme }),
      ),
    inspectColumns: (names) =>
      loadAndRun(loadEngine, (loaded) => ({ ok: true, value: loaded.inspectColumns(names) })),
    foldLooks: (names) =>
      loadAndRun(loadEngine, (loaded) => ({ ok: true, value: loaded.foldLooks(names) })),
    labelhashes: (labels) =>
      loadAndRun(loadEngine, (loaded) => ({ ok: true, value: loaded.labelhashes(labels) })),
    async watch(next) {
      watchlist = next;
      plainKnownNames = lazy(() =>
        createPlainKnownNames({
          watched: readWatchedNames(next.watchlist, (label) => label).names,
          usesBuiltIn: next.usesKnownNames,
        }),
      );
    },
    ...(rare as unknown as LazyOperations),
  };
}

/** What is loaded, and beside it the operations on any input. */
const withOperations =
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), import('../operations/run-operations.ts')]);

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
