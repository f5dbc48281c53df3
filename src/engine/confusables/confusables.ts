// Combines the functions on confusables that bulk inspection uses:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { createCharacterMapper, type MapCharacters } from '../ensip15/map-characters.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { Sections } from '../tables/sections.ts';
import { type ConfusableClass, createConfusableClassifier } from './classify-confusable.ts';
import {
  type ConfusableTable,
  createConfusableTarget,
  decodeConfusableTable,
} from './confusable-table.ts';
import { createExtendedReadings, type ExtendedReadings } from './extended-reading.ts';
import { createNativeLooks, type NativeLooks } from './native-looks.ts';
import { createPerceivedGrapheme, type PerceivedGrapheme } from './perceived-grapheme.ts';
import { createSkeletons, type Skeletons } from './skeleton.ts';
import { createSpellings, type Spellings } from './spellings.ts';

/** Functions on confusables. They accept any string, including unpaired surrogates. */
export interface Confusables extends Skeletons, ExtendedReadings, NativeLooks, Spellings {
  /**
   * Returns the canonical form of a grapheme, which is often the grapheme itself. Returns null if ENSIP-15 rejects the
   * grapheme and all its confusables.
   */
  canonical(grapheme: string): string | null;
  /** Checks whether the grapheme can be mistaken for another one. Always returns false for `[a-z0-9_$-]`. */
  isConfusable(grapheme: string): boolean;
  /** Returns invisible graphemes unchanged, so callers must remove them. */
  perceivedGrapheme: PerceivedGrapheme;
  mapCharacters: MapCharacters;
  classifyConfusable(grapheme: string): ConfusableClass;
  readonly table: ConfusableTable;
}

/** Decodes the confusables section of the bulk table. Throws if the section is damaged. */
export function createConfusables(
  sections: Sections,
  tables: BulkTables,
  normalize: typeof normalizeLabel = normalizeLabel,
): Confusables {
  const table = decodeConfusableTable(sections);
  const mapCharacters = createCharacterMapper(tables);
  const getTarget = createConfusableTarget(tables, mapCharacters);
  const sources = { table, tables, mapCharacters };
  const classifyConfusable = createConfusableClassifier({ ...sources, normalize });
  const perceivedGrapheme = createPerceivedGrapheme({ ...sources, getTarget, classifyConfusable });
  const spellings = createSpellings(sections);
  const { unifySpelling } = spellings;
  const skeletons = createSkeletons({
    tables,
    mapCharacters,
    getTarget,
    perceivedGrapheme,
    unifySpelling,
  });
  return {
    ...skeletons,
    ...spellings,
    ...createExtendedReadings({ ...skeletons, tables, mapCharacters }),
    ...createNativeLooks(sections),
    canonical: (grapheme) => classifyConfusable(grapheme).canonical,
    isConfusable: (grapheme) => classifyConfusable(grapheme).isConfusable,
    perceivedGrapheme,
    mapCharacters,
    classifyConfusable,
    table,
  };
}
