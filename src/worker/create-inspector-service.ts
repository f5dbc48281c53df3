import { keccak_256 } from '@noble/hashes/sha3.js';
import { inspectNames } from '../api/operations/inspect-names.ts';
import type { InspectorService, Watchlist } from '../contract/inspector-service.ts';
import { createNameHasher } from '../engine/hashing/name-hasher.ts';
import { createPlainKnownNames } from '../engine/known-names/plain-known-names.ts';
import { readWatchedNames } from '../engine/known-names/watched-names.ts';
import type { ListInspector } from '../engine/list-engine.ts';
import { createPlainNameReport, needsNoTables } from '../engine/name/plain-name.ts';
import type { NameInspector } from '../engine/name-inspector.ts';
import { hashToHex } from '../engine/text/utf8.ts';
import { lazy } from '../primitives/lazy.ts';
import { hasPlainLabels } from '../primitives/plain-text.ts';
import type { FullEngine } from './full-engine.ts';
import { loadAndCompute, loadAndRun } from './load-and-run.ts';

/** Loaders of the engine. A failed loader is called again for the next request. */
export interface InspectorSources {
  loadBulk(): Promise<ListInspector>;
  /** Loads the engine with both tables. */
  loadFull(): Promise<Pick<FullEngine, 'inspector' | 'run' | 'judgeGrapheme'>>;
  loadLazyOperations(): Promise<LazyOperations>;
}

/** Operations whose code is in a separate module that loads on first use. */
const LAZY_OPERATIONS = [
  'readTexts',
  'isProse',
  'findCharacters',
  'listDrawableCharacters',
  'compareNames',
  'listCandidates',
  'findImitations',
  'readWatchlist',
  'listKnownNames',
  'versions',
] as const satisfies (keyof InspectorService)[];

export type LazyOperations = Pick<InspectorService, (typeof LAZY_OPERATIONS)[number]>;

const DEFAULT_WATCHLIST: Watchlist = { watchlist: [], usesKnownNames: true };

/** Creates the worker's service, which can inspect plain names before the engine has loaded. */
export function createInspectorService(sources: InspectorSources): InspectorService {
  const hasher = createNameHasher(keccak_256);
  let watchlist = DEFAULT_WATCHLIST;
  let plainKnownNames = lazy(createPlainKnownNames);
  /** The engine, or null until a request has loaded it. Hashes faster than `plainInspector`. */
  let engine: ListInspector | null = null;
  /** Inspectors with the watchlist of the user, created when a request needs them. */
  let watching: { list?: ListInspector; full?: NameInspector } = {};

  async function loadEngine(): Promise<ListInspector> {
    engine = await sources.loadBulk();
    if (watchlist === DEFAULT_WATCHLIST) return engine;
    watching.list ??= engine.withWatchlist(watchlist);
    return watching.list;
  }

  const runLazily =
    (name: keyof LazyOperations) =>
    (...args: unknown[]) =>
      loadAndRun(sources.loadLazyOperations, (operations) =>
        (operations[name] as (...args: unknown[]) => never)(...args),
      );
  const lazyOperations = Object.fromEntries(LAZY_OPERATIONS.map((name) => [name, runLazily(name)]));

  /** Inspects plain names without engine and tables. Requires that all watched names are plain names. */
  const plainInspector: Pick<ListInspector, 'bulkInspectNames'> = {
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
    bulkInspectNames(names) {
      const isPlain = names.every(needsNoTables) && watchlist.watchlist.every(isPlainEntry);
      const load = !engine && isPlain ? async () => plainInspector : loadEngine;
      return loadAndRun(load, (loaded) => inspectNames(loaded, names));
    },
    inspectName: (name) =>
      loadAndRun(sources.loadFull, ({ inspector, run }) => {
        if (watchlist === DEFAULT_WATCHLIST) return run(() => inspector.inspectName(name));
        watching.full ??= inspector.withWatchlist(watchlist);
        const { full } = watching;
        return run(() => full.inspectName(name));
      }),
    inspectGrapheme: (grapheme) =>
      loadAndRun(sources.loadFull, ({ inspector, run }) =>
        run(() => inspector.inspectGrapheme(grapheme)),
      ),
    judgeGraphemes: (graphemes) =>
      loadAndCompute(sources.loadFull, ({ judgeGrapheme }) => graphemes.map(judgeGrapheme)),
    inspectColumns: (names) => loadAndCompute(loadEngine, (loaded) => loaded.inspectColumns(names)),
    foldLooks: (names) => loadAndCompute(loadEngine, (loaded) => loaded.foldLooks(names)),
    judgeText: (text) =>
      loadAndCompute(
        () => Promise.all([loadEngine(), import('./judge-given-text.ts')]),
        ([loaded, { judgeGivenText }]) => judgeGivenText(loaded, text),
      ),
    async watch(next) {
      watchlist = next;
      watching = {};
      plainKnownNames = lazy(() =>
        createPlainKnownNames({
          watched: readWatchedNames(next.watchlist, (label) => label).names,
          usesBuiltIn: next.usesKnownNames,
        }),
      );
    },
    ...(lazyOperations as unknown as LazyOperations),
  };
}

/** Checks whether a watched name is plain and not a subname. Only the engine compares the parts of subnames. */
function isPlainEntry(entry: string): boolean {
  return hasPlainLabels(entry) && entry.split('.').length <= 2;
}
