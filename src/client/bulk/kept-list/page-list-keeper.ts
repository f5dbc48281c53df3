import { createListKeeper } from './list-keeper.ts';
import { createListStorage } from './list-storage.ts';

const CHANNEL_NAME = 'namescope.kept-list';

/** Null where there is none, and where the browser forbids the page everything that leads out of its tab. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

/** The list that this device keeps. */
export const pageListKeeper = createListKeeper(createListStorage(), openChannel());
