// What a report on one grapheme asks of the tables: https://www.unicode.org/reports/tr44/

/** Another name of a character. */
export interface CharacterAlias {
  readonly alias: string;
  readonly codePoint: number;
}

/** Facts for showing one grapheme, decoded. */
export interface DetailsTables {
  /**
   * Name of one code point by spec: correction alias, Unicode name, or control alias, all as in the UCD (upper case);
   * undefined when the code point has none (unassigned, private use, noncharacter, surrogate).
   */
  characterName(codePoint: number): string | undefined;
  /**
   * Calls back with every character that has a name, ascending. Where `isWhole` is false, the name is the stem and the
   * code point in hex, and all characters of the run come with the same stem.
   */
  scanCharacterNames(visit: (codePoint: number, stem: string, isWhole: boolean) => void): void;
  /** Other names of the UCD, abbreviations such as `ZWJ` among them, in upper case, with what they name. */
  characterAliases(): readonly CharacterAlias[];
  /** UCD Block, such as `Latin-1 Supplement`; undefined outside all blocks. */
  block(codePoint: number): string | undefined;
  /** UCD Age, such as `1.1`; undefined when unassigned. */
  age(codePoint: number): string | undefined;
  /** CLDR short name of an RGI sequence, U+FE0F left out; undefined when it is not RGI. */
  emojiName(withoutFe0f: string): string | undefined;
}
