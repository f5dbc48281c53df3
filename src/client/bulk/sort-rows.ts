import type { BulkColumns } from '../../contract/bulk-columns.ts';
import type { Pause } from '../yielder.ts';
import { type Digit, radixOrder } from './radix-sort.ts';
import { CHUNK_ROWS, type RowStore } from './row-store.ts';

/** What rows can be ordered by; `row` is the order of the list. */
export const SORT_KEYS = [
  'row',
  'name',
  'rating',
  'riskCount',
  'highestRisk',
  'normalization',
  'script',
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

type NumericKey = Exclude<SortKey, 'row' | 'name'>;

/** Digits of a column with one number a row. */
function columnDigit(store: RowStore, column: NumericKey): Digit {
  const columns = store.chunks.map((chunk) => chunk.columns[column]);
  return (row) => columns[Math.floor(row / CHUNK_ROWS)]?.[row % CHUNK_ROWS] ?? 0;
}

/** The four 16-bit digits of a 64-bit column, the least significant first. */
export function keyDigits(store: RowStore, column: 'skeleton' | 'looseSkeleton'): Digit[] {
  const words = store.chunks.map(({ columns }) => words16(columns[column]));
  return [0, 1, 2, 3].map(
    (digit) => (row) => words[Math.floor(row / CHUNK_ROWS)]?.[(row % CHUNK_ROWS) * 4 + digit] ?? 0,
  );
}

function words16(keys: BulkColumns['skeleton']): Uint16Array {
  return new Uint16Array(keys.buffer, keys.byteOffset, keys.length * 4);
}

/** UTF-16 units that one round of ordering by name looks at. */
const UNITS = 4;
/** So few rows are compared with each other instead. */
const FEW = 1000;
/** So are names that agree so far: looked at a few units at a time, long ones would take too long. */
const DEEPEST = 64;
/** Comparisons between two looks at the clock: of the longest names even these take milliseconds. */
const STRIDE = 64;

function byText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Digit `depth` of a name: 0 where it has ended, so that a prefix comes before what continues it. */
function nameDigit(store: RowStore, depth: number): Digit {
  return (row) => store.name(row).charCodeAt(depth) + 1 || 0;
}

/** Orders by comparison: a few rows at once, and then by merging what is in order. */
async function compared(store: RowStore, rows: Uint32Array, pause: Pause): Promise<Uint32Array> {
  await pause();
  if (rows.length <= FEW) {
    const named = Array.from(rows, (row) => ({ row, name: store.name(row) }));
    named.sort((left, right) => byText(left.name, right.name));
    return Uint32Array.from(named, ({ row }) => row);
  }
  const middle = Math.ceil(rows.length / 2);
  const left = await compared(store, rows.subarray(0, middle), pause);
  const right = await compared(store, rows.subarray(middle), pause);
  const merged = new Uint32Array(rows.length);
  let taken = 0;
  for (let place = 0; place < merged.length; place += 1) {
    const [one, other] = [left[taken], right[place - taken]];
    const isLeft =
      one !== undefined && (other === undefined || store.name(one) <= store.name(other));
    merged[place] = (isLeft ? one : other) as number;
    if (isLeft) taken += 1;
    if (place % STRIDE === 0) await pause();
  }
  return merged;
}

/** Orders by the next few units, then the rows that agree in them by the units after those. */
async function orderByName(
  store: RowStore,
  rows: Uint32Array,
  pause: Pause,
  depth = 0,
): Promise<Uint32Array> {
  if (rows.length <= FEW || depth >= DEEPEST) return compared(store, rows, pause);
  const digits = Array.from({ length: UNITS }, (_, index) =>
    nameDigit(store, depth + UNITS - 1 - index),
  );
  const ordered = await radixOrder(rows, digits, pause);
  const prefix = (index: number) =>
    store.name(ordered[index] as number).slice(depth, depth + UNITS);
  let start = 0;
  for (let index = 1; index <= ordered.length; index += 1) {
    if (index % STRIDE === 0) await pause();
    if (index < ordered.length && prefix(index) === prefix(start)) continue;
    if (index - start > 1) {
      const run = await orderByName(store, ordered.subarray(start, index), pause, depth + UNITS);
      ordered.set(run, start);
    }
    start = index;
  }
  return ordered;
}

/** The rows, in another order; rows that are equal by the key stay in the order of the list. */
export async function orderRows(
  store: RowStore,
  rows: Uint32Array,
  { key, descending }: { key: SortKey; descending: boolean },
  pause: Pause,
): Promise<Uint32Array> {
  if (key === 'row') return descending ? rows.slice().reverse() : rows;
  // Reversed before and after, equal rows come out in their first order.
  const start = descending ? rows.slice().reverse() : rows;
  const ordered =
    key === 'name'
      ? await orderByName(store, start, pause)
      : await radixOrder(start, [columnDigit(store, key)], pause);
  return descending ? ordered.slice().reverse() : ordered;
}
