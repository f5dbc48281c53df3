import { useEffect, useState, useSyncExternalStore } from 'react';
import { devicePins } from '../../client/trusted/device-pins.ts';
import { deviceWatchlist } from '../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../client/trusted/device-watchlist-changes.ts';
import type { PinSnapshot } from '../../client/trusted/pin-list.ts';
import { StorageError } from '../../client/trusted/watchlist-changes.ts';

/** Returns whether a name is on the watchlist of this device, and functions that change it. */
export function useWatchedName(name: string) {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isWatched = own.includes(name);

  /** Runs a change and stores its error in `trouble`. */
  const attempt = (change: () => void) => {
    setTrouble(null);
    try {
      change();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      setTrouble(error.message);
    }
  };
  /** Adds or removes the name. */
  const toggle = () =>
    attempt(() =>
      isWatched ? deviceWatchlistChanges.remove([name]) : deviceWatchlistChanges.add([name]),
    );
  return { isWatched, trouble, attempt, toggle };
}

/** Returns the trusted addresses of this device, or null until they are loaded. */
export function usePins(): PinSnapshot | null {
  const pins = useSyncExternalStore(devicePins.subscribe, devicePins.state);
  useEffect(() => {
    // If loading fails, the next component that needs the addresses tries again.
    devicePins.load().catch(() => undefined);
  }, []);
  return pins;
}
