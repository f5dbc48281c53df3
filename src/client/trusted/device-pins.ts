import { deviceStorage } from './device-watchlist.ts';
import { createPinList } from './pin-list.ts';
import { createMemoryPinStorage, createPinStorage } from './pin-storage.ts';

/** Addresses that the user of this device trusts. */
export const devicePins = createPinList({
  storage: createPinStorage(),
  fallback: createMemoryPinStorage(),
  signals: deviceStorage,
  events: globalThis,
});
