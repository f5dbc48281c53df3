import { deviceStorage } from './device-watchlist.ts';
import { createPinList } from './pin-list.ts';
import { createMemoryPinStorage, createPinStorage } from './pin-storage.ts';

export const devicePins = createPinList({
  storage: createPinStorage(),
  fallback: createMemoryPinStorage(),
  signals: deviceStorage,
  events: globalThis,
});
