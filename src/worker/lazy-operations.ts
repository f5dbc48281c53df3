// Operations that are not needed at start. They load on first use, because every byte of the worker's entry delays the first report.

import { compareNames } from '../comparison/compare-names.ts';
import { createCharacterFinder } from '../engine/grapheme/character-finder.ts';
import { listDrawableCharacters } from '../engine/grapheme/drawable-characters.ts';
import type { ListEngine } from '../engine/list-engine.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import type { LazyOperations } from './create-inspector-service.ts';
import { getEngineVersions } from './engine-versions.ts';
import type { FullEngine } from './full-engine.ts';
import { createImitationLists } from './imitation-lists.ts';
import { listKnownNames, readWatchlist } from './known-name-lists.ts';
import { loadAndCompute, loadAndRun } from './load-and-run.ts';

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
