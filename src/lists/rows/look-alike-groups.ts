// Finds names that look alike, which have equal skeletons: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { NO_RATING } from '../../contract/bulk-columns.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { type Digit, radixSort } from './radix-sort.ts';
import { createColumnReader, getChunkIndex, getIndexInChunk, type RowStore } from './row-store.ts';

/** Rows whose names look alike, in the order of the list. */
export interface LookAlikeGroup {
  rows: Uint32Array;
  /** Number of different names, at least two. */
  names: number;
  /** Worst rating of the rows. */
  rating: number;
}

export interface LookAlikes {
  /** Groups of names with equal skeletons. */
  exact: LookAlikeGroup[];
  /** Groups of names with equal loose skeletons, but at least two different skeletons. */
  loose: LookAlikeGroup[];
}

type KeyColumn = 'skeleton' | 'looseSkeleton';

/** Number of rows between two clock checks. */
const STRIDE = 1024;

/** Creates the four 16-bit digits of a 64-bit column, least significant first. Assumes little-endian byte order. */
function createKeyDigits(store: RowStore, column: KeyColumn): Digit[] {
  const words = store.chunks.map(({ columns }) => {
    const { buffer, byteOffset, length } = columns[column];
    return new Uint16Array(buffer, byteOffset, length * 4);
  });
  return [0, 1, 2, 3].map(
    (digit) => (row) => words[getChunkIndex(row)]?.[getIndexInChunk(row) * 4 + digit] ?? 0,
  );
}

/** Finds groups of different names with the same key, largest first. Ignores rows that were not inspected. */
async function findGroups(
  store: RowStore,
  column: KeyColumn,
  yieldIfDue: Yielder,
  isWanted: (rows: Uint32Array) => boolean,
): Promise<LookAlikeGroup[]> {
  const getKey = createColumnReader(store, column);
  const readRating = createColumnReader(store, 'rating');
  const getRating = (row: number) => readRating(row) ?? NO_RATING;
  const inspected: number[] = [];
  const { length } = store;
  for (let row = 0; row < length; row += 1) {
    if (getRating(row) !== NO_RATING) inspected.push(row);
    if (row % STRIDE === 0) await yieldIfDue();
  }
  const digits = createKeyDigits(store, column);
  const sorted = await radixSort(Uint32Array.from(inspected), digits, yieldIfDue);
  const groups: LookAlikeGroup[] = [];
  let start = 0;
  for (let end = 1; end <= sorted.length; end += 1) {
    if (end % STRIDE === 0) await yieldIfDue();
    const first = sorted[start] as number;
    if (end < sorted.length && getKey(sorted[end] as number) === getKey(first)) continue;
    const rows = end - start > 1 ? sorted.slice(start, end) : null;
    start = end;
    if (!rows || !isWanted(rows)) continue;
    const names = new Set<string>();
    let rating: number = NO_RATING;
    for (const [index, row] of rows.entries()) {
      names.add(store.name(row));
      rating = Math.max(rating, getRating(row));
      if (index % STRIDE === 0) await yieldIfDue();
    }
    if (names.size > 1) groups.push({ rows, names: names.size, rating });
  }
  const getFirstRow = ({ rows }: LookAlikeGroup) => rows[0] as number;
  return groups.sort(
    (a, b) => b.names - a.names || b.rating - a.rating || getFirstRow(a) - getFirstRow(b),
  );
}

/** Finds all groups of names in the list that look alike, largest first. */
export async function findLookAlikes(store: RowStore, yieldIfDue: Yielder): Promise<LookAlikes> {
  const getSkeleton = createColumnReader(store, 'skeleton');
  const exact = await findGroups(store, 'skeleton', yieldIfDue, () => true);
  const loose = await findGroups(store, 'looseSkeleton', yieldIfDue, (rows) =>
    rows.some((row) => getSkeleton(row) !== getSkeleton(rows[0] as number)),
  );
  return { exact, loose };
}
