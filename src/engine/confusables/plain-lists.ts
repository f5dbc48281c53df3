// What only the lists of plain characters hold, from the details table: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { openSection, type Sections } from '../tables/sections.ts';

/** Section of the details table that {@link decodePlainLists} reads. */
export const PLAIN_LISTS_SECTION = 'plain-lists';

/** What imitates one of `[a-z0-9]`, though it is nothing that the tables flag for; empty for every other grapheme. */
export interface PlainLists {
  /** Plain characters that pass for it, and what does so by the extended reading. */
  imitators(grapheme: string): readonly string[];
  /** Sequences that read as it, most alike first. */
  sequences(grapheme: string): readonly string[];
}

const NOTHING: readonly string[] = [];

/** Reads the section; throws when the bytes are not what the generator wrote. */
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
