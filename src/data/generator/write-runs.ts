import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Writes a value per code point in the format that the engine's `readRuns` reads. */
export function writeRuns(writer: ByteWriter, getValue: (codePoint: number) => number): void {
  const { lengths, values } = findRuns(getValue);
  writer.unsignedList(lengths);
  writer.unsignedList(values);
}

/** Finds the lengths and values of runs of equal values, by default for all code points. */
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
