import type { RowStore } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { deviceWatchlist } from '../trusted/device-watchlist.ts';
import type { InspectionWorker } from './inspection-pool.ts';
import { createNameSearcher } from './name-searcher.ts';
import { createTargetRanks } from './row-danger.ts';
import { findImitationGroups, rankLookAlikes } from './row-groups.ts';
import { createRowView } from './row-view.ts';
import type { WorkerPool } from './worker-pool.ts';

/** View of a list for the page: rows that match a query, and groups of names. */
export type ListView = ReturnType<typeof createListView>;

export function createListView(
  store: RowStore,
  { runOnce }: Pick<WorkerPool<InspectionWorker>, 'runOnce'>,
) {
  const loadTargetRank = createTargetRanks({
    listWatched: () => deviceWatchlist.names(),
    listKnownNames: () => runOnce((worker) => worker.listKnownNames()),
  });
  return {
    ...createRowView(store, createNameSearcher(store.chunks, runOnce), loadTargetRank),
    findLookAlikes: async (signal: AbortSignal) =>
      rankLookAlikes(store, await loadTargetRank(), createYielder(signal)),
    findImitationGroups: async (signal: AbortSignal) =>
      findImitationGroups(store, await loadTargetRank(), createYielder(signal)),
  };
}
