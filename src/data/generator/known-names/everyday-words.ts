// Lists words beyond ASCII that are similar to known names.

import { readCompiledNames } from '../../../engine/known-names/built-in-names.ts';
import { createKnownNames } from '../../../engine/known-names/create-known-names.ts';
import { createKnownNameIndex } from '../../../engine/known-names/known-name-index.ts';
import { getSimpleReadings } from '../../../engine/known-names/readings.ts';
import { createListEngine } from '../../../engine/list-engine.ts';
import { removeAccents } from '../accented-latin/remove-accents.ts';
import {
  isPlainWord,
  listDictionaries,
  loadEverydayWords,
  loadLatinEntries,
  loadProperNames,
} from './load-words.ts';

/**
 * Returns the sorted words that would be flagged as imitations of known names. These are everyday words that would be
 * alerts, or warnings if the word has no accents. They also include proper names that would be alerts, such as `aragón`,
 * and words of dictionaries that would be alerts although they do not look like the known name.
 *
 * @param bulk bulk table without these words
 * @param names known names in the format of `readCompiledNames`
 */
export function listEverydayWords(bulk: Uint8Array, names: string): string[] {
  const { confusables, labelWords, getGraphemes, getLabelFacts } = createListEngine({ bulk }).parts;
  const known = readCompiledNames(names);
  const { judgeName } = createKnownNames(confusables, labelWords, getGraphemes, {
    watched: known,
    usesBuiltIn: false,
  });
  const index = createKnownNameIndex(known, getSimpleReadings, () => null);
  const judge = (word: string) => {
    const facts = getLabelFacts(word);
    return { isAccented: facts.isAccented, found: judgeName([facts], null, false).imitation };
  };
  const mayResemble = (word: string) => {
    const plain = removeAccents(word);
    return index.mayResemble(plain, plain.length);
  };

  const everyday = loadEverydayWords().filter((word) => {
    if (isPlainWord(word) || !confusables.mayReadAsSimple(word)) return false;
    const { isAccented, found } = judge(word);
    return found?.status === 'alert' || (found?.status === 'warn' && !isAccented);
  });
  const words = new Set(everyday);
  const isUnlisted = (word: string) => !isPlainWord(word) && !words.has(word) && mayResemble(word);
  for (const name of loadProperNames()) {
    const word = name.toLowerCase();
    if (isUnlisted(word) && judge(word).found?.status === 'alert') words.add(word);
  }
  for (const language of listDictionaries()) {
    for (const written of loadLatinEntries(language).flat()) {
      const word = written.toLowerCase();
      if (!isUnlisted(word)) continue;
      const { found } = judge(word);
      if (found?.status === 'alert' && found.rule !== 'look') words.add(word);
    }
  }
  return [...words].sort();
}
