// Finds which letters a language writes next to each other.

import { normalizeLabel } from '../../../engine/ensip15/normalize-label.ts';
import {
  type AccentedLanguage,
  type LetterNeighbours,
  WORD_EDGE,
} from '../../../engine/tables/accented-languages.ts';

/**
 * Minimum share of the words that have an accented letter, and of those that have a pair of letters. Rarer ones come from
 * foreign words and typos. With a limit of 1 in 2,500 for pairs, four times as many names of people and places would be
 * rejected.
 */
const MIN_LETTER_SHARE = 1 / 500;
const MIN_PAIR_SHARE = 1 / 15000;
const MIN_PAIR_COUNT = 2;

/** Returns between which letters the words of a list have their accented letters. */
export function countNeighbours(words: readonly string[]): AccentedLanguage {
  const minLetters = words.length * MIN_LETTER_SHARE;
  const minPairs = Math.max(MIN_PAIR_COUNT, words.length * MIN_PAIR_SHARE);
  const accented = words.filter((word) => !isAscii(word));
  const letters = countAll(accented.map((word) => new Set(word)));
  const isUsed = (letter: string) => isAscii(letter) || (letters.get(letter) ?? 0) >= minLetters;
  const pairs = [...countAll(accented.map(listPairs))]
    .filter(([pair, count]) => count >= minPairs && [...pair].every(isUsed))
    .map(([pair]) => pair);
  return { isClosed: false, neighbours: groupByLetter(pairs, (letter) => !isAscii(letter)) };
}

function countAll(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const member of list) counts.set(member, (counts.get(member) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the neighbours of each letter in words of the given syllables. Syllables can follow in any order.
 */
export function joinSyllables(syllables: readonly string[]): AccentedLanguage {
  const starts = new Set(syllables.map((syllable) => syllable[0] as string));
  const ends = new Set(syllables.map((syllable) => syllable.at(-1) as string));
  const pairs = new Set(syllables.flatMap(listPairs));
  for (const end of ends) for (const start of starts) pairs.add(end + start);
  return { isClosed: true, neighbours: groupByLetter(pairs, () => true) };
}

function isAscii(text: string): boolean {
  return /^[a-z-]*$/.test(text);
}

/** Lists the pairs of neighbouring letters in a word, including its edges. */
function listPairs(word: string): string[] {
  const letters = [WORD_EDGE, ...word, WORD_EDGE];
  return letters.slice(1).map((letter, at) => (letters[at] as string) + letter);
}

function groupByLetter(
  pairs: Iterable<string>,
  isListed: (letter: string) => boolean,
): ReadonlyMap<string, LetterNeighbours> {
  const neighbours = new Map<string, { before: Set<string>; after: Set<string> }>();
  const get = (letter: string) => {
    const found = neighbours.get(letter) ?? { before: new Set(), after: new Set() };
    neighbours.set(letter, found);
    return found;
  };
  for (const [first = '', second = ''] of pairs) {
    if (![first, second].every((letter) => letter === WORD_EDGE || isUsable(letter))) continue;
    if (second !== WORD_EDGE && isListed(second)) get(second).before.add(first);
    if (first !== WORD_EDGE && isListed(first)) get(first).after.add(second);
  }
  const usable = [...neighbours].filter(([, { before, after }]) => before.size * after.size > 0);
  return new Map(usable.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks whether ENSIP-15 accepts a letter unchanged. */
function isUsable(letter: string): boolean {
  return normalizeLabel(letter).normalized === letter;
}
