// Reads the user's watchlist as known names.

import type { WatchReach } from '../../contract/imitation-kinds.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { hasPlainLabels } from '../../primitives/plain-text.ts';
import { MIN_LENGTH } from './compare-folds.ts';
import {
  hasEmoji,
  hasHangul,
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
    isShort: isComparedShort(label),
    isWatched: true,
    isTrusted: true,
  };
}

/** Checks whether a label has so few characters that a mark is needed to compare it by look. */
export function isComparedShort(label: string): boolean {
  return [...label].length < MIN_LENGTH.looks;
}

function normalizeLabels(name: string, normalize: Normalize): string[] | null {
  const labels = name.split('.').map(normalize);
  return labels.every((label): label is string => label !== null) ? labels : null;
}

/** Matches characters of emoji. Only the letters beside them are compared with names one edit away. */
const EMOJI = /\p{S}|\u20e3|\u200d|[\u{e0020}-\u{e007f}]/gu;

/**
 * Returns which imitations of a watched name the rules find: `near` for look-alikes and names one edit away, `looks`
 * for look-alikes only.
 */
export function getWatchReach(known: KnownName): WatchReach {
  const bare = removeSeparators(known.label).replace(EMOJI, '');
  const isEdited = hasHangul(bare)
    ? splitSyllables(bare).length >= MIN_EDITED_LETTERS
    : bare.length >= MIN_EDITED_LENGTH && !isNumber(bare) && !hasEmoji(bare);
  return isEdited ? 'near' : 'looks';
}
