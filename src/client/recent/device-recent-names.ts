import { createRecentNames } from './recent-names.ts';

export const recentNames = createRecentNames(() => localStorage, globalThis);
