import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { KeptList, ListStorage } from './list-keeper.ts';

/** Another number when what is stored has another shape: what older versions stored is then not read. */
const VERSION = 1;
const KEY = 'list';

interface StoredList extends KeptList {
  version: number;
}

function isStoredList(stored: unknown): stored is StoredList {
  return (stored as StoredList | undefined)?.version === VERSION;
}

function toKeptList(stored: unknown): KeptList | null {
  if (!isStoredList(stored)) return null;
  const { version, ...list } = stored;
  return list;
}

/**
 * Keeps a list in IndexedDB, which takes files as they are.
 * What decides and what changes are one transaction, so that two tabs cannot undo each other's.
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
      // A connection that failed is not tried again.
      openStore = undefined;
      throw error;
    }
  }

  const readStored = async (store: IDBObjectStore) =>
    toKeptList(await promisifyRequest<unknown>(store.get(KEY)));

  return {
    read: () => run('readonly', readStored),
    replace: (replaced, list) =>
      run('readwrite', async (store) => {
        const stored = await readStored(store);
        if (stored && stored.id !== replaced) return false;
        store.put({ ...list, version: VERSION } satisfies StoredList, KEY);
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
