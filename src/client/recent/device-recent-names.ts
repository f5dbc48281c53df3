import { createRecentNames } from './recent-names.ts';

/** Recently inspected names of this device. */
export const recentNames = createRecentNames(() => localStorage, globalThis);
