import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { copySource } from './copy-source.ts';
import { describeStorageError } from './describe-storage-error.ts';

/** A list that this device keeps, with its source and its format. */
export interface KeptList {
  /** Unique ID, new each time a list is kept. */
  id: string;
  source: BulkSource;
  options: ImportOptions;
  /** Number of names. */
  names: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Storage for one list. Every method may reject. */
export interface ListStorage {
  read(): Promise<KeptList | null>;
  /** Stores a list in place of the one with the ID `replaced`. Returns false and changes nothing if another list is stored. */
  replace(replaced: string | null, list: KeptList): Promise<boolean>;
  /** Removes the stored list if it has this ID. */
  remove(id: string): Promise<void>;
}

/** Channel that tells other tabs that the kept list has changed, such as a `BroadcastChannel`. */
export interface ChangeChannel {
  postMessage(message: null): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface KeeperState {
  /** The kept list, as last read or changed by this tab. */
  kept: KeptList | null;
  isBusy: boolean;
  /** Message for the user if the last change failed. */
  error: string | null;
}

/** Keeps one list on this device for the next visit. Errors are reported in the state. */
export interface ListKeeper {
  state(): KeeperState;
  subscribe(listener: () => void): () => void;
  /** Reads the kept list. */
  load(): Promise<void>;
  /**
   * Keeps a list in place of the one with the ID `replaced`. If a different list is kept, changes nothing and
   * reports that list in the state.
   */
  keep(list: Omit<KeptList, 'id' | 'keptAt'>, replaced: string | null): Promise<void>;
  /** Removes the kept list from this device. */
  forget(): Promise<void>;
  /** Checks whether this source is the source of the kept list. */
  isKept(source: BulkSource): boolean;
}

export function createListKeeper(storage: ListStorage, channel: ChangeChannel | null): ListKeeper {
  const { notify, subscribe } = createListeners();
  let state: KeeperState = { kept: null, isBusy: false, error: null };
  /** IDs of the sources that this page has kept or read. */
  const ids = new WeakMap<BulkSource, string>();

  function setState(change: Partial<KeeperState>): void {
    state = { ...state, ...change };
    notify();
  }

  async function read(): Promise<void> {
    const kept = await storage.read();
    // If the list is unchanged, keeps the same object, because the list may be open.
    if (kept?.id === state.kept?.id) return;
    if (kept) ids.set(kept.source, kept.id);
    setState({ kept });
  }

  /** Runs one change at a time, and notifies the other tabs. */
  async function change(work: () => Promise<void>): Promise<void> {
    if (state.isBusy) return;
    setState({ isBusy: true, error: null });
    try {
      await work();
      channel?.postMessage(null);
    } catch (error) {
      setState({ error: describeStorageError(error) });
    } finally {
      setState({ isBusy: false });
    }
  }

  async function load(): Promise<void> {
    // Reports no error, because the user has not tried to keep a list yet.
    await read().catch(() => undefined);
  }

  if (channel) channel.onmessage = () => void load();

  return {
    state: () => state,
    subscribe,
    load,
    keep: (list, replaced) =>
      change(async () => {
        const source = await copySource(list.source);
        const kept: KeptList = { ...list, source, id: crypto.randomUUID(), keptAt: Date.now() };
        if (await storage.replace(replaced, kept)) {
          ids.set(list.source, kept.id);
          ids.set(source, kept.id);
          setState({ kept });
        } else {
          await read();
        }
      }),
    forget: () =>
      change(async () => {
        const { kept } = state;
        if (!kept) return;
        await storage.remove(kept.id);
        setState({ kept: null });
        // Another tab may have kept a different list in the meantime, which must stay.
        await read();
      }),
    isKept: (source) => state.kept !== null && ids.get(source) === state.kept.id,
  };
}
