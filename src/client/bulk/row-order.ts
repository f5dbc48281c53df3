import type { BulkColumns } from '../../contract/bulk-columns.ts';
import { type Digit, radixOrder } from './radix-order.ts';
import { CHUNK_ROWS, type RowStore } from './row-store.ts';
import type { Pause } from './time-slices.ts';

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
/** Names that agree so far are ordered no further. */
const DEEPEST = 64;

function byText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Digit `depth` of a name: 0 where it has ended, so that a prefix comes before what continues it. */
function nameDigit(store: RowStore, depth: number): Digit {
  return (row) => {
    const unit = store.name(row).charCodeAt(depth);
    return Number.isNaN(unit) ? 0 : Math.min(unit + 1, 0xffff);
  };
}

/** Where each run of rows ends whose names agree in the units from `depth`. */
function* runs(store: RowStore, rows: Uint32Array, depth: number): Generator<[number, number]> {
  const prefix = (index: number) => store.name(rows[index] as number).slice(depth, depth + UNITS);
  let start = 0;
  let shared = rows.length > 0 ? prefix(0) : '';
  for (let index = 1; index <= rows.length; index += 1) {
    const next = index < rows.length ? prefix(index) : null;
    if (next === shared) continue;
    yield [start, index];
    start = index;
    shared = next ?? '';
  }
}

/** Orders by the next few units, then the rows that agree in them by the units after those. */
async function orderByName(
  store: RowStore,
  rows: Uint32Array,
  pause: Pause,
  depth = 0,
): Promise<Uint32Array> {
  await pause();
  if (rows.length <= FEW) {
    const named = Array.from(rows, (row) => ({ row, name: store.name(row) }));
    named.sort((left, right) => byText(left.name, right.name));
    return Uint32Array.from(named, ({ row }) => row);
  }
  if (depth >= DEEPEST) return rows;
  const digits = Array.from({ length: UNITS }, (_, index) =>
    nameDigit(store, depth + UNITS - 1 - index),
  );
  const ordered = await radixOrder(rows, digits, pause);
  for (const [start, end] of runs(store, ordered, depth)) {
    if (end - start > 1) {
      const run = await orderByName(store, ordered.subarray(start, end), pause, depth + UNITS);
      ordered.set(run, start);
    }
    await pause();
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
