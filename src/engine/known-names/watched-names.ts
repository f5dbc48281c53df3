// Reads the user's watchlist as known names.

import type { WatchReach } from '../../contract/imitation-kinds.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { hasPlainLabels } from '../../primitives/plain-text.ts';
import { isLongEnough } from './compare-folds.ts';
import {
  hasHangul,
  hasSurrogates,
  isNumber,
  removeSeparators,
  splitSyllables,
} from './compared-text.ts';
import type { KnownName } from './known-name.ts';
import { TOP } from './name-parents.ts';
import { MIN_EDITED_LENGTH, MIN_EDITED_LETTERS } from './one-edit.ts';

/** The names of a watchlist, and its invalid entries. */
export interface WatchedNames {
  readonly names: readonly KnownName[];
  /** Entries that cannot be watched. The path of an entry is `watchlist[3]`. */
  readonly faults: readonly ProblemFault[];
}

/** Minimum length of most watched labels for comparisons by look. */
const MIN_WATCHED_LENGTH = 3;

/** Category of a watched name in reports. */
const CATEGORY = 'watchlist';

/** Returns the ENSIP-15 form of a label, or null if ENSIP-15 rejects it. */
export type Normalize = (label: string) => string | null;

/** Reads a watchlist. Names are normalized, and a single label becomes a name under `eth`. */
export function readWatchedNames(watchlist: readonly string[], normalize: Normalize): WatchedNames {
  if (!Array.isArray(watchlist)) throw new TypeError('A watchlist must be an array of names.');
  const names = new Map<string, KnownName>();
  const faults: ProblemFault[] = [];
  for (const [at, entry] of watchlist.entries()) {
    const read = readWatchedName(entry, normalize);
    if ('detail' in read) faults.push({ path: `watchlist[${at}]`, detail: read.detail });
    else if (!names.has(read.name)) names.set(read.name, read);
  }
  return { names: [...names.values()], faults };
}

/** Reads one entry of a watchlist. Returns the reason if it cannot be watched. */
export function readWatchedName(
  entry: unknown,
  normalize: Normalize,
): KnownName | { detail: string } {
  if (typeof entry !== 'string') return { detail: 'A watched name must be a string.' };
  const text = entry.trim();
  if (text === '') return { detail: 'This entry is empty.' };
  if (text.length > MAX_INSPECTED_CHARACTERS)
    return { detail: `A watched name has at most ${MAX_INSPECTED_CHARACTERS} characters.` };
  // Reject addresses. As single labels, they would become names under `eth` that nobody wants to watch.
  if (isAddress(text)) return { detail: 'This is an address, not a name.' };
  const labels = hasPlainLabels(text) ? text.split('.') : normalizeLabels(text, normalize);
  if (labels === null)
    return { detail: 'ENSIP-15 rejects this name, so it is not a valid ENS name.' };
  if (labels.length === 1) labels.push(TOP);
  const [label = '', ...parents] = labels;
  return {
    name: labels.join('.'),
    label,
    parent: parents.length > 1 ? parents.join('.') : null,
    title: labels.join('.'),
    category: CATEGORY,
    mode: 'near',
    isTarget: false,
    isShort: isComparedShort(label, parents.length > 1),
    isWatched: true,
    isTrusted: true,
  };
}

/**
 * Matches labels of emoji or in scripts that hardly share letters with ASCII. In Chinese, most words have two characters.
 */
const NATIVE =
  /^(?!.*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{So}\p{Sk}\u200d]+$/u;

/**
 * Checks whether a label of at most three characters is compared by look. Shorter labels such as `ab` and `öl` are
 * compared only under their own parent, because no name under `eth` has such a label.
 */
export function isComparedShort(label: string, isSubname: boolean): boolean {
  const { length } = [...label];
  const isCompared = length >= MIN_WATCHED_LENGTH || isSubname || NATIVE.test(label);
  return length <= MIN_WATCHED_LENGTH && isCompared;
}

function normalizeLabels(name: string, normalize: Normalize): string[] | null {
  const labels = name.split('.').map(normalize);
  return labels.every((label): label is string => label !== null) ? labels : null;
}

/**
 * Returns which imitations of a watched name the rules find: `near` for look-alikes and names one edit away, `looks`
 * for look-alikes only, and `itself` for none.
 */
export function getWatchReach(known: KnownName): WatchReach {
  const bare = removeSeparators(known.label);
  const isEdited = hasHangul(bare)
    ? splitSyllables(bare).length >= MIN_EDITED_LETTERS
    : bare.length >= MIN_EDITED_LENGTH && !isNumber(bare) && !hasSurrogates(bare);
  if (isEdited) return 'near';
  return isLongEnough(known) ? 'looks' : 'itself';
}
