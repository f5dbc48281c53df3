// Decodes what only the lists of plain characters contain: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { openSection, type Sections } from '../tables/sections.ts';

/** Name of the section of the details table that {@link decodePlainLists} reads. */
export const PLAIN_LISTS_SECTION = 'plain-lists';

/** Lists for `[a-z0-9]`, which are empty for other graphemes. They do not make any grapheme confusable. */
export interface PlainLists {
  /** Returns plain characters that look like this one, and characters whose extended reading is this one. */
  imitators(grapheme: string): readonly string[];
  /** Returns sequences that read as the character, most alike first. */
  sequences(grapheme: string): readonly string[];
}

const NOTHING: readonly string[] = [];

/** Decodes the section. Throws if it is damaged. */
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
