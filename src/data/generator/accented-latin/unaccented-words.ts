// Lists the words that nobody writes with accents.

import { getSimpleReadings } from '../../../engine/known-names/readings.ts';
import { TRADE_WORDS } from '../known-names/compile-names.ts';
import {
  isPlainWord,
  listDictionaries,
  loadDictionaryWords,
  loadEverydayWords,
  loadFrequentWords,
  loadLatinEntries,
} from '../known-names/load-words.ts';
import { removeAccents } from './remove-accents.ts';

/**
 * Number of the most frequent English words that are considered. Names are not words. Among 253,298 registered labels,
 * the list finds eleven decorated words. Crypto terms aside, all of them are among the 1,700 most frequent words.
 */
const FREQUENT_WORDS = 4000;

/** Minimum length of a word. Shorter texts are words of many languages. */
const MIN_LENGTH = 3;

/** Words that are warned about although other languages have words such as `éther`. */
const ALWAYS = ['aether', 'eth', 'ether'];

/**
 * Returns the sorted readings of frequent English words and crypto terms that no other language writes with accents.
 * The engine compares these readings with readings of labels.
 */
export function loadUnaccentedWords(): string[] {
  const english = new Set(loadDictionaryWords());
  const frequent = loadFrequentWords(FREQUENT_WORDS).filter((word) => english.has(word));
  const words = new Set([...frequent, ...TRADE_WORDS].filter(({ length }) => length >= MIN_LENGTH));
  const remove = (word: string) => {
    if (!isPlainWord(word)) words.delete(removeAccents(word));
  };
  for (const language of listDictionaries()) {
    for (const word of loadLatinEntries(language).flat()) remove(word.toLowerCase());
  }
  loadEverydayWords().forEach(remove);
  const readings = [...words, ...ALWAYS].map((word) => getSimpleReadings(word).loose);
  return [...new Set(readings)].sort();
}
