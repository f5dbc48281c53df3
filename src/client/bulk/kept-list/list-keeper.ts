import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { copySource } from './copy-source.ts';
import { describeStorageError } from './describe-storage-error.ts';

/** A list as this device keeps it: what it was read from, and how. */
export interface KeptList {
  /** Another one for each time that a list is kept. */
  id: string;
  source: BulkSource;
  options: ImportOptions;
  /** Names in it. */
  names: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Where one list can be kept; every method may reject. */
export interface ListStorage {
  read(): Promise<KeptList | null>;
  /** Keeps a list in the place of the one with this id; false, and nothing is changed, when another is there. */
  replace(replaced: string | null, list: KeptList): Promise<boolean>;
  /** Forgets the list with this id, and no other. */
  remove(id: string): Promise<void>;
}

/** Tells other tabs that the kept list is another one; `BroadcastChannel` fits. */
export interface ChangeChannel {
  postMessage(message: null): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface KeeperState {
  /** What this device keeps, as far as is known. */
  kept: KeptList | null;
  isBusy: boolean;
  /** Why the device did not do what it was asked for, in words for the user. */
  error: string | null;
}

/** The one list that this device keeps for the next visit. What fails is said in the state. */
export interface ListKeeper {
  state(): KeeperState;
  subscribe(listener: () => void): () => void;
  /** Looks what is kept. */
  load(): Promise<void>;
  /**
   * Keeps a list. Where another list is kept that is not the one with the id `replaced`, nothing is changed, and the
   * state has that other list.
   */
  keep(list: Omit<KeptList, 'id' | 'keptAt'>, replaced: string | null): Promise<void>;
  /** Forgets the list that is kept. */
  forget(): Promise<void>;
  /** Whether the list from this source is the one that is kept. */
  isKept(source: BulkSource): boolean;
}

export function createListKeeper(storage: ListStorage, channel: ChangeChannel | null): ListKeeper {
  const { notify, subscribe } = createListeners();
  let state: KeeperState = { kept: null, isBusy: false, error: null };
  /** Under which id a source of this page was kept, or read. */
  const ids = new WeakMap<BulkSource, string>();

  function setState(change: Partial<KeeperState>): void {
    state = { ...state, ...change };
    notify();
  }

  async function read(): Promise<void> {
    const kept = await storage.read();
    // The list that is open goes on being the same object.
    if (kept?.id === state.kept?.id) return;
    if (kept) ids.set(kept.source, kept.id);
    setState({ kept });
  }

  /** One change at a time; the other tabs are told of it. */
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
    // A device that keeps nothing for the page has nothing to offer, and nobody has asked it for anything yet.
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
        // Another tab may have kept another list meanwhile, which stays.
        await read();
      }),
    isKept: (source) => state.kept !== null && ids.get(source) === state.kept.id,
  };
}
