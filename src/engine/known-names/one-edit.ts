// Finds and judges single edits between texts: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance

import { isNeighbourKey } from './keyboard.ts';

export type EditKind =
  | 'transposition'
  | 'doubling'
  | 'undoubling'
  | 'replacement'
  | 'insertion'
  | 'omission';

/** The edit that turns an original into a text. */
export interface Edit {
  readonly kind: EditKind;
  /** Index in the longer text, in UTF-16 code units. */
  readonly at: number;
  /** The edited characters in the text and in the original: two for a transposition, otherwise at most one. */
  readonly added: string;
  readonly removed: string;
  readonly place: 'first' | 'middle' | 'last';
}

/**
 * Returns the single edit that turns `original` into `text`, or null if they are equal or differ in more than one edit.
 *
 * @example findEdit('metamsak', 'metamask') // { kind: 'transposition', at: 5, added: 'sa', removed: 'as', place: 'middle' }
 */
export function findEdit(text: string, original: string): Edit | null {
  const longer = Math.max(text.length, original.length);
  const shorter = Math.min(text.length, original.length);
  if (longer - shorter > 1 || text === original) return null;

  let at = 0;
  while (at < shorter && text[at] === original[at]) at++;
  const isRestEqual = (skipText: number, skipOriginal: number) =>
    text.slice(at + skipText) === original.slice(at + skipOriginal);
  const place = at === 0 ? 'first' : at === longer - 1 ? 'last' : 'middle';

  if (text.length > original.length) {
    if (!isRestEqual(1, 0)) return null;
    const added = text[at] as string;
    const kind = added === text[at - 1] ? 'doubling' : 'insertion';
    return { kind, at, added, removed: '', place };
  }
  if (text.length < original.length) {
    if (!isRestEqual(0, 1)) return null;
    const removed = original[at] as string;
    const kind = removed === original[at - 1] ? 'undoubling' : 'omission';
    return { kind, at, added: '', removed, place };
  }
  if (isRestEqual(1, 1)) {
    const [added, removed] = [text[at] as string, original[at] as string];
    return { kind: 'replacement', at, added, removed, place };
  }
  const [added, removed] = [text.slice(at, at + 2), original.slice(at, at + 2)];
  const isTransposed = added[0] === removed[1] && added[1] === removed[0] && isRestEqual(2, 2);
  return isTransposed ? { kind: 'transposition', at, added, removed, place } : null;
}

/** Minimum lengths of a known name for a warning, by kind of edit. For shorter names, an edit is only info. */
export interface EditLimits {
  /** Two characters transposed, one character doubled, or one of two missing. */
  readonly slip: number;
  /** An adjacent key or a different vowel in the middle. */
  readonly similar: number;
  /** One character added or missing in the middle. */
  readonly length: number;
  /** Any other replacement in the middle. */
  readonly other: number;
  /** An adjacent key or a different vowel at the end. */
  readonly similarEnd: number;
  /** Any other edit at the end. */
  readonly end: number;
  /** Any edit of the first character, which readers notice most. */
  readonly first: number;
}

/**
 * Limits for built-in names. If a limit were one lower, about as many harmless registered names as imitations would get
 * a warning.
 */
export const BUILT_IN_LIMITS: EditLimits = {
  slip: 5,
  similar: 6,
  length: 6,
  other: 7,
  similarEnd: 7,
  end: 8,
  first: 12,
};

/** Limits for watched names, whose owners prefer a false alarm to a missed imitation. */
export const WATCHED_LIMITS: EditLimits = {
  slip: 5,
  similar: 5,
  length: 6,
  other: 6,
  similarEnd: 6,
  end: 7,
  first: 12,
};

/** Minimum length of a known name for the rule `one_edit`. */
export const MIN_EDITED_LENGTH = 5;
export const VOWELS = 'aeiouy';

/** Returns the status of an edit of a name with the given length. Returns null if the name is too short. */
export function judgeEdit(edit: Edit, length: number, limits: EditLimits): 'warn' | 'info' | null {
  if (length < MIN_EDITED_LENGTH) return null;
  return length >= getLimit(edit, limits) ? 'warn' : 'info';
}

function getLimit({ kind, place, added, removed }: Edit, limits: EditLimits): number {
  if (kind === 'transposition' || kind === 'doubling' || kind === 'undoubling') return limits.slip;
  if (place === 'first') return limits.first;
  const isReplaced = kind === 'replacement';
  const isSimilar = isReplaced && isSimilarCharacter(added, removed);
  if (place === 'middle') {
    if (!isReplaced) return limits.length;
    return isSimilar ? limits.similar : limits.other;
  }
  // `ledger2` is a numbered variant, not a typing mistake.
  if (kind === 'insertion' && /\d/.test(added)) return Number.POSITIVE_INFINITY;
  return isSimilar ? limits.similarEnd : limits.end;
}

function isSimilarCharacter(a: string, b: string): boolean {
  return isNeighbourKey(a, b) || (VOWELS.includes(a) && VOWELS.includes(b));
}
