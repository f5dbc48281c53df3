// Finds single edits of letters that consist of several UTF-16 code units: letters with vowel signs, and letters beyond
// U+FFFF. `one-edit.ts` finds edits of single code units.

import { type Edit, findEdit } from './one-edit.ts';

/** Matches a letter with its marks. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gsu;

/** Edits that leave all letters with marks as they are. */
const KEEPING: ReadonlySet<Edit['kind']> = new Set([
  'transposition',
  'doubling',
  'undoubling',
  'omission',
]);

/** Minimum number of letters in a text for edits of letters with marks. */
const MIN_CLUSTERS = 4;

/** Number of code units of most letters with marks. */
export const MAX_CLUSTER = 4;

/** First private-use code point. Each different letter of two texts stands for one of them. */
const FIRST_PRIVATE = 0xe000;

/** Splits a text into letters. Returns null if each letter is one code unit, or if there are too few letters. */
export function splitClusters(text: string): readonly string[] | null {
  const clusters = text.match(CLUSTER) ?? [];
  return clusters.length < MIN_CLUSTERS || clusters.length === text.length ? null : clusters;
}

/**
 * Works like {@link findEdit}, but a letter and its marks count as one character. Such a letter can be doubled, missing or
 * transposed, but not replaced or added.
 */
export function findClusterEdit(text: string, original: string): Edit | null {
  const found = findEdit(text, original);
  // An edit of one code unit can be half of a letter beyond U+FFFF.
  if (found?.added.isWellFormed() && found.removed.isWellFormed()) return found;
  const [clusters, others] = [splitClusters(text), splitClusters(original)];
  if (!clusters || !others) return null;
  const letters = [...new Set([...clusters, ...others])];
  const encode = (list: readonly string[]) =>
    list.map((letter) => String.fromCharCode(FIRST_PRIVATE + letters.indexOf(letter))).join('');
  const decode = (encoded: string) =>
    Array.from(encoded, (unit) => letters[unit.charCodeAt(0) - FIRST_PRIVATE]).join('');
  const edit = findEdit(encode(clusters), encode(others));
  if (edit === null) return null;
  const { kind } = edit;
  const [added, removed] = [decode(edit.added), decode(edit.removed)];
  const isOneLetter = [added, removed].every((letter) => [...letter].length <= 1);
  return KEEPING.has(kind) || isOneLetter ? { ...edit, added, removed } : null;
}
