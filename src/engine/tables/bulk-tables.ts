// What every inspection asks of the tables: https://www.unicode.org/reports/tr44/

/** Which way a character's combining marks count: none, decorating (`i` + grave), or part of the spelling (nukta, virama, vowel signs). */
export type MarkKind = 'none' | 'decorating' | 'spelling';

export type FontSupport = 'supported' | 'unsupported' | 'unknown';

/** Coarse general category: L*, N*, S* and P*, or anything else. */
export type CategoryClass = 'letter' | 'number' | 'sign' | 'other';

/** Facts that every inspection needs, decoded; look-ups are by code point and total (any integer 0–0x10FFFF, surrogates too). */
export interface BulkTables {
  /** UCD Script property value with underscores, such as `Old_Italic`; `Unknown` when unassigned. */
  script(codePoint: number): string;
  /** UCD Script_Extensions; the Script itself where there are none. Same array for equal sets. */
  scriptExtensions(codePoint: number): readonly string[];
  category(codePoint: number): CategoryClass;
  /** A letter that people ordinarily write, as the CLDR locales tell; not asked of Han and Hangul, which are told in no list. */
  isExemplar(codePoint: number): boolean;
  /** The zero of the numeral system that a decimal digit belongs to; undefined for anything else. */
  digitZero(codePoint: number): number | undefined;
  /** UCD Emoji=Yes. */
  isEmojiCharacter(codePoint: number): boolean;
  /** Default-ignorable, white space, control, or a blank: nothing is drawn. */
  drawsNothing(codePoint: number): boolean;
  /** UCD Default_Ignorable_Code_Point. */
  isDefaultIgnorable(codePoint: number): boolean;
  /** By combining class: https://www.unicode.org/reports/tr44/#Canonical_Combining_Class_Values */
  mark(codePoint: number): MarkKind;
  /** Font support of one character, an emoji by its emoji version; `unknown` for what has no Script (unassigned, private use). */
  fontSupport(codePoint: number): FontSupport;
  /** Emoji version (`15.1` as 15.1) of an RGI sequence, single emoji too, U+FE0F left out; undefined when it is not RGI, as a lone regional indicator. */
  emojiVersion(withoutFe0f: string): number | undefined;
  /** Simple lower-case mapping. */
  lowerCase(codePoint: number): number;
  /**
   * UTS #39 confusables.txt (Unicode 17) target of a character whose prototype is not that of what ENSIP-15 maps it to;
   * itself where only that has one; undefined for any other.
   */
  listedTarget(codePoint: number): string | undefined;
  /** What the character passes for to Latin eyes beyond its target in confusables.txt: one ASCII text, or two that readers take it for; empty for most. Same array for equal readings. */
  latinReadings(codePoint: number): readonly string[];
  /** False for a character without which alone a text has no reading, strict, typed, loose or extended, of `[a-z0-9_$-]`. */
  mayReadAsSimple(codePoint: number): boolean;
  /** All values of {@link script}. */
  readonly scripts: readonly string[];
  /** IANA top-level domains, lower case, those beyond ASCII as U-labels. */
  readonly topLevelDomains: ReadonlySet<string>;
}
