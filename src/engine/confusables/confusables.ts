// Combines everything that bulk inspection needs about confusables: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { createCharacterMapper, type MapCharacters } from '../ensip15/map-characters.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { Sections } from '../tables/sections.ts';
import { type ConfusableClass, createConfusableClassifier } from './classify-confusable.ts';
import { type ConfusableTable, decodeConfusableTable } from './confusable-table.ts';
import { createConfusableTarget } from './confusable-target.ts';
import { createExtendedReadings, type ExtendedReadings } from './extended-reading.ts';
import { createPerceivedGrapheme, type PerceivedGrapheme } from './perceived-grapheme.ts';
import { createSkeletons, type Skeletons } from './skeleton.ts';

/** Functions that accept any string, including unpaired surrogates, and run in linear time. */
export interface Confusables extends Skeletons, ExtendedReadings {
  /**
   * Returns the canonical form of a grapheme, which is often the grapheme itself. Returns null if ENSIP-15 rejects the
   * grapheme and every grapheme that it is confusable with.
   */
  canonical(grapheme: string): string | null;
  /** Checks whether the grapheme can be mistaken for another one; always false for `[a-z0-9_$-]`. */
  isConfusable(grapheme: string): boolean;
  /** Finds perceived forms, except for invisible graphemes. Callers remove those first. */
  perceivedGrapheme: PerceivedGrapheme;
  mapCharacters: MapCharacters;
  classifyConfusable(grapheme: string): ConfusableClass;
  readonly table: ConfusableTable;
}

/** Decodes the bulk table's section of confusables. Throws if it is damaged. */
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
  const skeletons = createSkeletons({ tables, mapCharacters, getTarget, perceivedGrapheme });
  return {
    ...skeletons,
    ...createExtendedReadings({ ...skeletons, tables, mapCharacters }),
    canonical: (grapheme) => classifyConfusable(grapheme).canonical,
    isConfusable: (grapheme) => classifyConfusable(grapheme).isConfusable,
    perceivedGrapheme,
    mapCharacters,
    classifyConfusable,
    table,
  };
}
