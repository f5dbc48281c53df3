import type { Yielder } from '../../primitives/yielder.ts';

/** One digit of a row's key, from 0 to 65,536. */
export type Digit = (row: number) => number;

/** Number of steps between two clock checks. */
const STRIDE = 16_384;

/**
 * Sorts rows by a key that is given as digits, least significant first. Rows with equal keys keep their order.
 * Takes linear time, and yields regularly so that the page stays responsive.
 */
export async function radixSort(
  rows: Uint32Array,
  digits: readonly Digit[],
  yieldIfDue: Yielder,
): Promise<Uint32Array> {
  let from = rows.slice();
  let to = new Uint32Array(rows.length);
  const keys = new Uint32Array(rows.length);
  for (const digit of digits) {
    const starts = new Uint32Array(65_538);
    for (let index = 0; index < from.length; index += 1) {
      const key = digit(from[index] as number);
      keys[index] = key;
      starts[key + 1] = (starts[key + 1] as number) + 1;
      if (index % STRIDE === 0) await yieldIfDue();
    }
    for (let key = 1; key < starts.length; key += 1) {
      starts[key] = (starts[key] as number) + (starts[key - 1] as number);
    }
    for (let index = 0; index < from.length; index += 1) {
      const key = keys[index] as number;
      const place = starts[key] as number;
      to[place] = from[index] as number;
      starts[key] = place + 1;
      if (index % STRIDE === 0) await yieldIfDue();
    }
    [from, to] = [to, from];
  }
  return from;
}
