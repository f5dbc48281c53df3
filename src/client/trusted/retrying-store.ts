import { createStore, type UseStore } from 'idb-keyval';

/** Creates a store in IndexedDB. After a failure, the next call opens a new connection, because idb-keyval would reuse the failed one. */
export function createRetryingStore(database: string, name: string): UseStore {
  let openStore: UseStore | undefined;
  return async (mode, work) => {
    openStore ??= createStore(database, name);
    try {
      return await openStore(mode, work);
    } catch (error) {
      openStore = undefined;
      throw error;
    }
  };
}
