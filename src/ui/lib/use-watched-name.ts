import { useState, useSyncExternalStore } from 'react';
import { deviceWatchlist } from '../../client/watchlist/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../client/watchlist/device-watchlist-changes.ts';
import { StorageError } from '../../client/watchlist/watchlist-changes.ts';

export interface WatchedName {
  isWatched: boolean;
  /** Why the latest change was not made; null when it was. */
  trouble: string | null;
  /** Changes the watchlist. */
  attempt(change: () => void): void;
  /** Watches the name, or no longer. */
  toggle(): void;
}

/** Whether a name is on the watchlist of this device, and what changes that. */
export function useWatchedName(name: string): WatchedName {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isWatched = own.includes(name);

  const attempt = (change: () => void) => {
    setTrouble(null);
    try {
      change();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      setTrouble(error.message);
    }
  };
  const toggle = () =>
    attempt(() =>
      isWatched ? deviceWatchlistChanges.remove([name]) : deviceWatchlistChanges.add([name]),
    );
  return { isWatched, trouble, attempt, toggle };
}
