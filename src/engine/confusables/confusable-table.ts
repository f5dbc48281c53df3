// The decoder of the generated confusables: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { openSection, type Sections } from '../tables/sections.ts';
import { toSingleCodePoint } from '../text/code-points.ts';

/** Section of the bulk table that {@link decodeConfusableTable} reads. */
export const CONFUSABLES_SECTION = 'confusables';

/** Numbers above all code points stand for the sequences that are in the table, in their order. */
export const FIRST_SEQUENCE_ID = 0x110000;

/** Where the canonical form of an entry is stored: an index into the canonical forms, after these two. */
export const CANONICAL_REFERENCE = { itself: 0, unknown: 1, firstText: 2 };

/** Canonical forms and plain forms of single characters and of the few sequences that the sources name. */
export interface ConfusableTable {
  /** Number of a character or of a sequence in the table; undefined for any other text. */
  id(grapheme: string): number | undefined;
  grapheme(id: number): string;
  /** The canonical form where it is not the grapheme itself; null when it is not known; undefined when it is the grapheme. */
  canonical(id: number): string | null | undefined;
  /** Has a canonical form other than itself, or a list. */
  isConfusable(id: number): boolean;
  /** The `[a-z0-9-]` that it is perceived as across scripts, where neither its target nor its canonical form says so. */
  plainForm(id: number): string | undefined;
  /** The full decomposition of a character that NFC never composes: the only way to write its letter. */
  isDecomposedLetter(grapheme: string): boolean;
}

/** Reads the section; throws when the bytes are not what the generator wrote. */
export function decodeConfusableTable(sections: Sections): ConfusableTable {
  const reader = openSection(sections, CONFUSABLES_SECTION);
  const sequences = reader.textList();
  const texts = reader.textList();
  const canonicals = new Map<number, string | null>();
  const flagged = reader.ascendingList();
  for (const id of flagged) {
    const reference = reader.unsigned();
    if (reference === CANONICAL_REFERENCE.itself) continue;
    canonicals.set(id, texts[reference - CANONICAL_REFERENCE.firstText] ?? null);
  }
  for (const id of reader.ascendingList()) canonicals.set(id, null);
  const plainForms = new Map<number, string>();
  for (const id of reader.ascendingList()) {
    plainForms.set(id, String.fromCharCode(reader.byte()));
  }
  const decomposedLetters = new Set(reader.textList());

  const sequenceIds = new Map(sequences.map((text, i) => [text, FIRST_SEQUENCE_ID + i]));
  const flaggedIds = new Set(flagged);
  return {
    id: (grapheme) => toSingleCodePoint(grapheme) ?? sequenceIds.get(grapheme),
    grapheme: (id) =>
      id < FIRST_SEQUENCE_ID ? String.fromCodePoint(id) : (sequences[id - FIRST_SEQUENCE_ID] ?? ''),
    canonical: (id) => canonicals.get(id),
    isConfusable: (id) => flaggedIds.has(id),
    plainForm: (id) => plainForms.get(id),
    isDecomposedLetter: (grapheme) => decomposedLetters.has(grapheme),
  };
}
