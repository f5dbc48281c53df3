import { promisifyRequest } from 'idb-keyval';
import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { createRetryingStore } from '../../trusted/retrying-store.ts';
import { createListName, type KeptContent, type KeptListInfo, measureSource } from './kept-list.ts';

/** Version of the storage format. Values from other versions are ignored. */
const VERSION = 1;

/** Content of a list in the storage format. `mark` is the length of the byte order mark. */
interface StoredContent {
  version: number;
  source: BulkSource;
  options: Omit<ImportOptions, 'bomLength'> & { mark: number };
}

/** A list in the single-list format, which stores its information and content in one value. */
interface StoredOnlyList extends StoredContent {
  id: string;
  names: number;
  keptAt: number;
}

interface StoredInfo extends Omit<KeptListInfo, 'isReadable'> {
  version: number;
}

function hasKnownVersion(stored: unknown): boolean {
  return (stored as { version?: unknown } | undefined)?.version === VERSION;
}

export function toStoredContent({ source, options }: KeptContent): StoredContent {
  const { bomLength, ...others } = options;
  return { version: VERSION, source, options: { ...others, mark: bomLength } };
}

/** Converts stored content back. Returns null if nothing is stored or another version of the page stored it. */
export function fromStoredContent(stored: unknown): KeptContent | null {
  if (!hasKnownVersion(stored)) return null;
  const { source, options } = stored as StoredContent;
  const { mark, ...others } = options;
  return { source, options: { ...others, bomLength: mark } };
}

export function toStoredInfo({ isReadable, ...info }: KeptListInfo): StoredInfo {
  return { ...info, version: VERSION };
}

/** Converts stored information back. If another version stored it, marks the list as unreadable. */
export function fromStoredInfo(id: string, stored: unknown): KeptListInfo {
  if (!hasKnownVersion(stored)) return createUnreadableInfo(id);
  const { version, ...info } = stored as StoredInfo;
  return { ...info, id, isReadable: true };
}

/** ID for a list in the single-list format whose own ID cannot be read. */
const ONLY_LIST_ID = 'list';

/** Returns the information about a list in the single-list format, or null if none is stored. */
export function readOnlyListInfo(stored: unknown): KeptListInfo | null {
  if (stored === undefined) return null;
  if (!hasKnownVersion(stored)) return createUnreadableInfo(ONLY_LIST_ID);
  const { id, names, keptAt, source } = stored as StoredOnlyList;
  return {
    id,
    name: createListName(source, keptAt),
    names,
    bytes: measureSource(source),
    keptAt,
    isFile: source.kind === 'file',
    fingerprint: null,
    isReadable: true,
  };
}

function createUnreadableInfo(id: string): KeptListInfo {
  return {
    id,
    name: 'Unreadable list',
    names: 0,
    bytes: 0,
    keptAt: 0,
    isFile: false,
    fingerprint: null,
    isReadable: false,
  };
}

/** Storage for lists. Every method rejects if the storage fails. */
export type ListStorage = ReturnType<typeof createListStorage>;

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
export function createListStorage() {
  const run = createRetryingStore('namescope', 'kept-list');
  return {
    /** Returns information about the stored lists, in any order, without reading their content. */
    list: () => run('readonly', readInfos),
    /** Reads the content of a list. Returns null if the list is not stored or not readable. */
    read: (id: string) =>
      run('readonly', async (store) => {
        const key = (await isOnlyList(store, id)) ? ONLY_KEY : getContentKey(id);
        return fromStoredContent(await promisifyRequest<unknown>(store.get(key)));
      }),
    /** Stores a list, unless a list with the same fingerprint is stored. Returns the ID of the stored list. */
    add: (info: KeptListInfo, content: KeptContent) =>
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
    /** Changes the name of a list. Does nothing if the list is not stored. */
    rename: (id: string, name: string) =>
      run('readwrite', async (store) => {
        const info = (await readInfos(store)).find((each) => each.id === id);
        if (!info?.isReadable) return;
        store.put(toStoredInfo({ ...info, name }), getInfoKey(id));
        await promisifyRequest(store.transaction);
      }),
    remove: (id: string) =>
      run('readwrite', async (store) => {
        if (await isOnlyList(store, id)) store.delete(ONLY_KEY);
        store.delete(getInfoKey(id));
        store.delete(getContentKey(id));
        await promisifyRequest(store.transaction);
      }),
  };
}
