import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../throttle.ts';

/** One entry of the device's storage per name, so that two pages that add at once lose nothing. */
const NAME_PREFIX = 'namescope.watch.name:';
const OFF_KEY = 'namescope.watch.starter-off';

/** The device did not take a change of the watchlist, in words for the user. */
export class StorageError extends Error {
  constructor(loss: string, cause: unknown) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    super(`${isFull ? 'Storage is full' : 'The browser refused to store it'}: ${loss}`, { cause });
  }
}

/** The user's own watched names, kept on this device; what changes them throws {@link StorageError}. */
export interface OwnWatchlist {
  /** In order of the names; those that were read last when the storage cannot be read any more. */
  names(): readonly string[];
  /** Adds names, those that are there already included. */
  add(names: readonly string[]): void;
  /** Adds names as they come, and tells of one change at the end. */
  addAll(pieces: AsyncIterable<{ names: readonly string[] }>): Promise<void>;
  remove(names: readonly string[]): void;
  /** False when the user turned the known names off. */
  usesKnownNames(): boolean;
  setUsesKnownNames(on: boolean): void;
  /** Calls when the list changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** What the device keeps for the page; its own properties are the entries. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Milliseconds in which changes that another tab makes count as one. */
const NOTIFY_INTERVAL_MS = 200;

/** The list in a storage; `events` tells of changes that other tabs make to it. */
export function createOwnWatchlist(
  storage: KeyedStorage,
  events: Pick<EventTarget, 'addEventListener'>,
): OwnWatchlist {
  const { notify, subscribe } = createListeners();
  let names: readonly string[] = [];
  let usesKnownNames = true;
  let isStale = true;
  const tellSoon = throttle(tell, NOTIFY_INTERVAL_MS);

  function tell(): void {
    isStale = true;
    notify();
  }

  /** Has the device take a change; `loss` says what it did not take. */
  function store(change: () => void, loss: string): void {
    try {
      change();
    } catch (error) {
      throw new StorageError(loss, error);
    }
  }

  /** Nothing comes after `last`. */
  function storeNames(added: readonly string[], last?: string): void {
    for (const name of added) {
      store(
        () => storage.setItem(NAME_PREFIX + name, ''),
        `“${name}” ${name === last ? 'was' : 'and the names after it were'} not added.`,
      );
    }
  }

  function read(): void {
    if (!isStale) return;
    isStale = false;
    try {
      names = Object.keys(storage)
        .filter((key) => key.startsWith(NAME_PREFIX))
        .map((key) => key.slice(NAME_PREFIX.length))
        .sort();
      usesKnownNames = storage.getItem(OFF_KEY) === null;
    } catch {
      // A storage that fails takes no verdict with it: what was read before counts.
    }
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (typeof key === 'string' && key !== OFF_KEY && !key.startsWith(NAME_PREFIX)) return;
    // The browser tells of every name on its own, also of the thousands of an import.
    tellSoon();
  });

  return {
    names() {
      read();
      return names;
    },
    add(added) {
      try {
        storeNames(added, added.at(-1));
      } finally {
        tell();
      }
    },
    async addAll(pieces) {
      try {
        for await (const piece of pieces) storeNames(piece.names);
      } finally {
        tell();
      }
    },
    remove(removed) {
      try {
        for (const name of removed) {
          store(() => storage.removeItem(NAME_PREFIX + name), `“${name}” was not removed.`);
        }
      } finally {
        tell();
      }
    },
    usesKnownNames() {
      read();
      return usesKnownNames;
    },
    setUsesKnownNames(on) {
      store(() => {
        if (on) storage.removeItem(OFF_KEY);
        else storage.setItem(OFF_KEY, '1');
      }, 'nothing was changed.');
      tell();
    },
    subscribe,
  };
}
