// Loads the languages whose accented letters are ordinary spelling.

import type { AccentedLanguage } from '../../../engine/tables/accented-languages.ts';
import { listDictionaries, loadLatinWords } from '../load-dictionary.ts';
import { loadPinyin } from '../unihan.ts';
import { countNeighbours, joinSyllables } from './count-neighbours.ts';
import { ROMANIZATIONS } from './romanizations.ts';

/** Dictionaries that list syllables. Vietnamese names consist of several syllables. */
const SYLLABIC = new Set(['vi']);

/**
 * Letters that people write instead of others. Romanian has a comma below s and t, which ENSIP-15 rejects and many
 * keyboards lack: https://en.wikipedia.org/wiki/Romanian_alphabet#Comma-below_(ș_and_ț)_versus_cedilla_(ş_and_ţ)
 */
const VARIANTS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  ro: [
    ['ș', 'ş'],
    ['ț', 'ţ'],
  ],
};

/** Returns the languages of the Hunspell dictionaries, pinyin and the reviewed romanizations. */
export function loadAccentedLanguages(): AccentedLanguage[] {
  return [
    ...listDictionaries().map(loadLanguage),
    joinSyllables(loadPinyin()),
    ...ROMANIZATIONS.map(({ onsets, vowels, codas }) =>
      joinSyllables(listSyllables(onsets, vowels, codas)),
    ),
  ];
}

function loadLanguage(name: string): AccentedLanguage {
  const words = loadLatinWords(name);
  if (SYLLABIC.has(name)) return joinSyllables(words.filter((word) => word === word.toLowerCase()));
  const spelled = [...new Set(words.map((word) => word.toLowerCase()))];
  const variants = VARIANTS[name] ?? [];
  return countNeighbours(
    spelled.map((word) => variants.reduce((text, [from, to]) => text.replaceAll(from, to), word)),
  );
}

/** Lists all syllables: an onset or none, a vowel, and a coda or none. */
function listSyllables(onsets: string, vowels: string, codas: string): string[] {
  const split = (list: string) => ['', ...list.split(' ').filter((each) => each !== '')];
  return vowels
    .split(' ')
    .flatMap((vowel) =>
      split(onsets).flatMap((onset) => split(codas).map((coda) => onset + vowel + coda)),
    );
}
