// The one entry to confusables for bulk inspection: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { createMappedForm } from '../ensip15/normalize-grapheme.ts';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { Sections } from '../tables/sections.ts';
import { createLookUp, type LookUp } from './classify-confusable.ts';
import { type ConfusableTable, decodeConfusableTable } from './confusable-table.ts';
import { createPerceivedGrapheme, type PerceivedGrapheme } from './perceived-grapheme.ts';
import { createSkeletons, type Skeletons } from './skeleton.ts';

/** What bulk inspection asks about look-alikes; every method is total (any string, lone surrogates too), deterministic, and linear in its input. */
export interface Confusables extends Skeletons {
  /**
   * The ordinary grapheme that this one could be mistaken for, itself when it is the ordinary one;
   * null when it is not known (ENSIP-15 refuses the grapheme and it resembles nothing allowed).
   */
  canonical(grapheme: string): string | null;
  /** True when the grapheme has a look-alike worth a warning; never for `[a-z0-9_$-]`. */
  isFlagged(grapheme: string): boolean;
  /** What a reader takes the grapheme for. Graphemes that draw nothing are the caller's to drop. */
  perceivedGrapheme: PerceivedGrapheme;
  /** What ENSIP-15 maps the characters to, null when one is disallowed. */
  mappedForm(text: string): string | null;
  /** Canonical form, flag, and where the list goes on, at once. */
  lookUp(grapheme: string): LookUp;
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
  const mappedForm = createMappedForm();
  const lookUp = createLookUp({ table, tables, mappedForm, normalize });
  const perceivedGrapheme = createPerceivedGrapheme({ table, tables, mappedForm, lookUp });
  return {
    ...createSkeletons({ tables, mappedForm, perceivedGrapheme }),
    canonical: (grapheme) => lookUp(grapheme).canonical,
    isFlagged: (grapheme) => lookUp(grapheme).flagged,
    perceivedGrapheme,
    mappedForm,
    lookUp,
    table,
  };
}
