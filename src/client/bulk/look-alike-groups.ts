// Names that look alike have equal skeletons: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { NO_RATING } from '../../contract/bulk-columns.ts';
import type { Pause } from '../yielder.ts';
import { radixOrder } from './radix-sort.ts';
import { RowList } from './row-list.ts';
import { CHUNK_ROWS, type RowStore } from './row-store.ts';
import { keyDigits } from './sort-rows.ts';

/** Rows whose names look alike, in the order of the list. */
export interface LookAlikeGroup {
  rows: Uint32Array;
  /** Different names among them: two at least. */
  names: number;
  /** The worst rating among them. */
  rating: number;
}

export interface LookAlikes {
  /** Equal skeletons. */
  exact: LookAlikeGroup[];
  /** Equal loose skeletons, where the skeletons themselves are not all equal. */
  loose: LookAlikeGroup[];
}

type KeyColumn = 'skeleton' | 'looseSkeleton';

function keyReader(store: RowStore, column: KeyColumn): (row: number) => bigint {
  return (row) =>
    store.chunks[Math.floor(row / CHUNK_ROWS)]?.columns[column][row % CHUNK_ROWS] ?? 0n;
}

function ratingOf(store: RowStore, row: number): number {
  return store.chunks[Math.floor(row / CHUNK_ROWS)]?.columns.rating[row % CHUNK_ROWS] ?? NO_RATING;
}

/** Rows looked at between two looks at the clock. */
const STRIDE = 1024;

async function groupOf(store: RowStore, rows: Uint32Array, pause: Pause): Promise<LookAlikeGroup> {
  const names = new Set<string>();
  let rating: number = NO_RATING;
  for (const [index, row] of rows.entries()) {
    names.add(store.name(row));
    rating = Math.max(rating, ratingOf(store, row));
    if (index % STRIDE === 0) await pause();
  }
  return { rows, names: names.size, rating };
}

async function inspectedRows(store: RowStore, pause: Pause): Promise<Uint32Array> {
  const rows = new RowList();
  const { length } = store;
  for (let row = 0; row < length; row += 1) {
    if (ratingOf(store, row) !== NO_RATING) rows.push(row);
    if (row % STRIDE === 0) await pause();
  }
  return rows.rows();
}

/** Runs of rows with one key, several rows each. */
async function* equalRows(
  store: RowStore,
  column: KeyColumn,
  pause: Pause,
): AsyncGenerator<Uint32Array> {
  const key = keyReader(store, column);
  const inspected = await inspectedRows(store, pause);
  const rows = await radixOrder(inspected, keyDigits(store, column), pause);
  let start = 0;
  for (let index = 1; index <= rows.length; index += 1) {
    if (index % STRIDE === 0) await pause();
    if (index < rows.length && key(rows[index] as number) === key(rows[start] as number)) continue;
    if (index - start > 1) yield rows.subarray(start, index);
    start = index;
  }
}

async function groups(
  store: RowStore,
  column: KeyColumn,
  pause: Pause,
  isWanted: (rows: Uint32Array) => boolean,
): Promise<LookAlikeGroup[]> {
  const found: LookAlikeGroup[] = [];
  for await (const rows of equalRows(store, column, pause)) {
    if (!isWanted(rows)) continue;
    const group = await groupOf(store, rows.slice(), pause);
    if (group.names > 1) found.push(group);
  }
  const first = (group: LookAlikeGroup) => group.rows[0] as number;
  return found.sort((a, b) => b.names - a.names || b.rating - a.rating || first(a) - first(b));
}

/** All groups of names in the list that look alike, the largest first. */
export async function findLookAlikes(store: RowStore, pause: Pause): Promise<LookAlikes> {
  const skeleton = keyReader(store, 'skeleton');
  const exact = await groups(store, 'skeleton', pause, () => true);
  const loose = await groups(store, 'looseSkeleton', pause, (rows) =>
    rows.some((row) => skeleton(row) !== skeleton(rows[0] as number)),
  );
  return { exact, loose };
}
