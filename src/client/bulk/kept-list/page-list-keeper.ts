import { createListKeeper } from './list-keeper.ts';
import { createListStorage } from './list-storage.ts';

const CHANNEL_NAME = 'namescope.kept-list';

/** Opens the channel. Returns null if the browser does not support it or forbids it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

export const pageListKeeper = createListKeeper(createListStorage(), openChannel());

/** Storage that the browser allows this site to use, and how much is in use, in bytes. */
export interface StorageSpace {
  quota: number;
  /** Includes all data of this site, such as its own files for offline use. */
  used: number;
}

/** Asks the browser how much this site can store. Returns null if the browser does not report it. */
export async function measureStorage(): Promise<StorageSpace | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : { quota, used: usage };
  } catch {
    return null;
  }
}
