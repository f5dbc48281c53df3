import type { Known } from '../../../contract/imitation-kinds.ts';

/** Where an imitated name is known from: the watchlist, the built-in list, both, or, as no third is compared, the brands. */
export function describeTargetOrigin(isWatched: boolean, listed: Known | undefined): string {
  const builtIn = listed && `${listed.title}, ${listed.category}`;
  if (isWatched) return builtIn ? `on your watchlist; ${builtIn}` : 'on your watchlist';
  return builtIn ?? 'a brand or currency';
}
