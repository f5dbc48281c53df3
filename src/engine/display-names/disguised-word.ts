// Finds words that look like a service word, with the folds of known names: ../known-names/fold.ts

import { ADDED_WORDS, isServiceWord } from '../known-names/added-word-lists.ts';
import { fold } from '../known-names/fold.ts';

/** Minimum length of an English word that can be disguised. */
const MIN_DISGUISED = 4;
/**
 * Minimum length of words in which l and i are interchangeable. Shorter words turn into other words: `mail`, `mall`.
 */
const MIN_EXCHANGED = 5;

/** Maps the fold of each service word to the word: `clalrn → claim`. */
const BY_FOLD: ReadonlyMap<string, string> = new Map(
  [...ADDED_WORDS.keys()]
    .filter((word) => word.length >= MIN_DISGUISED && isServiceWord(word))
    .map((word) => [foldWord(word), word] as const),
);

function foldWord(word: string): string {
  return fold('wide', word) ?? word;
}

/** Matches the characters and character pairs that a disguised word can contain. Most words have none of them. */
const MAY_DISGUISE = /[lqI\d]|rn|vv/;

/** Matches a digit before a letter, and a capital I next to a lowercase letter. */
const DISGUISE = /\d[a-z]|I[a-z]|[a-z]I/;

/**
 * Returns the service word that a word of ASCII letters and digits is disguised as, or undefined.
 *
 * @example findDisguisedWord('HeIp') // 'help'
 */
export function findDisguisedWord(word: string): string | undefined {
  if (word.length < MIN_DISGUISED || !MAY_DISGUISE.test(word)) return undefined;
  if (ADDED_WORDS.has(word.toLowerCase())) return undefined;
  // A number at the end does not disguise a word: `token5`.
  if (/^[a-z]+\d+$/i.test(word)) return undefined;
  for (const letter of ['l', 'i']) {
    const found = BY_FOLD.get(foldWord(word.replaceAll(/[I1]/g, letter).toLowerCase()));
    if (found === undefined) continue;
    if (found.length >= MIN_EXCHANGED || DISGUISE.test(word)) return found;
  }
  return undefined;
}
