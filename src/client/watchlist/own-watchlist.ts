import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../throttle.ts';
import { createYielder } from '../yielder.ts';

/** One entry of the device's storage per name, so that two pages that add at once lose nothing. */
const NAME_PREFIX = 'namescope.watch.name:';
const OFF_KEY = 'namescope.watch.starter-off';

/** The device's storage is full. */
export class StorageFullError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Storage is full: “${name}” and the names after it were not added.`, { cause });
    this.name = 'StorageFullError';
  }
}

/** The user's own watched names, kept on this device. */
export interface OwnWatchlist {
  /** In order of the names. */
  names(): readonly string[];
  /** Adds names, those that are there already included; throws {@link StorageFullError}. */
  add(names: readonly string[]): void;
  /** Adds names as they come, and tells of one change at the end; throws {@link StorageFullError}. */
  addAll(pieces: AsyncIterable<{ names: readonly string[] }>): Promise<void>;
  remove(name: string): void;
  removeAll(): void;
  /** False when the user turned the known names off. */
  usesKnownNames(): boolean;
  setUsesKnownNames(on: boolean): void;
  /** Calls when the list changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

type KeyedStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Milliseconds in which changes that another tab makes count as one. */
const NOTIFY_INTERVAL_MS = 200;

/** The list in a storage; `events` tells of changes that other tabs make to it. */
export function createOwnWatchlist(
  storage: KeyedStorage,
  events: Pick<EventTarget, 'addEventListener'>,
): OwnWatchlist {
  const { notify, subscribe } = createListeners();
  let cached: readonly string[] | null = null;
  const changeSoon = throttle(change, NOTIFY_INTERVAL_MS);

  function change(): void {
    cached = null;
    notify();
  }

  function storeNames(names: readonly string[]): void {
    for (const name of names) {
      try {
        storage.setItem(NAME_PREFIX + name, '');
      } catch (error) {
        throw new StorageFullError(name, error);
      }
    }
  }

  function read(): string[] {
    const found: string[] = [];
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index);
      if (key?.startsWith(NAME_PREFIX)) found.push(key.slice(NAME_PREFIX.length));
    }
    return found.sort();
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== null && key !== OFF_KEY && !key.startsWith(NAME_PREFIX)) return;
    // The browser tells of every name on its own, also of the thousands of an import.
    changeSoon();
  });

  return {
    names() {
      cached ??= read();
      return cached;
    },
    add(names) {
      try {
        storeNames(names);
      } finally {
        change();
      }
    },
    async addAll(pieces) {
      const yieldIfDue = createYielder();
      try {
        for await (const { names } of pieces) {
          storeNames(names);
          await yieldIfDue();
        }
      } finally {
        change();
      }
    },
    remove(name) {
      storage.removeItem(NAME_PREFIX + name);
      change();
    },
    removeAll() {
      for (const name of read()) storage.removeItem(NAME_PREFIX + name);
      change();
    },
    usesKnownNames: () => storage.getItem(OFF_KEY) === null,
    setUsesKnownNames(on) {
      if (on) storage.removeItem(OFF_KEY);
      else storage.setItem(OFF_KEY, '1');
      change();
    },
    subscribe,
  };
}
