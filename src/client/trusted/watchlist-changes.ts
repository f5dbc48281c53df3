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

type NameChunks = AsyncIterable<readonly string[]>;

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

  /** @param last the last name to add, if known: the error message then mentions no names after it */
  function storeNames(added: readonly string[], last?: string): void {
    for (const name of added) {
      store(
        () => storage.setItem(NAME_PREFIX + name, ''),
        `“${name}” ${name === last ? 'was' : 'and the names after it were'} not added.`,
      );
    }
  }

  function dropNames(removed: readonly string[]): void {
    for (const name of removed) {
      store(() => storage.removeItem(NAME_PREFIX + name), `“${name}” was not removed.`);
    }
  }

  // Both functions update the list in memory, because reading thousands of names from the storage would take seconds.

  function updateAdded(added: readonly string[]): void {
    list.update({ names: [...new Set([...list.names(), ...added])].sort() });
  }

  function updateRemoved(removed: readonly string[]): void {
    const gone = new Set(removed);
    list.update({ names: list.names().filter((name) => !gone.has(name)) });
  }

  /** Runs a change. If the change fails, makes the list read the storage again. */
  function run(change: () => void): void {
    try {
      change();
    } catch (error) {
      list.update();
      throw error;
    }
  }

  /** Runs a change for each chunk of names, like {@link run}. Returns all changed names. */
  async function runAll(
    chunks: NameChunks,
    change: (names: readonly string[]) => void,
  ): Promise<string[]> {
    const changed: string[] = [];
    try {
      for await (const names of chunks) {
        change(names);
        for (const name of names) changed.push(name);
      }
    } catch (error) {
      list.update();
      throw error;
    }
    return changed;
  }

  return {
    /** Adds names. Ignores names that are already watched. */
    add(added: readonly string[]) {
      run(() => storeNames(added, added.at(-1)));
      updateAdded(added);
    },
    /** Adds names chunk by chunk and notifies listeners once at the end. */
    async addAll(chunks: NameChunks) {
      updateAdded(await runAll(chunks, storeNames));
    },
    remove(removed: readonly string[]) {
      run(() => dropNames(removed));
      updateRemoved(removed);
    },
    /** Removes names chunk by chunk and notifies listeners once at the end. */
    async removeAll(chunks: NameChunks) {
      updateRemoved(await runAll(chunks, dropNames));
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
