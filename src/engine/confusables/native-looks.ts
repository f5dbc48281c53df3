// Finds characters that readers of their own script mistake for each other, such as 日 and 曰:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { lazy } from '../../primitives/lazy.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { isOneCharacter, replaceCodePoints } from '../text/code-points.ts';
import { foldSimilarFlags, listSimilarFlags } from './emoji-fold.ts';

/** Name of the bulk table's section that contains the groups. */
export const NATIVE_LOOKS_SECTION = 'native-looks';

/**
 * Look-alikes within one writing system. Ordinary words contain them, so they never make a character confusable. They
 * only count when a label is compared with a known name.
 */
export interface NativeLooks {
  /** Returns the other characters of the group of a character, or the flag that looks similar to a flag. */
  listNativeLooks(grapheme: string): readonly string[];
  /** Returns the first code point of the group of a code point: `日` for `曰`. Ignores the voicing marks of kana. */
  foldNativeLook(codePoint: number): number;
  /** Replaces each character with the first of its group, and similar flags: `'曰本' → '日本'`. */
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
      for (let hasMore = 1, last = first; hasMore; firsts.set(last, first)) {
        const link = reader.unsigned();
        last += 1 + (link >> 1);
        hasMore = link & 1;
      }
    }
    return firsts;
  });
  const listGroup = (codePoint: number) => {
    const first = getFirsts().get(codePoint);
    if (first === undefined) return listSyllables(codePoint);
    return [...getFirsts().keys()].filter((other) => getFirsts().get(other) === first);
  };
  const foldNativeLook = (codePoint: number) => {
    const unvoiced = removeVoicing(codePoint);
    return getFirsts().get(unvoiced) ?? listSyllables(unvoiced)[0] ?? unvoiced;
  };
  return {
    listNativeLooks(grapheme) {
      if (!isOneCharacter(grapheme)) return listSimilarFlags(grapheme);
      const own = grapheme.codePointAt(0) as number;
      const others = listGroup(own).filter((other) => other !== own);
      return others.map((other) => String.fromCodePoint(other));
    },
    foldNativeLook,
    foldNativeLooks: (text) =>
      replaceCodePoints(foldSimilarFlags(text), (codePoint) =>
        String.fromCodePoint(foldNativeLook(codePoint)),
      ),
  };
}

/** Returns the kana without its voicing mark: か for が. Returns other code points unchanged. */
function removeVoicing(codePoint: number): number {
  if (codePoint < FIRST_KANA || codePoint > LAST_KANA) return codePoint;
  return decompose(String.fromCodePoint(codePoint)).codePointAt(0) as number;
}

const FIRST_KANA = 0x3041;
const LAST_KANA = 0x30ff;

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
