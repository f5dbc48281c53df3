import type { BulkColumns } from '../../contract/bulk-columns.ts';
import { CHECK_CODES } from '../../contract/checks.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import type { RowChunk } from './row-store.ts';

/** Numbers of rows. */
export interface VerdictCounts {
  /** By rating, 0 for rows that were not inspected. */
  ratings: number[];
  /** By index into `CHECK_CODES`: rows in which the check warns or alerts. */
  checks: number[];
  /** By index into `SCRIPTS`. */
  scripts: number[];
}

export function noCounts(): VerdictCounts {
  return {
    ratings: [0, 0, 0, 0, 0],
    checks: CHECK_CODES.map(() => 0),
    scripts: SCRIPTS.map(() => 0),
  };
}

/** Adds one row to the counts, or takes it out again. */
export function countRow(
  { ratings, checks, scripts }: VerdictCounts,
  columns: BulkColumns,
  index: number,
  step: 1 | -1 = 1,
): void {
  const rating = columns.rating[index] as number;
  const script = columns.script[index] as number;
  ratings[rating] = (ratings[rating] ?? 0) + step;
  scripts[script] = (scripts[script] ?? 0) + step;
  for (let mask = columns.checkMask[index] as number; mask !== 0; mask &= mask - 1) {
    const check = 31 - Math.clz32(mask & -mask);
    checks[check] = (checks[check] ?? 0) + step;
  }
}

/** Adds a chunk's rows to the counts. */
export function countChunk(counts: VerdictCounts, { columns, ends }: RowChunk): void {
  for (let index = 0; index < ends.length; index += 1) countRow(counts, columns, index);
}
