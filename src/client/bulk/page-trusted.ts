import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { TrustedSource } from './address-judging.ts';

/** The addresses that the user of this page trusts. */
export const pageTrusted: TrustedSource = {
  load: async () => createTrustedAddresses([]),
  subscribe: () => () => undefined,
};
