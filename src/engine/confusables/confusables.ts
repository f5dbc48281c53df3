// The one entry to confusables for bulk inspection: https://www.unicode.org/reports/tr39/#Confusable_Detection

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

/** What bulk inspection asks about confusables; every method is total (any string, lone surrogates too), deterministic, and linear in its input. */
export interface Confusables extends Skeletons, ExtendedReadings {
  /**
   * The canonical form of the grapheme, often itself; null when it has none (ENSIP-15 refuses the grapheme, and it is
   * confusable with nothing that it allows).
   */
  canonical(grapheme: string): string | null;
  /** True when the grapheme can be mistaken for another; never for `[a-z0-9_$-]`. */
  isConfusable(grapheme: string): boolean;
  /** Graphemes that draw nothing are the caller's to drop. */
  perceivedGrapheme: PerceivedGrapheme;
  mapCharacters: MapCharacters;
  /** Canonical form, flag, and where the list goes on, at once. */
  classifyConfusable(grapheme: string): ConfusableClass;
  /** What the lists are built on. */
  readonly table: ConfusableTable;
}

/** Decodes the bulk table's section of confusables; throws when it is damaged. Only characters and short sequences are cached. */
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
