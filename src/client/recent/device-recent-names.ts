import { createRecentNames } from './recent-names.ts';

/** The names that were inspected last on this device. */
export const recentNames = createRecentNames(() => localStorage, globalThis);
