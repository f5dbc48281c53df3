import { deviceStorage } from './device-watchlist.ts';
import { createPinList } from './pin-list.ts';
import { createMemoryPinStorage, createPinStorage } from './pin-storage.ts';

/** The addresses that the user trusts, on this device. */
export const devicePins = createPinList({
  storage: createPinStorage(),
  fallback: createMemoryPinStorage(),
  signals: deviceStorage,
  events: globalThis,
});
