import { type KeyedStorage, NAME_PREFIX, OFF_KEY, type OwnWatchlist } from './own-watchlist.ts';

/** The browser did not store a change of the watchlist. The message is for the user. */
export class StorageError extends Error {
  /** @param consequence what was not changed */
  constructor(consequence: string, cause: unknown) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    super(`${isFull ? 'Storage is full' : 'The browser blocked the change'}: ${consequence}`, {
      cause,
    });
  }
}

/** Chunks of names. */
type NameChunks = AsyncIterable<{ names: readonly string[] }>;

/** Changes to the watchlist. Every method throws a {@link StorageError} if the storage fails. */
export interface WatchlistChanges {
  /** Adds names. Names that are already watched stay. */
  add(names: readonly string[]): void;
  /** Adds names chunk by chunk and notifies listeners once at the end. */
  addAll(chunks: NameChunks): Promise<void>;
  remove(names: readonly string[]): void;
  /** Removes names chunk by chunk and notifies listeners once at the end. */
  removeAll(chunks: NameChunks): Promise<void>;
  setUsesKnownNames(on: boolean): void;
}

/** Creates the methods that change a watchlist and its storage. Separate from the list, because inspecting a name does not need them. */
export function createWatchlistChanges(
  storage: Pick<KeyedStorage, 'setItem' | 'removeItem'>,
  list: Pick<OwnWatchlist, 'names' | 'update'>,
): WatchlistChanges {
  function store(change: () => void, consequence: string): void {
    try {
      change();
    } catch (error) {
      throw new StorageError(consequence, error);
    }
  }

  /** @param last the last name of the whole change, if known */
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

  // The list is updated without reading the storage again, which takes seconds for thousands of names.

  function updateAdded(added: readonly string[]): void {
    list.update({ names: [...new Set([...list.names(), ...added])].sort() });
  }

  function updateRemoved(removed: readonly string[]): void {
    const gone = new Set(removed);
    list.update({ names: list.names().filter((name) => !gone.has(name)) });
  }

  /** Runs a change. If it fails, makes the list read the storage again. */
  function run(change: () => void): void {
    try {
      change();
    } catch (error) {
      list.update();
      throw error;
    }
  }

  /** Changes the names of each chunk, like {@link run}. Returns all changed names. */
  async function runAll(
    chunks: NameChunks,
    change: (names: readonly string[]) => void,
  ): Promise<string[]> {
    const changed: string[] = [];
    try {
      for await (const { names } of chunks) {
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
    add(added) {
      run(() => storeNames(added, added.at(-1)));
      updateAdded(added);
    },
    async addAll(chunks) {
      updateAdded(await runAll(chunks, storeNames));
    },
    remove(removed) {
      run(() => dropNames(removed));
      updateRemoved(removed);
    },
    async removeAll(chunks) {
      updateRemoved(await runAll(chunks, dropNames));
    },
    setUsesKnownNames(on) {
      store(() => {
        if (on) storage.removeItem(OFF_KEY);
        else storage.setItem(OFF_KEY, '1');
      }, 'nothing was changed.');
      list.update({ usesKnownNames: on });
    },
  };
}
