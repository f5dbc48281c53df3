import { promisifyRequest } from 'idb-keyval';
import { createRetryingStore } from '../../trusted/retrying-store.ts';
import type { KeptContent, KeptListInfo } from './kept-list.ts';
import {
  fromStoredContent,
  fromStoredInfo,
  readOnlyListInfo,
  toStoredContent,
  toStoredInfo,
} from './stored-list.ts';

/** Storage for lists. Every method rejects if the storage fails. */
export interface ListStorage {
  /** Returns information about the stored lists, in any order, without reading their content. */
  list(): Promise<KeptListInfo[]>;
  /** Reads the content of a list. Returns null if the list is not stored or not readable. */
  read(id: string): Promise<KeptContent | null>;
  /** Stores a list, unless a list with the same fingerprint is stored. Returns the ID of the stored list. */
  add(info: KeptListInfo, content: KeptContent): Promise<string>;
  /** Changes the name of a list. Does nothing if the list is not stored. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Key of the list in the single-list format. Earlier versions of the page could save only one list. */
const ONLY_KEY = 'list';
const INFO_PREFIX = 'info:';
const getInfoKey = (id: string) => `${INFO_PREFIX}${id}`;
const getContentKey = (id: string) => `list:${id}`;

async function readInfos(store: IDBObjectStore): Promise<KeptListInfo[]> {
  // `;` is the character after `:`, so the range contains all keys that start with `info:`.
  const range = IDBKeyRange.bound(INFO_PREFIX, 'info;', false, true);
  const [keys, values, only] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
    promisifyRequest<unknown>(store.get(ONLY_KEY)),
  ]);
  const infos = keys.map((key, index) =>
    fromStoredInfo(String(key).slice(INFO_PREFIX.length), values[index]),
  );
  const onlyInfo = readOnlyListInfo(only);
  if (onlyInfo && !infos.some(({ id }) => id === onlyInfo.id)) infos.push(onlyInfo);
  return infos;
}

/** Checks whether the list with this ID is stored in the single-list format. */
async function isOnlyList(store: IDBObjectStore, id: string): Promise<boolean> {
  return readOnlyListInfo(await promisifyRequest<unknown>(store.get(ONLY_KEY)))?.id === id;
}

/**
 * Stores lists in IndexedDB, which can store files. Each list has its own keys, and each change is one transaction.
 * So two tabs do not overwrite each other's changes, and a list is stored completely or not at all.
 */
export function createListStorage(): ListStorage {
  const run = createRetryingStore('namescope', 'kept-list');
  return {
    list: () => run('readonly', readInfos),
    read: (id) =>
      run('readonly', async (store) => {
        const key = (await isOnlyList(store, id)) ? ONLY_KEY : getContentKey(id);
        return fromStoredContent(await promisifyRequest<unknown>(store.get(key)));
      }),
    add: (info, content) =>
      run('readwrite', async (store) => {
        const { id, fingerprint } = info;
        const stored = await readInfos(store);
        const same = stored.find((each) => each.fingerprint === fingerprint);
        if (fingerprint !== null && same) return same.id;
        store.put(toStoredInfo(info), getInfoKey(id));
        store.put(toStoredContent(content), getContentKey(id));
        await promisifyRequest(store.transaction);
        return id;
      }),
    rename: (id, name) =>
      run('readwrite', async (store) => {
        const info = (await readInfos(store)).find((each) => each.id === id);
        if (!info?.isReadable) return;
        store.put(toStoredInfo({ ...info, name }), getInfoKey(id));
        await promisifyRequest(store.transaction);
      }),
    remove: (id) =>
      run('readwrite', async (store) => {
        if (await isOnlyList(store, id)) store.delete(ONLY_KEY);
        store.delete(getInfoKey(id));
        store.delete(getContentKey(id));
        await promisifyRequest(store.transaction);
      }),
  };
}
