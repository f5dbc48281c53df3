// Finds words of other languages that offer a service in the name of someone: foreign-lures.ts

import { compose, decompose } from '../ensip15/normalization-forms.ts';
import { FOREIGN_LURES } from './foreign-lures.ts';

/** Marks that people omit when they type (U+0300 to U+036F), and hidden characters. */
const LEFT_OUT = /[\u0300-\u036f\p{Cf}]/gu;

const ASCII = /^[\0-\x7f]*$/;

/** Letters that people replace with an ASCII letter when typing. Unicode does not decompose these letters. */
const TYPED_LETTERS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd' };

const ARABIC_ARTICLE = /^ال/;

/** Returns a key that is the same with and without accents: `'Yardım' → 'yardim'`. */
function getTypedKey(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  const bare = decompose(word.toLowerCase()).replace(LEFT_OUT, '');
  return bare
    .replace(/[ıłđ]/g, (letter) => TYPED_LETTERS[letter] as string)
    .replace(ARABIC_ARTICLE, '');
}

function getPhraseKey(words: readonly string[]): string {
  return words.map(getTypedKey).join('-');
}

/** Maps the key of each word or phrase to the English word. */
const LURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FOREIGN_LURES).flatMap(([english, languages]) =>
    Object.values(languages).flatMap((words) =>
      words.split(' ').map((lure) => [getPhraseKey(lure.split('-')), english] as const),
    ),
  ),
);

/** Maximum number of words in a phrase. */
const MAX_WORDS = Math.max(...[...LURES.keys()].map((key) => key.split('-').length));

/** First words of phrases. Most other words do not start a phrase, so the search can stop early. */
const PHRASE_STARTS = new Set(
  [...LURES.keys()].filter((key) => key.includes('-')).map((key) => key.split('-', 1)[0]),
);

/** Checks whether {@link findForeignLure} may find a lure that starts with an ASCII word. Faster than a search. */
export function mayStartLure(word: string): boolean {
  const key = word.toLowerCase();
  return LURES.has(key) || PHRASE_STARTS.has(key);
}

/** A word or phrase in another language, and the English word that it stands for. */
export interface ForeignLure {
  readonly english: string;
  /** Number of words that the phrase spans. */
  readonly count: number;
}

/**
 * Finds the longest lure that starts at a word, with or without its accents.
 *
 * @example findForeignLure(['Müşteri', 'Hizmetleri'], 0) // { english: 'support', count: 2 }
 */
export function findForeignLure(words: readonly string[], at: number): ForeignLure | null {
  const first = getTypedKey(words[at] as string);
  if (PHRASE_STARTS.has(first)) {
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 1; count--) {
      const english = LURES.get(getPhraseKey(words.slice(at, at + count)));
      if (english !== undefined) return { english, count };
    }
  }
  const english = LURES.get(first);
  return english === undefined ? null : { english, count: 1 };
}

/** Matches scripts that do not separate words with spaces. Korean uses spaces, and some Korean lures are also names. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;

const UNSPACED_LURES = new RegExp(
  `(${[...LURES.keys()]
    .filter((key) => UNSPACED.test(key))
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
);

/**
 * Splits a word of a script without spaces into lures and the remaining text. Returns null if the text contains no
 * lure.
 *
 * @example splitUnspacedWord('官方客服小王') // official for 官方, support for 客服, null for 小王
 */
export function splitUnspacedWord(word: string): { text: string; english: string | null }[] | null {
  if (!UNSPACED.test(word)) return null;
  const parts = getTypedKey(word).split(UNSPACED_LURES);
  if (parts.length === 1) return null;
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ text: compose(part), english: LURES.get(part) ?? null }));
}
