import { type KeyedStorage, NAME_PREFIX, OFF_KEY, type OwnWatchlist } from './own-watchlist.ts';

/** The device did not take a change of the watchlist, in words for the user. */
export class StorageError extends Error {
  constructor(loss: string, cause: unknown) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    super(`${isFull ? 'Storage is full' : 'The browser refused to store it'}: ${loss}`, { cause });
  }
}

/** Names as they come. */
type Pieces = AsyncIterable<{ names: readonly string[] }>;

/** What the user changes of the watchlist; each throws {@link StorageError}. */
export interface WatchlistChanges {
  /** Adds names, those that are there already included. */
  add(names: readonly string[]): void;
  /** Adds names as they come, and tells of one change at the end. */
  addAll(pieces: Pieces): Promise<void>;
  remove(names: readonly string[]): void;
  /** Removes names as they come, and tells of one change at the end. */
  removeAll(pieces: Pieces): Promise<void>;
  setUsesKnownNames(on: boolean): void;
}

/** Changes a watchlist and the storage that it is in. Not needed to judge a name, so it is apart from the list. */
export function createWatchlistChanges(
  storage: Pick<KeyedStorage, 'setItem' | 'removeItem'>,
  list: Pick<OwnWatchlist, 'names' | 'takeUp'>,
): WatchlistChanges {
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

  function dropNames(removed: readonly string[]): void {
    for (const name of removed) {
      store(() => storage.removeItem(NAME_PREFIX + name), `“${name}” was not removed.`);
    }
  }

  // To read thousands of names again takes seconds, so the list is told what became of them.

  function takeUpAdded(added: readonly string[]): void {
    list.takeUp({ names: [...new Set([...list.names(), ...added])].sort() });
  }

  function takeUpRemoved(removed: readonly string[]): void {
    const gone = new Set(removed);
    list.takeUp({ names: list.names().filter((name) => !gone.has(name)) });
  }

  /** Of a change that fails half-way the storage alone knows what became of it. */
  function make(change: () => void): void {
    try {
      change();
    } catch (error) {
      list.takeUp();
      throw error;
    }
  }

  /** All names of the pieces, each of which was changed as it came. */
  async function makeAll(
    pieces: Pieces,
    change: (names: readonly string[]) => void,
  ): Promise<string[]> {
    const changed: string[] = [];
    try {
      for await (const { names } of pieces) {
        change(names);
        for (const name of names) changed.push(name);
      }
    } catch (error) {
      list.takeUp();
      throw error;
    }
    return changed;
  }

  return {
    add(added) {
      make(() => storeNames(added, added.at(-1)));
      takeUpAdded(added);
    },
    async addAll(pieces) {
      takeUpAdded(await makeAll(pieces, storeNames));
    },
    remove(removed) {
      make(() => dropNames(removed));
      takeUpRemoved(removed);
    },
    async removeAll(pieces) {
      takeUpRemoved(await makeAll(pieces, dropNames));
    },
    setUsesKnownNames(on) {
      store(() => {
        if (on) storage.removeItem(OFF_KEY);
        else storage.setItem(OFF_KEY, '1');
      }, 'nothing was changed.');
      list.takeUp({ usesKnownNames: on });
    },
  };
}
