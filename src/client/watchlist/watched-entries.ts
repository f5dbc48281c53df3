import { queryOptions } from '@tanstack/react-query';
import { WATCH_REACHES, type WatchReach } from '../../contract/imitation-kinds.ts';
import type { WatchedEntries } from '../../contract/inspector-service.ts';
import { LOCAL_QUERY_OPTIONS } from '../queries/local-query-options.ts';
import { unwrap } from '../queries/problem-error.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { deviceWatchlist } from './device-watchlist.ts';

/** An entry of the user's watchlist, and what it stands for. */
export interface WatchedEntry {
  /** As it was added. */
  text: string;
  /** The name that is watched; null where the entry cannot be. */
  name: string | null;
  /** Why it cannot be watched; null when it is. */
  reason: string | null;
  reach: WatchReach;
}

const PATH = /^watchlist\[(\d+)\]$/;

/** The entries of a watchlist with what the engine made of each. */
export function joinWatchedEntries(
  watchlist: readonly string[],
  { names, reaches, faults }: WatchedEntries,
): WatchedEntry[] {
  const reasons = new Map<number, string>();
  for (const { path, detail } of faults) {
    const place = PATH.exec(path)?.[1];
    if (place !== undefined) reasons.set(Number(place), detail);
  }
  return watchlist.map((text, at) => ({
    text,
    name: names[at] ?? null,
    reason: reasons.get(at) ?? null,
    reach: WATCH_REACHES[reaches[at] ?? 0] ?? 'itself',
  }));
}

/** The user's list with what its entries stand for; `revision` is that of the watchlist. */
export function getWatchedEntriesQuery(revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['watched-entries', revision],
    queryFn: async ({ signal }) => {
      const watchlist = deviceWatchlist.names();
      if (watchlist.length === 0) return [];
      const read = await inspector.call((service) => service.readWatchlist(watchlist), signal);
      return joinWatchedEntries(watchlist, unwrap(read));
    },
    structuralSharing: false,
  });
}

/** The built-in known names. */
export const KNOWN_NAMES_QUERY = queryOptions({
  ...LOCAL_QUERY_OPTIONS,
  queryKey: ['known-names'],
  queryFn: async ({ signal }) =>
    unwrap(await inspector.call((service) => service.listKnownNames(), signal)),
});
