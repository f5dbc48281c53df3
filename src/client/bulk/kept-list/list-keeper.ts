import { createListeners } from '../../../primitives/create-listeners.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import {
  applyListName,
  copySource,
  createListName,
  fingerprintList,
  hasSecrets,
  type KeptContent,
  type KeptListInfo,
  measureSource,
  trimListName,
} from './kept-list.ts';
import type { ListStorage } from './list-storage.ts';

const FILE_CHANGED = 'The file has changed or moved since it was opened. Open it again first.';
const UNCHANGED = 'Nothing was changed.';

/** User messages for exceptions by name, most of them from IndexedDB: https://www.w3.org/TR/IndexedDB/#exceptions */
const MEANINGS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'This device has no room left for the list. Remove a list that you no longer need.',
  NotFoundError: FILE_CHANGED,
  NotReadableError: FILE_CHANGED,
  FileTooLargeError: 'The file is too large to be kept here. The limit is 256 MB.',
  SecretsInListError:
    'Some lines look like private keys or seed phrases, so this list is not stored. Delete them from the list first.',
  SecurityError:
    'The browser stores nothing for this page. You may be able to allow it in the settings.',
  InvalidStateError:
    'The browser stores nothing for this page, as in a private window. You may be able to allow it in the settings.',
};

/** Describes to the user why a list could not be saved, opened, renamed or removed. */
function describeStorageError(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // These errors mean that the browser does not have IndexedDB.
  const meaning =
    name === 'ReferenceError' || name === 'TypeError'
      ? MEANINGS.SecurityError
      : (MEANINGS[name] ?? `The browser could not store the change (${getErrorMessage(error)}).`);
  return `${meaning} ${UNCHANGED}`;
}

/** Channel that tells other tabs that the saved lists have changed, such as a `BroadcastChannel`. */
export interface ChangeChannel {
  postMessage(message: null): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

const REMOVED_ELSEWHERE = 'Another tab has removed this list.';
const UNREADABLE =
  'The browser cannot read this list any more. Remove this list, or open its file again.';

/** Saves lists on this device for the next visit. Reports errors in its state instead of throwing them. */
export function createListKeeper(storage: ListStorage, channel: ChangeChannel | null) {
  const { notify, subscribe } = createListeners();
  let state = {
    /** Saved lists, newest first, as this tab last read them. */
    lists: [] as readonly KeptListInfo[],
    isBusy: false,
    /** Message for the user if the last action failed. */
    error: null as string | null,
  };
  /** IDs of the lists that this page has saved or opened, by source. */
  const ids = new WeakMap<BulkSource, string>();
  /** IDs of lists that are being removed. They no longer count as saved, so the page asks before it closes them. */
  const leaving = new Set<string>();

  function setState(change: Partial<typeof state>): void {
    state = { ...state, ...change };
    notify();
  }

  async function read(): Promise<void> {
    const lists = await storage.list();
    setState({ lists: lists.sort((a, b) => b.keptAt - a.keptAt) });
  }

  /** Runs an action, unless another one is running. */
  async function act<T>(work: () => Promise<T>): Promise<T | null> {
    if (state.isBusy) return null;
    setState({ isBusy: true, error: null });
    try {
      return await work();
    } catch (error) {
      setState({ error: describeStorageError(error) });
      return null;
    } finally {
      setState({ isBusy: false });
    }
  }

  /** Runs an action that changes the saved lists, then notifies the other tabs. */
  async function change(work: () => Promise<void>): Promise<void> {
    await act(async () => {
      await work();
      await read();
      channel?.postMessage(null);
    });
  }

  async function load(): Promise<void> {
    // Reports no error, because the user has not tried to keep a list yet.
    await read().catch(() => undefined);
  }

  async function store(content: KeptContent, names: number): Promise<string> {
    const { source } = content;
    const keptAt = Date.now();
    const info: KeptListInfo = {
      id: crypto.randomUUID(),
      name: createListName(source, keptAt),
      names,
      bytes: measureSource(source),
      keptAt,
      isFile: source.kind === 'file',
      fingerprint: await fingerprintList(content),
      isReadable: true,
    };
    return storage.add(info, content);
  }

  if (channel) channel.onmessage = () => void load();

  return {
    state: () => state,
    subscribe,
    load,
    /** Saves a list, unless a list with the same content and format has already been saved. */
    keep: ({ source, options, names }: KeptContent & { names: number }) =>
      change(async () => {
        // Checks and saves the same copy, because the file may change between the two steps.
        const copy = await copySource(source);
        if (await hasSecrets(copy, options)) throw new DOMException('', 'SecretsInListError');
        const id = await store({ source: copy, options }, names);
        ids.set(source, id);
      }),
    /** Reads a saved list. Returns null if the list cannot be read. */
    open: (id: string) =>
      act(async () => {
        const content = await storage.read(id);
        await read();
        const info = state.lists.find((list) => list.id === id);
        if (!content || !info) {
          setState({ error: info ? UNREADABLE : REMOVED_ELSEWHERE });
          return null;
        }
        const source = applyListName(content.source, info);
        ids.set(source, id);
        return { ...content, source };
      }),
    /** Renames a saved list. Does nothing if the new name is empty. */
    async rename(id: string, name: string) {
      const trimmed = trimListName(name);
      if (trimmed !== '') await change(() => storage.rename(id, trimmed));
    },
    async remove(id: string) {
      if (state.isBusy) return;
      leaving.add(id);
      await change(async () => {
        await storage.remove(id);
        setState({ lists: state.lists.filter((list) => list.id !== id) });
      });
      leaving.delete(id);
    },
    /** Returns the saved list that belongs to this source. Returns null as soon as the user removes the list. */
    findKept(source: BulkSource) {
      const id = ids.get(source);
      if (id === undefined || leaving.has(id)) return null;
      return state.lists.find((list) => list.id === id) ?? null;
    },
  };
}
