// Operations that are not needed at start. They load on first use, because every byte of the worker's entry delays the first report.

import { compareNames } from '../comparison/compare-names.ts';
import type { EngineVersions, ListedName, WatchedEntry } from '../contract/inspector-service.ts';
import { KNOWN_NAMES } from '../data/known-names/known-names.ts';
import { listNativeNames } from '../data/known-names/native-names.ts';
import manifest from '../data/tables/manifest.json?raw';
import { createCharacterFinder } from '../engine/grapheme/character-finder.ts';
import { listDrawableCharacters } from '../engine/grapheme/drawable-characters.ts';
import { formatTitle } from '../engine/known-names/built-in-names.ts';
import {
  getWatchReach,
  type Normalize,
  readWatchedName,
} from '../engine/known-names/watched-names.ts';
import type { ListEngine } from '../engine/list-engine.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import type { LazyOperations } from './create-inspector-service.ts';
import type { FullEngine } from './full-engine.ts';
import { createImitationLists } from './imitation-lists.ts';
import { loadAndCompute, loadAndRun } from './load-and-run.ts';

// Lists watched names and built-in known names for the watchlist screen.

/** Resolves the entries of a watchlist to names. */
export function readWatchlist(watchlist: readonly string[], normalize: Normalize): WatchedEntry[] {
  return watchlist.map((text) => {
    const read = readWatchedName(text, normalize);
    return 'detail' in read
      ? { text, name: null, reason: read.detail, reach: null }
      : { text, name: read.name, reason: null, reach: getWatchReach(read) };
  });
}

/** Returns the reviewed list of known names, including sources, which the engine does not contain. */
export function listKnownNames(): ListedName[] {
  return [...KNOWN_NAMES, ...listNativeNames()].map(
    ([label, title, category, mode, source, ...marks]) => ({
      name: `${label}.eth`,
      title: formatTitle(title, mode, marks.includes('unclaimed')),
      category,
      mode,
      isTarget: marks.includes('target'),
      source,
    }),
  );
}

/** Returns the versions of the engine's data. The manifest is imported as text, because a JSON module would end up in a chunk that loads at start. */
function getEngineVersions(): EngineVersions {
  const { unicode, packages, tables } = JSON.parse(manifest) as {
    unicode: string;
    packages: Record<string, string>;
    tables: Record<string, { bytes: number; sha256: string }>;
  };
  return {
    unicode,
    ensNormalize: packages['@adraffy/ens-normalize'] ?? '',
    tables: Object.entries(tables).map(([name, table]) => ({ name, ...table })),
  };
}

/** Loaders of the engine and its tables. A failed loader is called again for the next request. */
export interface LazySources {
  loadEngine(): Promise<Pick<ListEngine, 'inspector' | 'parts'>>;
  loadFull(): Promise<Pick<FullEngine, 'inspector' | 'loadDetails'>>;
}

export function createLazyOperations({ loadEngine, loadFull }: LazySources): LazyOperations {
  const imitations = createImitationLists();
  const loadFinder = retryableOnce(async () => {
    const [{ loadDetails }, { parts }] = await Promise.all([loadFull(), loadEngine()]);
    return createCharacterFinder(
      await loadDetails(),
      (character) => parts.getGraphemeFacts(character).mapped,
    );
  });
  const loadReader = () => import('./judge-given-text.ts');
  return {
    readTexts: (texts) =>
      loadAndCompute(loadReader, ({ readGivenText }) => texts.map(readGivenText)),
    isProse: (lines) => loadAndCompute(loadReader, ({ isProse }) => isProse(lines)),
    findCharacters: (query) => loadAndCompute(loadFinder, (find) => find(query)),
    listDrawableCharacters: () =>
      loadAndCompute(loadEngine, ({ parts }) =>
        listDrawableCharacters(parts.bulkTables, parts.confusables.table),
      ),
    compareNames: (first, second) =>
      loadAndRun(loadEngine, ({ inspector }) => compareNames(inspector, first, second)),
    listCandidates: (query) =>
      loadAndRun(loadFull, ({ inspector }) => imitations.listCandidates(inspector, query)),
    findImitations: (name, names) =>
      loadAndRun(loadFull, ({ inspector }) => imitations.findImitations(inspector, name, names)),
    readWatchlist: (entries) =>
      loadAndCompute(loadEngine, ({ parts }) =>
        readWatchlist(entries, (label) => parts.normalize(label).normalized),
      ),
    listKnownNames: async () => ({ ok: true, value: listKnownNames() }),
    versions: async () => ({ ok: true, value: getEngineVersions() }),
  };
}
