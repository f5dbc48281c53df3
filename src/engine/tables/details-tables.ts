// What a report on one grapheme asks of the tables: https://www.unicode.org/reports/tr44/

/** Facts for showing one grapheme, decoded. */
export interface DetailsTables {
  /**
   * Name of one code point by spec: correction alias, Unicode name, or control alias, all as in the UCD (upper case);
   * undefined when the code point has none (unassigned, private use, noncharacter, surrogate).
   */
  characterName(codePoint: number): string | undefined;
  /** UCD Age, such as `1.1`; undefined when unassigned. */
  age(codePoint: number): string | undefined;
  /** CLDR short name of an RGI sequence, U+FE0F left out; undefined when it is not RGI. */
  emojiName(withoutFe0f: string): string | undefined;
}
