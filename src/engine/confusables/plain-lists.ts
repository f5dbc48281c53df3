// Decodes the additional confusables of plain characters: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { openSection, type Sections } from '../tables/sections.ts';

/** Name of the section of the details table that {@link decodePlainLists} reads. */
export const PLAIN_LISTS_SECTION = 'plain-lists';

/** Additional confusables of `[a-z0-9]`. They do not make a grapheme confusable. Other graphemes have none. */
export interface PlainLists {
  /** Returns plain characters that look like the grapheme, and characters whose extended reading is the grapheme. */
  imitators(grapheme: string): readonly string[];
  /** Returns letter sequences that look like the grapheme, most similar first. */
  sequences(grapheme: string): readonly string[];
}

const NOTHING: readonly string[] = [];

/** Decodes the section. Throws if the section is damaged. */
export function decodePlainLists(details: Sections): PlainLists {
  const reader = openSection(details, PLAIN_LISTS_SECTION);
  const imitators = new Map(
    Array.from(reader.text(), (character) => [
      character,
      reader.ascendingList().map((codePoint) => String.fromCodePoint(codePoint)),
    ]),
  );
  const sequences = new Map(
    Array.from(reader.text(), (character) => [character, reader.textList()]),
  );
  return {
    imitators: (grapheme) => imitators.get(grapheme) ?? NOTHING,
    sequences: (grapheme) => sequences.get(grapheme) ?? NOTHING,
  };
}
