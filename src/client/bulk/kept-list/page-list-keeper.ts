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

/** Saves and opens the lists of this device. */
export const pageListKeeper = createListKeeper(createListStorage(), openChannel());
