import { promisifyRequest } from 'idb-keyval';
import { createRetryingStore } from '../../trusted/pin-storage.ts';
import type { KeptContent, KeptListInfo } from './kept-list.ts';

/** Version of the storage format. Values from other versions are ignored. */
const VERSION = 1;

function hasKnownVersion(stored: unknown): boolean {
  return (stored as { version?: unknown } | undefined)?.version === VERSION;
}

/** Converts content to the storage format, in which `mark` is the length of the byte order mark. */
export function toStoredContent({ source, options }: KeptContent) {
  const { bomLength, ...others } = options;
  return { version: VERSION, source, options: { ...others, mark: bomLength } };
}

/** Converts stored content back. Returns null if nothing is stored or another version of the page stored it. */
export function fromStoredContent(stored: unknown): KeptContent | null {
  if (!hasKnownVersion(stored)) return null;
  const { source, options } = stored as ReturnType<typeof toStoredContent>;
  const { mark, ...others } = options;
  return { source, options: { ...others, bomLength: mark } };
}

export function toStoredInfo({ isReadable, ...info }: KeptListInfo) {
  return { ...info, version: VERSION };
}

const UNREADABLE: Omit<KeptListInfo, 'id'> = {
  name: 'Unreadable list',
  names: 0,
  bytes: 0,
  keptAt: 0,
  isFile: false,
  fingerprint: '',
  isReadable: false,
};

/** Converts stored information back. If another version stored it, marks the list as unreadable. */
export function fromStoredInfo(id: string, stored: unknown): KeptListInfo {
  if (!hasKnownVersion(stored)) return { ...UNREADABLE, id };
  const { version, ...info } = stored as ReturnType<typeof toStoredInfo>;
  return { ...info, id, isReadable: true };
}

/** Storage for lists. Every method rejects if the storage fails. */
export type ListStorage = ReturnType<typeof createListStorage>;

const INFO_PREFIX = 'info:';
const getInfoKey = (id: string) => `${INFO_PREFIX}${id}`;
const getContentKey = (id: string) => `list:${id}`;

async function readInfos(store: IDBObjectStore): Promise<KeptListInfo[]> {
  // `;` is the character after `:`, so the range contains all keys that start with `info:`.
  const range = IDBKeyRange.bound(INFO_PREFIX, 'info;', false, true);
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ]);
  return keys.map((key, index) =>
    fromStoredInfo(String(key).slice(INFO_PREFIX.length), values[index]),
  );
}

/**
 * Stores lists in IndexedDB, which can store files. Each list has its own keys, and each change is one transaction.
 * So two tabs do not overwrite each other's changes, and a list is stored completely or not at all.
 */
export function createListStorage() {
  const run = createRetryingStore('namescope', 'kept-list');
  return {
    /** Returns information about the stored lists, in any order, without reading their content. */
    list: () => run('readonly', readInfos),
    /** Reads the content of a list. Returns null if the list is not stored or not readable. */
    read: (id: string) =>
      run('readonly', async (store) =>
        fromStoredContent(await promisifyRequest<unknown>(store.get(getContentKey(id)))),
      ),
    /** Stores a list, unless a list with the same fingerprint is stored. Returns the ID of the stored list. */
    add: (info: KeptListInfo, content: KeptContent) =>
      run('readwrite', async (store) => {
        const { id, fingerprint } = info;
        const same = (await readInfos(store)).find((each) => each.fingerprint === fingerprint);
        if (same) return same.id;
        store.put(toStoredInfo(info), getInfoKey(id));
        store.put(toStoredContent(content), getContentKey(id));
        await promisifyRequest(store.transaction);
        return id;
      }),
    /** Changes the name of a list. Does nothing if the list is not stored. */
    rename: (id: string, name: string) =>
      run('readwrite', async (store) => {
        const info = fromStoredInfo(id, await promisifyRequest<unknown>(store.get(getInfoKey(id))));
        if (!info.isReadable) return;
        store.put(toStoredInfo({ ...info, name }), getInfoKey(id));
        await promisifyRequest(store.transaction);
      }),
    remove: (id: string) =>
      run('readwrite', async (store) => {
        store.delete(getInfoKey(id));
        store.delete(getContentKey(id));
        await promisifyRequest(store.transaction);
      }),
  };
}
