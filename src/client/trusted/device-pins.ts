import { deviceStorage } from './device-watchlist.ts';
import { createPinList } from './pin-list.ts';
import { createPinStorage } from './pin-storage.ts';

export const devicePins = createPinList({
  storage: createPinStorage(),
  signals: deviceStorage,
  events: globalThis,
});
