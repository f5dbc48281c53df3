// Finds characters that readers of their own script mistake for each other, such as 日 and 曰:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { lazy } from '../../primitives/lazy.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { replaceCodePoints } from '../text/code-points.ts';

/** Name of the bulk table's section that contains the groups. */
export const NATIVE_LOOKS_SECTION = 'native-looks';

/**
 * Look-alikes within one writing system. Ordinary words contain them, so they never make a character confusable. They
 * only count when a label is compared with a known name.
 */
export interface NativeLooks {
  /** Returns the other characters of the group of a character. */
  listNativeLooks(character: string): readonly string[];
  /** Returns the first code point of the group of a code point: `日` for `曰`. */
  foldNativeLook(codePoint: number): number;
  /** Replaces each character with the first of its group: `'曰本' → '日本'`. */
  foldNativeLooks(text: string): string;
}

/** Creates functions that read the section on their first call. Throws if the section is missing. */
export function createNativeLooks(sections: Sections): NativeLooks {
  const reader = openSection(sections, NATIVE_LOOKS_SECTION);
  /** Maps each character of a group to the first one. */
  const getFirsts = lazy(() => {
    const firsts = new Map<number, number>();
    for (const first of reader.ascendingList()) {
      firsts.set(first, first);
      for (const other of reader.ascendingList()) firsts.set(first + 1 + other, first);
    }
    return firsts;
  });
  const listGroup = (codePoint: number) => {
    const first = getFirsts().get(codePoint);
    if (first === undefined) return listSyllables(codePoint);
    return [...getFirsts().keys()].filter((other) => getFirsts().get(other) === first);
  };
  const foldNativeLook = (codePoint: number) =>
    getFirsts().get(codePoint) ?? listSyllables(codePoint)[0] ?? codePoint;
  return {
    listNativeLooks(character) {
      const own = character.codePointAt(0) as number;
      const others = listGroup(own).filter((other) => other !== own);
      return others.map((other) => String.fromCodePoint(other));
    },
    foldNativeLook,
    foldNativeLooks: (text) =>
      replaceCodePoints(text, (codePoint) => String.fromCodePoint(foldNativeLook(codePoint))),
  };
}

/**
 * Vowels of Hangul that differ in a short stroke, by their number in a syllable: ㅏㅑ, ㅐㅒㅔㅖ, ㅓㅕ, ㅗㅛ, ㅙㅞ and ㅜㅠ. See
 * https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646
 */
const VOWEL_GROUPS = [
  [0, 2],
  [1, 3, 5, 7],
  [4, 6],
  [8, 12],
  [10, 15],
  [13, 17],
];
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const VOWEL_COUNT = 21;
const FINAL_COUNT = 28;

/** Lists the syllables that differ from a Hangul syllable only in such a vowel, including the syllable itself. */
function listSyllables(codePoint: number): readonly number[] {
  if (codePoint < FIRST_SYLLABLE || codePoint > LAST_SYLLABLE) return [];
  const own = Math.floor((codePoint - FIRST_SYLLABLE) / FINAL_COUNT) % VOWEL_COUNT;
  const group = VOWEL_GROUPS.find((vowels) => vowels.includes(own)) ?? [];
  return group.map((vowel) => codePoint + (vowel - own) * FINAL_COUNT);
}
