import { queryOptions } from '@tanstack/react-query';
import type { ProblemFault } from '../../contract/problem.ts';
import { inspector } from '../inspector.ts';
import { unwrap } from '../problem-error.ts';
import { ENGINE_QUERY } from '../queries.ts';
import { deviceWatchlist } from './device-watchlist.ts';

const PATH = /^watchlist\[(\d+)\]$/;

/** Why entries of a watchlist cannot be watched, by the entry, from faults such as that of `watchlist[3]`. */
export function readWatchlistFaults(
  watchlist: readonly string[],
  faults: readonly ProblemFault[],
): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { path, detail } of faults) {
    const entry = watchlist[Number(PATH.exec(path)?.[1])];
    if (entry !== undefined) reasons.set(entry, detail);
  }
  return reasons;
}

/** Entries of the user's list that cannot be watched, and why; `revision` is that of the watchlist. */
export function getWatchlistFaultsQuery(revision: number) {
  return queryOptions({
    ...ENGINE_QUERY,
    queryKey: ['watchlist-faults', revision],
    queryFn: async ({ signal }) => {
      const watchlist = deviceWatchlist.names();
      if (watchlist.length === 0) return readWatchlistFaults([], []);
      const faults = await inspector.call((service) => service.watchlistFaults(), signal);
      return readWatchlistFaults(watchlist, unwrap(faults));
    },
    structuralSharing: false,
  });
}
