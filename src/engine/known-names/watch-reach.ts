// How far the rows look for imitations of a watched name, for who keeps the watchlist.

import type { WatchReach } from '../../contract/imitation-kinds.ts';
import { hasSurrogates, isNumber, removeSeparators } from './compared-text.ts';
import { isLongEnough } from './judge-text.ts';
import type { KnownName } from './known-name.ts';
import { MIN_EDITED_LENGTH } from './one-edit.ts';

/** Rows L1 to L4 ask for a few characters, L5 for more, and for letters. */
export function getWatchReach(known: KnownName): WatchReach {
  const bare = removeSeparators(known.label);
  if (bare.length >= MIN_EDITED_LENGTH && !isNumber(bare) && !hasSurrogates(bare)) return 'near';
  return isLongEnough(known) ? 'looks' : 'itself';
}
