import { createListKeeper } from './list-keeper.ts';
import { createListStorage } from './list-storage.ts';

const CHANNEL_NAME = 'namescope.kept-list';

/** The list that this device keeps. */
export const pageListKeeper = createListKeeper(
  createListStorage(),
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME),
);
