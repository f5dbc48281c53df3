import { KNOWN_NAMES } from './known-names.ts';
import type { OwnWatchlist } from './own-watchlist.ts';
import type { WatchedName } from './watched-name.ts';

/** Every name that is watched: the user's own, and the known ones unless they are turned off. */
export function listWatchedNames(list: OwnWatchlist): readonly WatchedName[] {
  const own = list.names();
  if (!list.usesKnownNames()) return own;
  const ownNames = new Set(own.map(({ name }) => name));
  return [...own, ...KNOWN_NAMES.filter(({ name }) => !ownNames.has(name))];
}
