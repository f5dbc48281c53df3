// Character properties that only grapheme reports need: https://www.unicode.org/reports/tr44/

/** Alternative name of a character. */
export interface CharacterAlias {
  readonly alias: string;
  readonly codePoint: number;
}

/** Decoded details table. */
export interface DetailsTables {
  /**
   * Name of a code point in upper case: the first of its correction alias, Unicode name and control alias that exists.
   * Undefined for unassigned code points, private use, noncharacters and surrogates.
   */
  characterName(codePoint: number): string | undefined;
  /**
   * Calls `visit` for every character that has a name, in ascending order. If `isWhole` is false, the name is `stem`
   * followed by the code point in hex.
   */
  scanCharacterNames(visit: (codePoint: number, stem: string, isWhole: boolean) => void): void;
  /** Alternative names of the UCD in upper case, including abbreviations such as `ZWJ`. */
  characterAliases(): readonly CharacterAlias[];
  /** UCD Block, such as `Latin-1 Supplement`; undefined for code points in no block. */
  block(codePoint: number): string | undefined;
  /** UCD Age, such as `1.1`; undefined for unassigned code points. */
  age(codePoint: number): string | undefined;
  /** CLDR short name of an RGI emoji without U+FE0F; undefined for other strings. */
  emojiName(withoutFe0f: string): string | undefined;
}
