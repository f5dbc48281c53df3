// Character properties that every inspection needs: https://www.unicode.org/reports/tr44/

import { ens_emoji } from '@adraffy/ens-normalize';
import { findFloor } from '../../primitives/find-floor.ts';
import { lazy } from '../../primitives/lazy.ts';
import type { AccentedLanguage } from './accented-languages.ts';
import type { ByteReader } from './byte-reader.ts';

/**
 * Kind of a combining mark. A decorating mark is an addition to a letter, such as the grave in `ì`. A spelling mark is
 * part of the spelling, such as a nukta, virama or vowel sign. Characters that are not marks have the kind `none`.
 */
export type MarkKind = 'none' | 'decorating' | 'spelling';

export type FontSupport = 'supported' | 'unsupported' | 'unknown';

/** Coarse General_Category. Letters are L*, numbers are N*, signs are S* and P*. */
export type CategoryClass = 'letter' | 'number' | 'sign' | 'other';

/** Decoded bulk table. Every lookup accepts any code point from 0 to 0x10FFFF, including surrogates. */
export interface BulkTables {
  /** UCD Script with underscores, such as `Old_Italic`; `Unknown` for unassigned code points. */
  script(codePoint: number): string;
  /** UCD Script_Extensions, or the Script if there are no extensions. Equal sets share one array. */
  scriptExtensions(codePoint: number): readonly string[];
  category(codePoint: number): CategoryClass;
  /** Whether ordinary words contain this letter, according to CLDR. Always false for letters of Han and Hangul. */
  isExemplar(codePoint: number): boolean;
  /** Zero of the numeral system to which a decimal digit belongs; undefined for other characters. */
  digitZero(codePoint: number): number | undefined;
  /** Whether the UCD property Emoji is Yes. */
  isEmojiCharacter(codePoint: number): boolean;
  /** Whether the character is invisible: default-ignorable, white space, a control or a blank. */
  drawsNothing(codePoint: number): boolean;
  /** UCD Default_Ignorable_Code_Point. */
  isDefaultIgnorable(codePoint: number): boolean;
  /** Kind of mark, by combining class: https://www.unicode.org/reports/tr44/#Canonical_Combining_Class_Values */
  mark(codePoint: number): MarkKind;
  /** Whether common fonts support a character. The result is `unknown` for unassigned and private-use code points. */
  fontSupport(codePoint: number): FontSupport;
  /** Emoji version of an RGI emoji without U+FE0F, such as 15.1; undefined for other strings, such as a single `🇵`. */
  emojiVersion(withoutFe0f: string): number | undefined;
  /** Simple lower-case mapping of the UCD. */
  lowerCase(codePoint: number): number;
  /**
   * Target of a character in confusables.txt of UTS #39 (Unicode 17). Undefined if the file has no target, or if the
   * engine derives the target from ENSIP-15 (`confusables/confusable-table.ts`). Returns the character itself if a
   * derived target would be wrong.
   */
  listedTarget(codePoint: number): string | undefined;
  /**
   * ASCII strings that readers of Latin may read instead of a character, in addition to its target in confusables.txt.
   * Example: `ө` → `['o', 'e']`. The list is empty for most characters. Equal lists share one array.
   */
  latinReadings(codePoint: number): readonly string[];
  /** Whether a string that contains this character can have a reading that consists of `[a-z0-9_$-]`. */
  mayReadAsSimple(codePoint: number): boolean;
  /** Languages and romanizations that write Latin letters beyond a to z. */
  readonly accentedLanguages: readonly AccentedLanguage[];
  /** Lists the languages and romanizations that write an accented letter. */
  listLanguages(letter: string): readonly AccentedLanguage[];
  /** The accented letters of languages whose words are not known. */
  readonly alphabets: readonly string[];
  /** Whether a text is the loose reading of an English word that nobody writes with accents. */
  isUnaccentedWord(reading: string): boolean;
  /** Whether a label beyond ASCII is a frequent word that is similar to a known name. */
  isEverydayWord(label: string): boolean;
  /** All values that {@link script} can return. */
  readonly scripts: readonly string[];
  /** Whether a label without `xn--` is in {@link topLevelDomains}. Faster than listing them all. */
  isTopLevelDomain(label: string): boolean;
  /** IANA top-level domains in lower case. Non-ASCII domains are U-labels, such as `рф`. */
  readonly topLevelDomains: ReadonlySet<string>;
}

// Reads the table of characters that readers of Latin may read as ASCII:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

/**
 * Smallest byte that is not the ASCII code of a reading. This byte and larger ones stand for the entries of the list of
 * all other readings.
 */
export const FIRST_LISTED_READING = 0x80;

const NO_READINGS: readonly string[] = [];

/** Creates the lookup {@link BulkTables.latinReadings}. Characters with the same byte share one array. */
export function readLatinReadings(reader: ByteReader): (codePoint: number) => readonly string[] {
  const kinds = Array.from({ length: FIRST_LISTED_READING }, (_, byte) => [
    String.fromCharCode(byte),
  ]);
  for (const texts of reader.text().split('\n')) kinds.push(texts.split(' '));
  const readings = new Map<number, readonly string[]>();
  for (const character of reader.ascendingList()) {
    readings.set(character, kinds[reader.byte()] as string[]);
  }
  return (codePoint) => readings.get(codePoint) ?? NO_READINGS;
}

// Reads the emoji versions of RGI emoji: https://www.unicode.org/reports/tr51/#def_rgi_set

const FE0F = 0xfe0f;

/** Returns the emoji that ENSIP-15 allows, sorted and without U+FE0F. Cached, because listing them is slow. */
const getAllowed = lazy(() =>
  ens_emoji()
    .map((codePoints) =>
      String.fromCodePoint(...codePoints.filter((codePoint) => codePoint !== FE0F)),
    )
    .sort(),
);

/** Returns the place of each emoji that ENSIP-15 allows. */
const getPlaces = lazy(() => new Map(getAllowed().map((emoji, place) => [emoji, place])));

/**
 * Returns all RGI emoji without U+FE0F, in UTF-16 order.
 *
 * @param others RGI emoji that ENSIP-15 does not allow
 */
export function listEmoji(others: readonly string[]): readonly string[] {
  return others.length === 0 ? getAllowed() : [...getAllowed(), ...others].sort();
}

/** Reads the emoji that ENSIP-15 does not allow, then runs of equal versions in the order of {@link listEmoji}. */
export function readEmojiVersions(reader: ByteReader): (withoutFe0f: string) => number | undefined {
  const others = reader.textList();
  const count = getAllowed().length + others.length;
  const lengths = reader.unsignedList();
  const tenths = reader.unsignedList();
  const tenthsByIndex = new Uint16Array(count);
  let start = 0;
  for (const [run, length] of lengths.entries()) {
    tenthsByIndex.fill(tenths[run] as number, start, start + length);
    start += length;
  }
  if (start !== count) {
    throw new Error('The emoji of the table do not match the installed version of ens-normalize.');
  }
  return (withoutFe0f) => {
    // Both lists are sorted, so the place among all emoji is the sum of the places in both lists.
    const inOthers = findFloor(others, withoutFe0f);
    const isOther = others[inOthers] === withoutFe0f;
    const inAllowed = isOther ? findFloor(getAllowed(), withoutFe0f) : getPlaces().get(withoutFe0f);
    if (inAllowed === undefined) return undefined;
    return (tenthsByIndex[inAllowed + inOthers + 1] as number) / 10;
  };
}
