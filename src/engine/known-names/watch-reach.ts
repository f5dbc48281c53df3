import type { WatchReach } from '../../contract/imitation-kinds.ts';
import { hasSurrogates, isNumber, removeSeparators } from './compared-text.ts';
import { isLongEnough } from './judge-plain-text.ts';
import type { KnownName } from './known-name.ts';
import { MIN_EDITED_LENGTH } from './one-edit.ts';

/**
 * Returns which imitations of a watched name the rules find: `near` for look-alikes and names one edit away, `looks`
 * for look-alikes only, and `itself` for none.
 */
export function getWatchReach(known: KnownName): WatchReach {
  const bare = removeSeparators(known.label);
  if (bare.length >= MIN_EDITED_LENGTH && !isNumber(bare) && !hasSurrogates(bare)) return 'near';
  return isLongEnough(known) ? 'looks' : 'itself';
}
