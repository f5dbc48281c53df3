import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import type { KeptList, ListStorage } from './list-keeper.ts';

/** Version of the stored shape. Lists of other versions are ignored. */
const VERSION = 1;
const KEY = 'list';

/** A list in the shape of version 1, in which `mark` is the length of the byte order mark. */
export interface StoredList extends Omit<KeptList, 'options'> {
  version: number;
  options: Omit<ImportOptions, 'bomLength'> & { mark: number };
}

/** Converts a list to its stored shape. */
export function toStoredList({ options, ...list }: KeptList): StoredList {
  const { bomLength, ...others } = options;
  return { ...list, options: { ...others, mark: bomLength }, version: VERSION };
}

/** Converts a stored value back. Returns null if nothing is stored or the version differs. */
export function fromStoredList(stored: unknown): KeptList | null {
  if ((stored as StoredList | undefined)?.version !== VERSION) return null;
  const { version, options, ...list } = stored as StoredList;
  const { mark, ...others } = options;
  return { ...list, options: { ...others, bomLength: mark } };
}

/**
 * Keeps a list in IndexedDB, which can store files. Each change reads and writes in one transaction,
 * so that two tabs do not overwrite each other's changes.
 */
export function createListStorage(): ListStorage {
  let openStore: UseStore | undefined;

  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    openStore ??= createStore('namescope', 'kept-list');
    try {
      return await openStore(mode, work);
    } catch (error) {
      // idb-keyval caches a failed connection. The next call must open a new one.
      openStore = undefined;
      throw error;
    }
  }

  const readStored = async (store: IDBObjectStore) =>
    fromStoredList(await promisifyRequest<unknown>(store.get(KEY)));

  return {
    read: () => run('readonly', readStored),
    replace: (replaced, list) =>
      run('readwrite', async (store) => {
        const stored = await readStored(store);
        if (stored && stored.id !== replaced) return false;
        store.put(toStoredList(list), KEY);
        await promisifyRequest(store.transaction);
        return true;
      }),
    remove: (id) =>
      run('readwrite', async (store) => {
        const stored = await readStored(store);
        if (stored?.id !== id) return;
        store.delete(KEY);
        await promisifyRequest(store.transaction);
      }),
  };
}
