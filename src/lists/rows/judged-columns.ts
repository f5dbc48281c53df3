import { BULK_COLUMNS, type InspectedColumns } from '../../contract/bulk-columns.ts';
import { createColumns } from '../../primitives/create-columns.ts';

/** Inspection results, and the revision of the watchlist that they are based on. */
export interface JudgedColumns extends InspectedColumns {
  /** Revision of the watchlist at the time of the worker call. Infinity for rows that were not inspected, which cannot be outdated. */
  revision: number;
}

/** Creates the columns of rows that were not inspected. */
export function createEmptyColumns(rows: number): JudgedColumns {
  return {
    ...createColumns(BULK_COLUMNS, rows),
    targets: [],
    titles: [],
    revision: Number.POSITIVE_INFINITY,
  };
}
