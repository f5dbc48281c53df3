// Decodes the generated table of confusables: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { findIndex } from '../../primitives/find-floor.ts';
import type { MapCharacters } from '../ensip15/map-characters.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { replaceCodePoints, toSingleCodePoint } from '../text/code-points.ts';

/** Name of the section of the bulk table that {@link decodeConfusableTable} reads. */
export const CONFUSABLES_SECTION = 'confusables';

/** ID of the first sequence in the table. Lower IDs are code points. */
export const FIRST_SEQUENCE_ID = 0x110000;

/** Encoded canonical forms in the section. The number `firstText + i` refers to the text at index i. */
export const CANONICAL_REFERENCE = { itself: 0, unknown: 1, firstText: 2 };

/** Facts about all characters, and about the sequences that occur in the generator's sources. */
export interface ConfusableTable {
  /** Returns the ID of a character or of a sequence in the table, or undefined for any other string. */
  id(grapheme: string): number | undefined;
  grapheme(id: number): string;
  /** Returns the canonical form, null if it is unknown, or undefined if it is the grapheme itself. */
  canonical(id: number): string | null | undefined;
  /** Checks whether the grapheme has a list of confusables, or a canonical form other than itself. */
  isConfusable(id: number): boolean;
  /**
   * Returns the character of `[a-z0-9-]` that the grapheme looks like, unless its target or canonical form is that
   * character.
   */
  plainForm(id: number): string | undefined;
  /** Checks whether the grapheme is a letter with marks that NFC never composes, so it has no other spelling. */
  isDecomposedLetter(grapheme: string): boolean;
}

/** Decodes the section. Throws if the section is damaged. */
export function decodeConfusableTable(sections: Sections): ConfusableTable {
  const reader = openSection(sections, CONFUSABLES_SECTION);
  const sequences = reader.textList();
  const texts = reader.textList();
  const flagged = reader.ascendingList();
  const references = flagged.map(() => reader.unsigned());
  const unknown = reader.ascendingList();
  const plainIds = reader.ascendingList();
  const plainForms = reader.bytes(plainIds.length);
  const decomposedLetters = new Set(reader.textList());

  let lastId = -1;
  let lastIndex = -1;
  /** Callers look up the same ID several times. */
  function findFlagged(id: number): number {
    if (id !== lastId) lastIndex = findIndex(flagged, id);
    lastId = id;
    return lastIndex;
  }

  const sequenceIds = new Map(sequences.map((text, i) => [text, FIRST_SEQUENCE_ID + i]));
  return {
    id: (grapheme) => toSingleCodePoint(grapheme) ?? sequenceIds.get(grapheme),
    grapheme: (id) =>
      id < FIRST_SEQUENCE_ID ? String.fromCodePoint(id) : (sequences[id - FIRST_SEQUENCE_ID] ?? ''),
    canonical(id) {
      const reference = references[findFlagged(id)] ?? CANONICAL_REFERENCE.itself;
      if (reference !== CANONICAL_REFERENCE.itself) {
        return texts[reference - CANONICAL_REFERENCE.firstText] ?? null;
      }
      return findIndex(unknown, id) < 0 ? undefined : null;
    },
    isConfusable: (id) => findFlagged(id) >= 0,
    plainForm(id) {
      const form = plainForms[findIndex(plainIds, id)];
      return form === undefined ? undefined : String.fromCharCode(form);
    },
    isDecomposedLetter: (grapheme) => decomposedLetters.has(grapheme),
  };
}

// Finds the target that replaces a character in confusables.txt:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

/** Returns the target of a code point. Returns the character itself if it has no target. */
export type GetConfusableTarget = (codePoint: number) => string;

/**
 * Creates a function that finds targets. The table omits targets that follow from ENSIP-15 mappings, such as `𝒂 → a`.
 * These are half of the targets in confusables.txt.
 */
export function createConfusableTarget(
  { listedTarget }: Pick<BulkTables, 'listedTarget'>,
  mapCharacters: MapCharacters,
): GetConfusableTarget {
  return (codePoint) => {
    const listed = listedTarget(codePoint);
    if (listed !== undefined) return listed;
    const character = String.fromCodePoint(codePoint);
    const mapped = mapCharacters(character);
    return mapped === null || mapped === character
      ? character
      : replaceCodePoints(mapped, (c) => listedTarget(c) ?? String.fromCodePoint(c));
  };
}
