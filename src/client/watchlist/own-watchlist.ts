import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';

/** One entry of the device's storage per name, so that two pages that add at once lose nothing. */
export const NAME_PREFIX = 'namescope.watch.name:';
/** There when the user turned the known names off. */
export const OFF_KEY = 'namescope.watch.starter-off';

/** What the device keeps of it. */
interface StoredWatchlist {
  names: readonly string[];
  usesKnownNames: boolean;
}

/** The user's own watched names, kept on this device; `watchlist-changes.ts` changes them. */
export interface OwnWatchlist {
  /** In order of the names; those that were read last when the storage cannot be read any more. */
  names(): readonly string[];
  /** False when the user turned the known names off. */
  usesKnownNames(): boolean;
  /** Takes up a change of this page's own; without one the storage is read again. */
  takeUp(change?: Partial<StoredWatchlist>): void;
  /** Calls when the list changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** What the device keeps for the page; its own properties are the entries. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Milliseconds in which changes that another tab makes count as one. */
const NOTIFY_INTERVAL_MS = 200;

/** The list in a storage; `events` tells of changes that other tabs make to it. */
export function createOwnWatchlist(
  storage: Pick<KeyedStorage, 'getItem'>,
  events: Pick<EventTarget, 'addEventListener'>,
): OwnWatchlist {
  const { notify, subscribe } = createListeners();
  let stored: StoredWatchlist = { names: [], usesKnownNames: true };
  let isStale = true;
  const takeUpSoon = throttle(takeUp, NOTIFY_INTERVAL_MS);

  function takeUp(change?: Partial<StoredWatchlist>): void {
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
      // A storage that fails takes no verdict with it: what was read before counts.
    }
    return stored;
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (typeof key === 'string' && key !== OFF_KEY && !key.startsWith(NAME_PREFIX)) return;
    // The browser tells of every name on its own, also of the thousands of an import.
    takeUpSoon();
  });

  return {
    names: () => read().names,
    usesKnownNames: () => read().usesKnownNames,
    takeUp,
    subscribe,
  };
}
