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
  readonly is: string;
  readonly was: string;
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
    const is = text[at] as string;
    const kind = is === text[at - 1] ? 'doubling' : 'insertion';
    return { kind, at, is, was: '', place };
  }
  if (text.length < original.length) {
    if (!isRestEqual(0, 1)) return null;
    const was = original[at] as string;
    const kind = was === original[at - 1] ? 'undoubling' : 'omission';
    return { kind, at, is: '', was, place };
  }
  if (isRestEqual(1, 1)) {
    return { kind: 'replacement', at, is: text[at] as string, was: original[at] as string, place };
  }
  const [is, was] = [text.slice(at, at + 2), original.slice(at, at + 2)];
  const isExchanged = is[0] === was[1] && is[1] === was[0] && isRestEqual(2, 2);
  return isExchanged ? { kind: 'transposition', at, is, was, place } : null;
}

/** Lengths from which an edit of a known name is a warning: shorter ones have neighbours that mean no harm. */
const MIN_ANY = 5;
const MIN_SLIP = 7;
const MIN_OTHER = 8;
const MIN_FIRST = 12;

const VOWELS = 'aeiouy';

/** Whether an edit of a name of that many characters is a warning, worth knowing, or nothing. */
export function judgeEdit(edit: Edit, length: number): 'warn' | 'info' | null {
  if (length < MIN_ANY) return null;
  return length >= getMinLength(edit) ? 'warn' : 'info';
}

/** Slips of the hand and of the eye are told apart from other letters, which make other names. */
function getMinLength({ kind, place, is, was }: Edit): number {
  if (kind === 'transposition' || kind === 'doubling' || kind === 'undoubling') return MIN_ANY;
  if (place === 'first') return MIN_FIRST;
  if (kind === 'replacement') return isSlip(is, was) ? MIN_SLIP : MIN_OTHER;
  if (place === 'middle') return MIN_SLIP;
  return kind === 'insertion' && /\d/.test(is) ? Number.POSITIVE_INFINITY : MIN_OTHER;
}

function isSlip(is: string, was: string): boolean {
  return isNeighbourKey(is, was) || (VOWELS.includes(is) && VOWELS.includes(was));
}
