// The user's watchlist as known names: names or bare labels, of which each that can be used is.

import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { ProblemFault } from '../../contract/problem.ts';
import { judgeAddressShape } from './address-shape.ts';
import type { KnownName } from './known-name.ts';
import { TOP } from './name-parents.ts';

/** What became of a watchlist. */
export interface WatchedNames {
  readonly names: readonly KnownName[];
  /** Entries that cannot be watched, as `watchlist[3]`, and why. */
  readonly faults: readonly ProblemFault[];
}

/** Category of a watched name in reports. */
const CATEGORY = 'watchlist';

/** Labels that ENSIP-15 leaves as they are. */
const PLAIN_NAME = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)*[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The ENSIP-15 form of a label; null when it has none. */
export type Normalize = (label: string) => string | null;

/** True for an entry that ENSIP-15 leaves as it is, for which nothing has to be normalized. */
export function isPlainEntry(entry: string): boolean {
  return PLAIN_NAME.test(entry);
}

/** Reads a watchlist: bare labels stand for names under `eth`, and every name for its ENSIP-15 form. */
export function readWatchedNames(watchlist: readonly string[], normalize: Normalize): WatchedNames {
  if (!Array.isArray(watchlist)) throw new TypeError('A watchlist is a list of names.');
  const names = new Map<string, KnownName>();
  const faults: ProblemFault[] = [];
  for (const [at, entry] of watchlist.entries()) {
    const read = readWatchedName(entry, normalize);
    if ('detail' in read) faults.push({ path: `watchlist[${at}]`, detail: read.detail });
    else if (!names.has(read.name)) names.set(read.name, read);
  }
  return { names: [...names.values()], faults };
}

/** The name that an entry stands for, or why it stands for none. */
export function readWatchedName(
  entry: unknown,
  normalize: Normalize,
): KnownName | { detail: string } {
  if (typeof entry !== 'string') return { detail: 'This is not a text.' };
  const text = entry.trim();
  if (text === '') return { detail: 'This entry is empty.' };
  if (text.length > MAX_INSPECTED_CHARACTERS)
    return { detail: `A watched name has at most ${MAX_INSPECTED_CHARACTERS} characters.` };
  // As a bare label it would stand for a name under `eth` that nobody means.
  if (judgeAddressShape(text.toLowerCase())?.status === 'alert')
    return { detail: 'This is an address, not a name.' };
  const labels = isPlainEntry(text) ? text.split('.') : normalizeLabels(text, normalize);
  if (labels === null)
    return { detail: 'ENSIP-15 does not accept this name, so it is not a valid ENS name.' };
  if (labels.length === 1) labels.push(TOP);
  const [label = '', ...parents] = labels;
  return {
    name: labels.join('.'),
    label,
    parent: parents.length > 1 ? parents.join('.') : null,
    title: labels.join('.'),
    category: CATEGORY,
    isNear: true,
    isShort: false,
    isWatched: true,
  };
}

function normalizeLabels(name: string, normalize: Normalize): string[] | null {
  const labels = name.split('.').map(normalize);
  return labels.every((label): label is string => label !== null) ? labels : null;
}
