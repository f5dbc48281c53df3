// Character properties that every inspection needs: https://www.unicode.org/reports/tr44/

/**
 * Kind of a combining mark: decorating (the grave in `ì`), part of the spelling (nukta, virama, vowel signs), or none for
 * characters that are not marks.
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
  /** Whether people ordinarily write this letter, according to the CLDR locales. Han and Hangul have no such list. */
  isExemplar(codePoint: number): boolean;
  /** Zero of the numeral system that a decimal digit belongs to; undefined for other characters. */
  digitZero(codePoint: number): number | undefined;
  /** Whether the UCD property Emoji is Yes. */
  isEmojiCharacter(codePoint: number): boolean;
  /** Whether the character is invisible: default-ignorable, white space, a control or a blank. */
  drawsNothing(codePoint: number): boolean;
  /** UCD Default_Ignorable_Code_Point. */
  isDefaultIgnorable(codePoint: number): boolean;
  /** Kind of mark, by combining class: https://www.unicode.org/reports/tr44/#Canonical_Combining_Class_Values */
  mark(codePoint: number): MarkKind;
  /** Font support of a character. Emoji depend on their version. Unassigned and private-use code points are `unknown`. */
  fontSupport(codePoint: number): FontSupport;
  /** Emoji version of an RGI emoji without U+FE0F, such as 15.1; undefined for other text, such as one regional indicator. */
  emojiVersion(withoutFe0f: string): number | undefined;
  /** Simple lower-case mapping of the UCD. */
  lowerCase(codePoint: number): number;
  /**
   * Target of a character in confusables.txt of UTS #39 (Unicode 17). Undefined if there is no target or it follows from
   * ENSIP-15 (`confusables/confusable-target.ts`). The character itself if the derived target would be wrong.
   */
  listedTarget(codePoint: number): string | undefined;
  /**
   * ASCII strings as which readers of Latin may read a character, in addition to its target in confusables.txt:
   * `ө` → `o`, `e`. Most characters have no such reading, a few have two. Equal lists share one array.
   */
  latinReadings(codePoint: number): readonly string[];
  /** Whether a text with this character can have any reading that consists of `[a-z0-9_$-]`. */
  mayReadAsSimple(codePoint: number): boolean;
  /** All values of {@link script}. */
  readonly scripts: readonly string[];
  /** IANA top-level domains in lower case. Non-ASCII domains are U-labels, such as `рф`. */
  readonly topLevelDomains: ReadonlySet<string>;
}
