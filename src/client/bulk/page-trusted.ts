import { devicePins } from '../trusted/device-pins.ts';
import type { TrustedSource } from './address-judging.ts';

/** The addresses that the user of this page trusts. */
export const pageTrusted: TrustedSource = {
  load: async () => (await devicePins.load()).addresses(),
  subscribe: devicePins.subscribe,
};
