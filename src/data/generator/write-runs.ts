import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Writes one value per code point as the engine's `readRuns` reads them. */
export function writeRuns(writer: ByteWriter, getValue: (codePoint: number) => number): void {
  const { lengths, values } = findRuns(getValue);
  writer.unsignedList(lengths);
  writer.unsignedList(values);
}

/** The lengths and values of all runs of equal values; by default those of the code points. */
export function findRuns(
  getValue: (index: number) => number,
  count = CODE_POINT_COUNT,
): { lengths: number[]; values: number[] } {
  const lengths: number[] = [];
  const values: number[] = [];
  for (let index = 0; index < count; index++) {
    const value = getValue(index);
    if (value === values.at(-1)) {
      lengths.push((lengths.pop() as number) + 1);
    } else {
      lengths.push(1);
      values.push(value);
    }
  }
  return { lengths, values };
}
