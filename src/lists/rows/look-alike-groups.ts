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

async function createGroup(
  store: RowStore,
  rows: Uint32Array,
  yieldIfDue: Yielder,
): Promise<LookAlikeGroup> {
  const getRating = createColumnReader(store, 'rating');
  const names = new Set<string>();
  let rating: number = NO_RATING;
  for (const [index, row] of rows.entries()) {
    names.add(store.name(row));
    rating = Math.max(rating, getRating(row) ?? NO_RATING);
    if (index % STRIDE === 0) await yieldIfDue();
  }
  return { rows, names: names.size, rating };
}

async function findInspectedRows(store: RowStore, yieldIfDue: Yielder): Promise<Uint32Array> {
  const getRating = createColumnReader(store, 'rating');
  const rows: number[] = [];
  const { length } = store;
  for (let row = 0; row < length; row += 1) {
    if ((getRating(row) ?? NO_RATING) !== NO_RATING) rows.push(row);
    if (row % STRIDE === 0) await yieldIfDue();
  }
  return Uint32Array.from(rows);
}

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

/** Yields the rows that share a key, for every key with two or more rows. */
async function* findEqualRows(
  store: RowStore,
  column: KeyColumn,
  yieldIfDue: Yielder,
): AsyncGenerator<Uint32Array> {
  const getKey = createColumnReader(store, column);
  const inspected = await findInspectedRows(store, yieldIfDue);
  const rows = await radixSort(inspected, createKeyDigits(store, column), yieldIfDue);
  let start = 0;
  for (let index = 1; index <= rows.length; index += 1) {
    if (index % STRIDE === 0) await yieldIfDue();
    if (index < rows.length && getKey(rows[index] as number) === getKey(rows[start] as number))
      continue;
    if (index - start > 1) yield rows.subarray(start, index);
    start = index;
  }
}

async function findGroups(
  store: RowStore,
  column: KeyColumn,
  yieldIfDue: Yielder,
  isWanted: (rows: Uint32Array) => boolean,
): Promise<LookAlikeGroup[]> {
  const found: LookAlikeGroup[] = [];
  for await (const rows of findEqualRows(store, column, yieldIfDue)) {
    if (!isWanted(rows)) continue;
    const group = await createGroup(store, rows.slice(), yieldIfDue);
    if (group.names > 1) found.push(group);
  }
  const getFirstRow = (group: LookAlikeGroup) => group.rows[0] as number;
  return found.sort(
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
