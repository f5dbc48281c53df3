import { BULK_COLUMNS, type InspectedColumns } from '../../contract/bulk-columns.ts';
import { createColumns } from '../../primitives/create-columns.ts';

/** Verdicts, and by which watchlist they were made. */
export interface JudgedColumns extends InspectedColumns {
  /** The revision of the watchlist when the worker was asked; infinite where there is no verdict that could be old. */
  revision: number;
}

/** The columns of rows that were not inspected. */
export function createEmptyColumns(rows: number): JudgedColumns {
  return {
    ...createColumns(BULK_COLUMNS, rows),
    targets: [],
    titles: [],
    revision: Number.POSITIVE_INFINITY,
  };
}
