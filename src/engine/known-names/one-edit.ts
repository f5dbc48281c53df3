// Finds and judges single edits between texts: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance

import type { MatchMode } from '../../contract/imitation-kinds.ts';
import type { EditLimits } from './edit-limits.ts';

// Finds adjacent keys on QWERTY, QWERTZ and AZERTY keyboards.

/** Rows of keys. Each row is shifted half a key to the right of the row above. */
const LAYOUTS = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];

const NEIGHBOURS = new Set(LAYOUTS.flatMap(listNeighbours));

function listNeighbours(rows: readonly string[]): string[] {
  const pairs: string[] = [];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1] ?? '';
    for (let at = 0; at < row.length; at++) {
      const key = row[at] as string;
      for (const other of [row[at + 1], below[at], below[at - 1]]) {
        if (other !== undefined) pairs.push(key + other, other + key);
      }
    }
  }
  return pairs;
}

/** Checks whether the keys of two characters are adjacent. */
export function isNeighbourKey(a: string, b: string): boolean {
  return NEIGHBOURS.has(a + b);
}

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
  /** The edited characters in the text and in the original. */
  readonly added: string;
  readonly removed: string;
  /** `word` is the first letter of a later word of the title. */
  readonly place: 'first' | 'word' | 'middle' | 'last';
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
  if (longer !== shorter) {
    const sound = listSoundEdits(original).find((edited) => edited.text === text);
    if (sound) return sound;
  }

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

/** Checks whether an edit changes a digit of the number that a label ends with: `wallet1 → wallet2`. */
export function isOtherNumber({ added, removed, at }: Edit, original: string): boolean {
  return /^\p{Nd},\p{Nd},\p{Nd}+$/u.test([added, removed, original.slice(at)].join());
}

/** An edit and the text that it makes. */
interface EditedText extends Edit {
  readonly text: string;
}

/** Lists the edits that replace letters with a different number of letters that sound alike: `phantom → fantom`. */
export function listSoundEdits(original: string): EditedText[] {
  return Array.from(original.matchAll(/ph|f/g), ({ 0: removed, index: at }) => {
    const added = removed === 'f' ? 'ph' : 'f';
    const end = at + removed.length;
    const text = original.slice(0, at) + added + original.slice(end);
    const place = at === 0 ? 'first' : end === original.length ? 'last' : 'middle';
    return { kind: 'replacement', at, added, removed, place, text };
  });
}

/**
 * Checks whether a later word of a title starts at an index of the label. Readers notice the first letter of a word.
 *
 * @example startsWord('Jeff Bezos (no ENS name known to be theirs)', 'jeffbezos', 4) // true
 */
export function startsWord(title: string, label: string, at: number): boolean {
  const words = title
    .replace(/ \(.*/, '')
    .toLowerCase()
    .replace(/[^a-z\d ]/g, '')
    .split(' ');
  return words.join('') === label && words.some((_, n) => words.slice(0, n).join('').length === at);
}

/** Lists the texts in which a character is doubled, or transposed with the next one: `usdc → usdcc, udsc`. */
export function listSlips(text: string): string[] {
  return Array.from(text, (letter, at) => [
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + text.slice(at + 1, at + 2) + letter + text.slice(at + 2),
  ]).flat();
}

/** Minimum length of a known name for the rule `one_edit`. */
export const MIN_EDITED_LENGTH = 5;
/** Minimum number of letters in the syllables of a known name in Hangul. */
export const MIN_EDITED_LETTERS = 6;
/** Minimum length of a near name for transposed and doubled characters. */
export const MIN_SLIP_LENGTH = 4;
/** Minimum length of a `common` name for the rule `one_edit`. */
const MIN_COMMON_LENGTH = 6;
export const VOWELS = 'aeiouy';
/** Pairs of letters that sound alike. */
const SOUND_PAIRS = ['ck', 'iy', 'sz'];

/** Checks whether labels one edit away from a known label of the given length are compared with it. */
export function allowsEdits(mode: MatchMode, length: number): boolean {
  if (mode === 'near') return length >= MIN_SLIP_LENGTH;
  return mode === 'common' && length >= MIN_COMMON_LENGTH;
}

/** Returns the status of an edit of a name with the given length. */
export function judgeEdit(edit: Edit, length: number, limits: EditLimits): 'warn' | 'info' {
  return length >= getLimit(edit, limits) ? 'warn' : 'info';
}

function getLimit({ kind, place, added, removed }: Edit, limits: EditLimits): number {
  if (kind === 'transposition' || kind === 'doubling' || kind === 'undoubling') return limits.slip;
  const isKey = kind === 'replacement' && isNeighbourKey(added, removed);
  const isSound = kind === 'replacement' && soundsAlike(added, removed);
  if (place === 'first') {
    return isKey || isSound || kind === 'omission' ? limits.similarFirst : limits.first;
  }
  const isVowel = kind === 'replacement' && VOWELS.includes(added) && VOWELS.includes(removed);
  if (place !== 'last') {
    if (kind === 'insertion') return limits.added;
    if (isKey) return isVowel ? limits.keyVowel : limits.key;
    if (isSound || isVowel || kind === 'omission') return limits.sound;
    return place === 'word' ? Number.POSITIVE_INFINITY : limits.other;
  }
  // `ledger2` is a numbered variant, not a typing mistake.
  if (kind === 'insertion' && /\d/.test(added)) return Number.POSITIVE_INFINITY;
  if (isKey || isSound || isVowel) return limits.similarEnd;
  const isForm = kind === 'omission' || (kind === 'insertion' && added === 's');
  return isForm ? limits.form : limits.end;
}

function soundsAlike(a: string, b: string): boolean {
  // Only sounds such as `ph` and `f` replace a different number of letters.
  return a.length !== b.length || SOUND_PAIRS.some((pair) => pair === a + b || pair === b + a);
}
