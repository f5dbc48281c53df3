import type { Yielder } from '../../primitives/yielder.ts';

/** Maximum number of rows that are sorted without a break. */
export const MAX_COMPARED_ROWS = 1000;
/** Number of comparisons between two clock checks. For the longest names, they take a few milliseconds. */
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
