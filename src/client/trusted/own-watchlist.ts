import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';

/** Prefix of the storage keys. Each name has its own key, so that two tabs can add names at the same time. */
export const NAME_PREFIX = 'namescope.watch.name:';
/** Storage key that exists only while the built-in known names are turned off. */
export const OFF_KEY = 'namescope.watch.starter-off';

export interface StoredWatchlist {
  names: readonly string[];
  usesKnownNames: boolean;
}

/** A storage whose entries are its own properties, like `localStorage`. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Several changes from other tabs within this time cause only one notification. */
const NOTIFY_INTERVAL_MS = 200;

/**
 * Creates the user's watchlist, which reads a storage. `watchlist-changes.ts` changes it.
 *
 * @param events dispatches `storage` events when other tabs change the watchlist
 */
export function createOwnWatchlist(
  storage: Pick<KeyedStorage, 'getItem'>,
  events: Pick<EventTarget, 'addEventListener'>,
) {
  const { notify, subscribe } = createListeners();
  let stored: StoredWatchlist = { names: [], usesKnownNames: true };
  let isStale = true;
  const updateSoon = throttle(update, NOTIFY_INTERVAL_MS);

  function update(change?: Partial<StoredWatchlist>): void {
    stored = { ...stored, ...change };
    isStale ||= !change;
    notify();
  }

  function read(): StoredWatchlist {
    if (!isStale) return stored;
    isStale = false;
    try {
      const names = Object.keys(storage)
        .filter((key) => key.startsWith(NAME_PREFIX))
        .map((key) => key.slice(NAME_PREFIX.length))
        .sort();
      stored = { names, usesKnownNames: storage.getItem(OFF_KEY) === null };
    } catch {
      // The storage failed, so the watchlist keeps its earlier names.
    }
    return stored;
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (typeof key === 'string' && key !== OFF_KEY && !key.startsWith(NAME_PREFIX)) return;
    // An import in another tab dispatches one event per name, so thousands of events can arrive at once.
    updateSoon();
  });

  return {
    /** Returns the watched names, sorted. If the storage fails, returns the names from the last successful read. */
    names: () => read().names,
    /** Whether the built-in known names are on. */
    usesKnownNames: () => read().usesKnownNames,
    /** Applies a change that this page has stored. Without an argument, marks the list to be read again. */
    update,
    /** Calls the listener when the watchlist changes, in this tab or another. */
    subscribe,
  };
}

export type OwnWatchlist = ReturnType<typeof createOwnWatchlist>;
