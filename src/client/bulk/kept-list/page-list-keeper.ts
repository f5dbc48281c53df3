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

/**
 * Asks the browser how many bytes this site can store, and how many are in use by all its data, such as its own files for
 * offline use. Returns null if the browser does not report it.
 */
export async function measureStorage() {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : { quota, used: usage };
  } catch {
    return null;
  }
}
