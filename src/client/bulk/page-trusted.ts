import { devicePins } from '../trusted/device-pins.ts';
import type { TrustedSource } from './address-judging.ts';

/** Source of the addresses that are trusted on this device. */
export const pageTrusted: TrustedSource = {
  load: async () => (await devicePins.load()).addresses(),
  subscribe: devicePins.subscribe,
};
