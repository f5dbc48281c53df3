import { findLookAlikes } from '../../lists/rows/look-alike-groups.ts';
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
    /** Finds groups of names that look alike, the most dangerous group first. */
    async findLookAlikes(signal: AbortSignal) {
      const getTargetRank = await loadTargetRank();
      const yieldIfDue = createYielder(signal);
      const found = await findLookAlikes(store, yieldIfDue);
      return rankLookAlikes(store, found, getTargetRank, yieldIfDue);
    },
    async findImitationGroups(signal: AbortSignal) {
      return findImitationGroups(store, createYielder(signal), await loadTargetRank());
    },
  };
}
