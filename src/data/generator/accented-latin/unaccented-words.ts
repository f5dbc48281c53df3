// Lists the words that nobody writes with accents.

import { getSimpleReadings } from '../../../engine/known-names/readings.ts';
import { hashWord } from '../../../engine/label/accented-latin.ts';
import { writeBytes } from '../byte-writer.ts';
import { TRADE_WORDS } from '../known-names/compile-names.ts';
import {
  listDictionaries,
  loadDictionaryWords,
  loadFrequentWords,
  loadLatinWords,
} from '../known-names/load-words.ts';

/** Number of the most frequent English words that are considered. Names are not words. */
const FREQUENT_WORDS = 5000;

/** Minimum length of a word. Shorter texts are words of many languages. */
const MIN_LENGTH = 3;

/** Letters without a decomposition, and the letters that are written instead. */
const REPLACED: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ł: 'l' };

/** Words that are warned about although other languages have words such as `éther`. */
const ALWAYS = ['eth', 'ether'];

/** Returns frequent English words and words of the trade that no other language writes with accents, sorted. */
export function loadUnaccentedWords(): string[] {
  const english = new Set(loadDictionaryWords());
  const frequent = loadFrequentWords(FREQUENT_WORDS).filter((word) => english.has(word));
  const words = new Set([...frequent, ...TRADE_WORDS].filter(({ length }) => length >= MIN_LENGTH));
  for (const word of listDictionaries().flatMap(loadLatinWords)) {
    const plain = removeAccents(word.toLowerCase());
    if (plain !== word.toLowerCase()) words.delete(plain);
  }
  return [...new Set([...words, ...ALWAYS])].sort();
}

function removeAccents(word: string): string {
  return word
    .replace(/[æøœßł]/g, (letter) => REPLACED[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Encodes the hashes of the words' readings, which the engine compares with readings of labels. */
export function encodeUnaccentedWords(words: readonly string[]): Uint8Array {
  const hashes = new Set(words.map((word) => hashWord(getSimpleReadings(word).loose)));
  return writeBytes((writer) => writer.ascendingList([...hashes].sort((a, b) => a - b)));
}
