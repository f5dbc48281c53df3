// The decoder of the generated confusables: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { type Sections, sectionReader } from '../tables/sections.ts';
import { isOneCharacter } from '../text/code-points.ts';

/** Section of the bulk table that {@link decodeConfusableTable} reads. */
export const confusablesSection = 'confusables';

/** Numbers above all code points stand for the sequences that are in the table, in their order. */
export const firstSequenceId = 0x110000;

/** Where the canonical form of an entry is stored: an index into the canonical forms, after these two. */
export const canonicalReference = { itself: 0, unknown: 1, firstText: 2 };

/** Look-alikes of single characters and of the few sequences that the sources name. */
export interface ConfusableTable {
  /** Number of a character or of a sequence in the table; undefined for any other text. */
  id(grapheme: string): number | undefined;
  grapheme(id: number): string;
  /** The canonical form where it is not the grapheme itself; null when it is not known; undefined when it is the grapheme. */
  canonical(id: number): string | null | undefined;
  /** Has a canonical form other than itself, or a list. */
  isFlagged(id: number): boolean;
  /** The `[a-z0-9-]` that it looks like across scripts, where neither its target nor its canonical form says so. */
  plainLookAlike(id: number): string | undefined;
  /** The full decomposition of a character that NFC never composes: the only way to write its letter. */
  isDecomposedLetter(grapheme: string): boolean;
}

/** Reads the section; throws when the bytes are not what the generator wrote. */
export function decodeConfusableTable(sections: Sections): ConfusableTable {
  const reader = sectionReader(sections, confusablesSection);
  const sequences = reader.textList();
  const texts = reader.textList();
  const canonicals = new Map<number, string | null>();
  const flagged = reader.ascendingList();
  for (const id of flagged) {
    const reference = reader.unsigned();
    if (reference === canonicalReference.itself) continue;
    canonicals.set(id, texts[reference - canonicalReference.firstText] ?? null);
  }
  for (const id of reader.ascendingList()) canonicals.set(id, null);
  const plainLookAlikes = new Map<number, string>();
  for (const id of reader.ascendingList()) {
    plainLookAlikes.set(id, String.fromCharCode(reader.byte()));
  }
  const decomposedLetters = new Set(reader.textList());

  const sequenceIds = new Map(sequences.map((text, i) => [text, firstSequenceId + i]));
  const flaggedIds = new Set(flagged);
  return {
    id: (grapheme) => singleCodePoint(grapheme) ?? sequenceIds.get(grapheme),
    grapheme: (id) =>
      id < firstSequenceId ? String.fromCodePoint(id) : (sequences[id - firstSequenceId] ?? ''),
    canonical: (id) => canonicals.get(id),
    isFlagged: (id) => flaggedIds.has(id),
    plainLookAlike: (id) => plainLookAlikes.get(id),
    isDecomposedLetter: (grapheme) => decomposedLetters.has(grapheme),
  };
}

function singleCodePoint(text: string): number | undefined {
  return isOneCharacter(text) ? text.codePointAt(0) : undefined;
}
