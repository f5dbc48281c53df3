// Texts one edit apart: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance

import { isNeighbourKey } from './keyboard.ts';

export type EditKind =
  | 'transposition'
  | 'doubling'
  | 'undoubling'
  | 'replacement'
  | 'insertion'
  | 'omission';

/** The edit that makes one text of another. */
export interface Edit {
  readonly kind: EditKind;
  /** Where, counted in UTF-16 units of the longer text. */
  readonly at: number;
  /** The character, or both that are exchanged, in the text as it is and as it was; empty where there is none. */
  readonly added: string;
  readonly removed: string;
  readonly place: 'first' | 'middle' | 'last';
}

/**
 * The one edit that makes `text` of `original`; null when they are equal or further apart.
 *
 * @example findEdit('metamsak', 'metamask') // transposition of “sa” at 5
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

/** Characters that a known name has at least for an edit of it to be a warning. */
export interface EditLimits {
  /** Neighbours exchanged, a character doubled or one of two left out: slips that leave the word whole. */
  readonly slip: number;
  /** A neighbour on the keyboard, or another vowel, in the middle. */
  readonly similar: number;
  /** One character more or fewer in the middle. */
  readonly length: number;
  /** Any other character in the middle. */
  readonly other: number;
  /** A similar character at the end, and anything else there. */
  readonly similarEnd: number;
  readonly end: number;
  /** The first character, which is what a reader is surest of. */
  readonly first: number;
}

/**
 * For the built-in names: shorter ones have neighbours that mean no harm, as registered names show. Each limit is where
 * one more or fewer catches about as many imitations as it wrongs others.
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

/** For the user's own names, of which they would rather hear once too often. */
export const WATCHED_LIMITS: EditLimits = {
  slip: 5,
  similar: 5,
  length: 6,
  other: 6,
  similarEnd: 6,
  end: 7,
  first: 12,
};

/** Characters that a known name has at least for an edit of it to be anything. */
export const MIN_EDITED_LENGTH = 5;
export const VOWELS = 'aeiouy';

/** Whether an edit of a name of that many characters is a warning, worth knowing, or nothing. */
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
  // Another of its kind: `ledger2`.
  if (kind === 'insertion' && /\d/.test(added)) return Number.POSITIVE_INFINITY;
  return isSimilar ? limits.similarEnd : limits.end;
}

function isSimilarCharacter(a: string, b: string): boolean {
  return isNeighbourKey(a, b) || (VOWELS.includes(a) && VOWELS.includes(b));
}
