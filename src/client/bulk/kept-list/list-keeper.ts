import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { copySource } from './copy-source.ts';
import { describeStorageError } from './describe-storage-error.ts';
import { hasSecrets, SecretsInListError } from './has-secrets.ts';
import {
  createListName,
  fingerprintList,
  type KeptContent,
  type KeptListInfo,
  measureSource,
  trimListName,
} from './kept-list.ts';
import type { ListStorage } from './list-storage.ts';

/** Channel that tells other tabs that the kept lists have changed, such as a `BroadcastChannel`. */
export interface ChangeChannel {
  postMessage(message: null): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface KeeperState {
  /** The kept lists, newest first, as last read by this tab. */
  lists: readonly KeptListInfo[];
  isBusy: boolean;
  /** Message for the user if the last action failed. */
  error: string | null;
}

/** A list to keep, with its number of names. */
export interface ListToKeep extends KeptContent {
  names: number;
}

/** Keeps lists on this device for the next visit. Errors are reported in the state. */
export interface ListKeeper {
  state(): KeeperState;
  subscribe(listener: () => void): () => void;
  /** Reads which lists are kept. */
  load(): Promise<void>;
  /** Keeps a list. A list with the same content and format is kept only once. */
  keep(list: ListToKeep): Promise<void>;
  /** Reads a kept list. Returns null if that fails. */
  open(id: string): Promise<KeptContent | null>;
  /** Changes the name of a kept list, unless the new name is empty. */
  rename(id: string, name: string): Promise<void>;
  /** Removes a kept list from this device. */
  remove(id: string): Promise<void>;
  /** Returns the kept list that was read from this source. Returns null as soon as the user removes the list. */
  findKept(source: BulkSource): KeptListInfo | null;
}

const REMOVED_ELSEWHERE = 'Another tab has removed this list.';
const UNREADABLE =
  'The browser cannot read this list any more. Remove this list, or open its file again.';

export function createListKeeper(storage: ListStorage, channel: ChangeChannel | null): ListKeeper {
  const { notify, subscribe } = createListeners();
  let state: KeeperState = { lists: [], isBusy: false, error: null };
  /** IDs of the sources that this page has kept or opened. */
  const ids = new WeakMap<BulkSource, string>();
  /** Lists that are being removed. The lists no longer count as kept, so the page asks before it closes them. */
  const leaving = new Set<string>();

  function setState(change: Partial<KeeperState>): void {
    state = { ...state, ...change };
    notify();
  }

  async function read(): Promise<void> {
    const lists = await storage.list();
    setState({ lists: lists.sort((a, b) => b.keptAt - a.keptAt) });
  }

  /** Runs one action at a time. */
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

  /** Runs one change, and notifies the other tabs. */
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

  /** Finds a list with this content among the lists whose fingerprint is unknown. */
  async function findUnmarked(bytes: number, fingerprint: string): Promise<string | null> {
    for (const info of await storage.list()) {
      if (info.fingerprint !== null || info.bytes !== bytes) continue;
      const content = await storage.read(info.id);
      if (content && (await fingerprintList(content)) === fingerprint) return info.id;
    }
    return null;
  }

  async function store(content: KeptContent, names: number): Promise<string> {
    const { source } = content;
    const fingerprint = await fingerprintList(content);
    const bytes = measureSource(source);
    const unmarked = await findUnmarked(bytes, fingerprint);
    if (unmarked !== null) return unmarked;
    const keptAt = Date.now();
    const info: KeptListInfo = {
      id: crypto.randomUUID(),
      name: createListName(source, keptAt),
      names,
      bytes,
      keptAt,
      isFile: source.kind === 'file',
      fingerprint,
      isReadable: true,
    };
    return storage.add(info, content);
  }

  if (channel) channel.onmessage = () => void load();

  return {
    state: () => state,
    subscribe,
    load,
    keep: ({ source, options, names }) =>
      change(async () => {
        // The copy is checked, because the file may change.
        const copy = await copySource(source);
        if (await hasSecrets(copy, options)) throw new SecretsInListError();
        const id = await store({ source: copy, options }, names);
        ids.set(source, id);
      }),
    open: (id) =>
      act(async () => {
        const content = await storage.read(id);
        if (content) ids.set(content.source, id);
        else {
          await read();
          const isStored = state.lists.some((list) => list.id === id);
          setState({ error: isStored ? UNREADABLE : REMOVED_ELSEWHERE });
        }
        return content;
      }),
    async rename(id, name) {
      const trimmed = trimListName(name);
      if (trimmed !== '') await change(() => storage.rename(id, trimmed));
    },
    async remove(id) {
      if (state.isBusy) return;
      leaving.add(id);
      await change(async () => {
        await storage.remove(id);
        setState({ lists: state.lists.filter((list) => list.id !== id) });
      });
      leaving.delete(id);
    },
    findKept(source) {
      const id = ids.get(source);
      if (id === undefined || leaving.has(id)) return null;
      return state.lists.find((list) => list.id === id) ?? null;
    },
  };
}
