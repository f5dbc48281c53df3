import type { BulkColumns } from '../../contract/bulk-columns.ts';
import { CHECK_CODES } from '../../contract/checks.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { getChunkIndex, type RowChunk, type RowStore } from './row-store.ts';

/** Numbers of rows. */
export interface VerdictCounts {
  /** By rating, 0 for rows that were not inspected. */
  ratings: number[];
  /** By index into `CHECK_CODES`: rows in which the check warns or alerts. */
  checks: number[];
  /** By index into `SCRIPTS`. */
  scripts: number[];
}

function createCounts(): VerdictCounts {
  return {
    ratings: [0, 0, 0, 0, 0],
    checks: CHECK_CODES.map(() => 0),
    scripts: SCRIPTS.map(() => 0),
  };
}

/** Adds one row to the counts, or takes it out again. */
function countRow(
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
function countChunk(counts: VerdictCounts, { columns, ends }: RowChunk): void {
  for (let index = 0; index < ends.length; index += 1) countRow(counts, columns, index);
}

/** The counts of a store's rows while it grows and rows of it are replaced. */
export interface VerdictTally {
  readonly counts: VerdictCounts;
  /** Counts the chunks that were appended since the last call. */
  countAppended(): void;
  /** To be called before a row is replaced, and after it. */
  recount(row: number, phase: 'before' | 'after'): void;
}

/** A tally that has counted no row of the store yet. */
export function createVerdictTally(store: RowStore): VerdictTally {
  const counts = createCounts();
  let counted = 0;
  return {
    counts,
    countAppended() {
      for (; counted < store.chunks.length; counted += 1) {
        countChunk(counts, store.chunks[counted] as RowChunk);
      }
    },
    recount(row, phase) {
      // A chunk that is still to be counted will be with the verdicts it has then.
      if (getChunkIndex(row) >= counted) return;
      const { columns, at } = store.verdict(row);
      countRow(counts, columns, at, phase === 'before' ? -1 : 1);
    },
  };
}
