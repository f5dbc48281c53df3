import type { OwnWatchlist } from './own-watchlist.ts';
import { STARTER_NAMES } from './starter-names.ts';
import type { WatchedName } from './watched-name.ts';

/** Every name that is watched: the user's own, and the famous ones unless they are turned off. */
export function listWatchedNames(list: OwnWatchlist): readonly WatchedName[] {
  const own = list.names();
  if (!list.usesStarter()) return own;
  const ownNames = new Set(own.map(({ name }) => name));
  return [...own, ...STARTER_NAMES.filter(({ name }) => !ownNames.has(name))];
}
