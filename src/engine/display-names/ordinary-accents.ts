// Removes accents from words that a language writes with them: ../label/accented-latin.ts

import type { NameLabel } from '../known-names/judge-name.ts';

type GetLabelFacts = (label: string) => Pick<NameLabel, 'graphemes' | 'isAccented' | 'isOrdinary'>;

const ASCII = /^[\0-\x7f]*$/;

/**
 * Returns a word in lower case without its accents. Returns null if no language writes the word with these accents.
 *
 * @example removeAccents('Müller', getLabelFacts) // 'muller'
 */
export function removeAccents(word: string, getLabelFacts: GetLabelFacts): string | null {
  const { graphemes, isAccented, isOrdinary } = getLabelFacts(word.toLowerCase());
  if (!isAccented || !isOrdinary) return null;
  return graphemes.map(({ grapheme, canonical }) => canonical ?? grapheme).join('');
}

/** Returns a label without accents. Returns null if no language writes one of its words with them. */
export function removeAllAccents(label: string, getLabelFacts: GetLabelFacts): string | null {
  const words = label
    .split('-')
    .map((word) => (ASCII.test(word) ? word : removeAccents(word, getLabelFacts)));
  return words.includes(null) ? null : words.join('-');
}
