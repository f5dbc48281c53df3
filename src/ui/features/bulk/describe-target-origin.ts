import type { Known } from '../../../contract/imitation-kinds.ts';

/** Describes where an imitated name comes from. A name on neither list is a brand or a currency. */
export function describeTargetOrigin(isWatched: boolean, listed: Known | undefined): string {
  const builtIn = listed && `${listed.title}, ${listed.category}`;
  if (isWatched) return builtIn ? `${builtIn}, trusted by you` : 'trusted by you';
  return builtIn ?? 'a brand or currency';
}
