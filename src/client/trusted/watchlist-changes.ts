import { createYielder } from '../../primitives/yielder.ts';
import { type KeyedStorage, NAME_PREFIX, OFF_KEY, type OwnWatchlist } from './own-watchlist.ts';

/** Thrown when the browser did not store a change. The page shows the message to the user. */
export class StorageError extends Error {
  /** @param consequence what failed: `the address was not added.` */
  constructor(consequence: string, cause: unknown) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    super(`${isFull ? 'Storage is full' : 'The browser blocked the change'}: ${consequence}`, {
      cause,
    });
  }
}

/** Number of names to change before the page may respond to input. */
const CHUNK_LENGTH = 500;

/** Changes to the watchlist. Every method throws a {@link StorageError} if the storage fails. */
export type WatchlistChanges = ReturnType<typeof createWatchlistChanges>;

/**
 * Creates the methods that change a watchlist and its storage. These methods have their own module, because a page that
 * only inspects names does not need to load them.
 */
export function createWatchlistChanges(
  storage: Pick<KeyedStorage, 'setItem' | 'removeItem'>,
  list: Pick<OwnWatchlist, 'names' | 'update'>,
) {
  function store(change: () => void, consequence: string): void {
    try {
      change();
    } catch (error) {
      throw new StorageError(consequence, error);
    }
  }

  function storeName(name: string, isLast: boolean): void {
    const which = isLast ? 'was' : 'and the names after it were';
    store(() => storage.setItem(NAME_PREFIX + name, ''), `“${name}” ${which} not added.`);
  }

  function dropName(name: string): void {
    store(() => storage.removeItem(NAME_PREFIX + name), `“${name}” was not removed.`);
  }

  // Both functions update the list in memory, because reading thousands of names from the storage would take seconds.

  function updateAdded(added: readonly string[]): void {
    list.update({ names: [...new Set([...list.names(), ...added])].sort() });
  }

  function updateRemoved(removed: readonly string[]): void {
    const gone = new Set(removed);
    list.update({ names: list.names().filter((name) => !gone.has(name)) });
  }

  /** Changes names one by one. Pauses after each chunk. If a change fails, makes the list read the storage again. */
  function* changeNames(
    names: readonly string[],
    change: (name: string, isLast: boolean) => void,
  ): Generator<number> {
    try {
      for (const [at, name] of names.entries()) {
        const isLast = at === names.length - 1;
        change(name, isLast);
        if (isLast || (at + 1) % CHUNK_LENGTH === 0) yield at + 1;
      }
    } catch (error) {
      list.update();
      throw error;
    }
  }

  /** Lets the page respond to input between the chunks. `onDone` receives the number of names changed so far. */
  async function runSlowly(chunks: Iterable<number>, onDone?: (count: number) => void) {
    const yieldIfDue = createYielder();
    for (const count of chunks) {
      onDone?.(count);
      await yieldIfDue();
    }
  }

  return {
    /** Adds names. Ignores names that are already watched. */
    add(added: readonly string[]) {
      Array.from(changeNames(added, storeName));
      updateAdded(added);
    },
    /** Adds any number of names without freezing the page. Notifies listeners once at the end. */
    async addAll(added: readonly string[], onDone?: (count: number) => void) {
      await runSlowly(changeNames(added, storeName), onDone);
      updateAdded(added);
    },
    remove(removed: readonly string[]) {
      Array.from(changeNames(removed, dropName));
      updateRemoved(removed);
    },
    /** Removes any number of names like {@link addAll}. */
    async removeAll(removed: readonly string[]) {
      await runSlowly(changeNames(removed, dropName));
      updateRemoved(removed);
    },
    setUsesKnownNames(on: boolean) {
      store(() => {
        if (on) storage.removeItem(OFF_KEY);
        else storage.setItem(OFF_KEY, '1');
      }, 'nothing was changed.');
      list.update({ usesKnownNames: on });
    },
  };
}
