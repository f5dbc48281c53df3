import { useSyncExternalStore } from 'react';
import { deviceWatchlist, getWatchlistRevision } from '../../client/trusted/device-watchlist.ts';

/** Returns a number that changes with the watchlist. Verdicts depend on it. */
export function useWatchlistRevision(): number {
  return useSyncExternalStore(deviceWatchlist.subscribe, getWatchlistRevision);
}
