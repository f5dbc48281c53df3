import { type Digit, radixSort } from '../../lists/rows/radix-sort.ts';
import {
  createColumnReader,
  getChunkIndex,
  getIndexInChunk,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { type GetTargetRank, getDanger, MAX_DANGER, MAX_TARGET_RANK } from './row-danger.ts';
import { isImitation } from './row-findings.ts';

/** Maximum number of rows that are sorted without a break. */
const MAX_COMPARED_ROWS = 1000;
/** Number of steps between two clock checks. For the longest names, they take a few milliseconds. */
const STRIDE = 64;

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Sorts rows by their texts. Rows with equal texts keep their order. */
export async function mergeSort(
  rows: Uint32Array,
  getText: (row: number) => string,
  yieldIfDue: Yielder,
): Promise<Uint32Array> {
  await yieldIfDue();
  if (rows.length <= MAX_COMPARED_ROWS) {
    const named = Array.from(rows, (row) => ({ row, text: getText(row) }));
    named.sort((left, right) => compareTexts(left.text, right.text));
    return Uint32Array.from(named, ({ row }) => row);
  }
  const middle = Math.ceil(rows.length / 2);
  const left = await mergeSort(rows.subarray(0, middle), getText, yieldIfDue);
  const right = await mergeSort(rows.subarray(middle), getText, yieldIfDue);
  const merged = new Uint32Array(rows.length);
  let taken = 0;
  for (let place = 0; place < merged.length; place += 1) {
    const [one, other] = [left[taken], right[place - taken]];
    const isLeft = one !== undefined && (other === undefined || getText(one) <= getText(other));
    merged[place] = (isLeft ? one : other) as number;
    if (isLeft) taken += 1;
    if (place % STRIDE === 0) await yieldIfDue();
  }
  return merged;
}

/** Key that rows can be sorted by. `row` is the order of the list. */
export type SortKey =
  | 'row'
  | 'name'
  | 'found'
  | 'target'
  | 'rating'
  | 'riskCount'
  | 'normalization';

/** Creates the digit that sorts rows by danger, the most dangerous first even in descending order. */
function createDangerDigit(
  { chunks }: RowStore,
  descending: boolean,
  getTargetRank: GetTargetRank,
): Digit {
  const judged = chunks.map(({ columns }) => ({
    columns,
    ranks: columns.targets.map(getTargetRank),
  }));
  const getRowDanger = (row: number): number => {
    const chunk = judged[getChunkIndex(row)];
    if (!chunk) return MAX_DANGER;
    const { columns, ranks } = chunk;
    const at = getIndexInChunk(row);
    const rank = ranks[(columns.target[at] as number) - 1] ?? MAX_TARGET_RANK;
    return getDanger(columns, at, rank);
  };
  return descending ? (row) => MAX_DANGER - getRowDanger(row) : getRowDanger;
}

/** Creates digits that sort rows by the name they imitate, then addresses. Rows that imitate nothing come last in both directions. */
async function createTargetDigits(
  { chunks }: RowStore,
  descending: boolean,
  yieldIfDue: Yielder,
): Promise<Digit[]> {
  const names = new Set<string>();
  for (const { columns } of chunks) {
    for (const name of columns.targets) names.add(name);
    await yieldIfDue();
  }
  const places = new Map([...names].sort().map((name, index) => [name, index + 1]));
  const address = places.size + 1;
  const nothing = descending ? 0 : address + 1;
  // Reads the columns only once, because a chunk may get other columns during the sort.
  const judged = chunks.map(({ columns }) => ({
    columns,
    places: columns.targets.map((name) => places.get(name) ?? nothing),
  }));
  const getPlace = (row: number): number => {
    const chunk = judged[getChunkIndex(row)];
    const at = getIndexInChunk(row);
    if (!chunk || !isImitation(chunk.columns, at)) return nothing;
    return chunk.places[(chunk.columns.target[at] as number) - 1] ?? address;
  };
  return [(row) => getPlace(row) & 0xffff, (row) => getPlace(row) >>> 16];
}

/**
 * Sorts rows by a key. Sorts rows with equal keys by danger, the most dangerous first. Equally dangerous rows keep the
 * order of the list.
 */
export async function sortRows(
  store: RowStore,
  rows: Uint32Array,
  { key, descending }: { key: SortKey; descending: boolean },
  yieldIfDue: Yielder,
  getTargetRank: GetTargetRank,
): Promise<Uint32Array> {
  const reverse = (list: Uint32Array) => (descending ? list.slice().reverse() : list);
  // Reversing before and after the sort keeps equal rows in the order of the list.
  const start = reverse(rows);
  if (key === 'row') return start;
  if (key === 'name') return reverse(await mergeSort(start, (row) => store.name(row), yieldIfDue));
  const isDangerReversed = descending && key !== 'found';
  // The first digit is the least significant one.
  const digits = [createDangerDigit(store, isDangerReversed, getTargetRank)];
  if (key === 'target') digits.push(...(await createTargetDigits(store, descending, yieldIfDue)));
  else if (key !== 'found') {
    const getNumber = createColumnReader(store, key);
    digits.push((row) => getNumber(row) ?? 0);
  }
  return reverse(await radixSort(start, digits, yieldIfDue));
}
