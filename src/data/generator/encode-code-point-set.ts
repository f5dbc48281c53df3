import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { ByteWriter } from './byte-writer.ts';

/** A set of code points as the engine's `readCodePointSet` reads it. */
export function encodeCodePointSet(has: (codePoint: number) => boolean): Uint8Array {
  const ends: number[] = [];
  let isInside = false;
  for (let codePoint = 0; codePoint <= CODE_POINT_COUNT; codePoint++) {
    if (isInside === (codePoint < CODE_POINT_COUNT && has(codePoint))) continue;
    isInside = !isInside;
    ends.push(codePoint);
  }
  const writer = new ByteWriter();
  writer.ascendingList(ends);
  return writer.toBytes();
}
