import { createOwnWatchlist, type KeyedStorage } from './own-watchlist.ts';

/** Stands in where the browser stores nothing for the page: entries are its own properties, as those of a Storage. */
function createPageStorage(): KeyedStorage {
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

/** The storage of this device; null where the user forbids it, and whatever is asked of it throws. */
function openStorage(): KeyedStorage | null {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return localStorage;
  } catch {
    return null;
  }
}

const deviceStorage = openStorage();

/** False where the browser stores nothing: the watchlist goes with the page. */
export const isWatchlistKept = deviceStorage !== null;

/** Where the watchlist is. */
export const watchlistStorage = deviceStorage ?? createPageStorage();

/** The watchlist of this device. */
export const deviceWatchlist = createOwnWatchlist(watchlistStorage, globalThis);

let revision = 0;
deviceWatchlist.subscribe(() => {
  revision += 1;
});

/** Another number after every change of the watchlist. */
export const getWatchlistRevision = (): number => revision;
