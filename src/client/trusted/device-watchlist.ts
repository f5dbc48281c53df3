import { createOwnWatchlist, type KeyedStorage } from './own-watchlist.ts';

/** Creates a storage in memory. Its entries are its own properties, like those of a `Storage`. */
function createMemoryStorage(): KeyedStorage {
  const storage = Object.create({
    getItem: (key: string): string | null => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  return storage;
}

/** Returns the storage of this device, or null if the browser blocks it. */
function openStorage(): KeyedStorage | null {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return localStorage;
  } catch {
    return null;
  }
}

export const deviceStorage = openStorage();

/** True if the watchlist is stored on the device. If false, the watchlist is lost when the page closes. */
export const isWatchlistKept = deviceStorage !== null;

export const watchlistStorage = deviceStorage ?? createMemoryStorage();

export const deviceWatchlist = createOwnWatchlist(watchlistStorage, globalThis);

let revision = 0;
deviceWatchlist.subscribe(() => {
  revision += 1;
});

/** Returns a different number after every change of the watchlist. */
export const getWatchlistRevision = (): number => revision;
