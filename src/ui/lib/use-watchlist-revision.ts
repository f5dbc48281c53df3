import { useSyncExternalStore } from 'react';
import { deviceWatchlist, getWatchlistRevision } from '../../client/watchlist/device-watchlist.ts';

/** Another number after every change of the watchlist: verdicts depend on it. */
export function useWatchlistRevision(): number {
  return useSyncExternalStore(deviceWatchlist.subscribe, getWatchlistRevision);
}
