// Sets of code points, as runs: https://en.wikipedia.org/wiki/Bit_array

import type { ByteReader } from './byte-reader.ts';
import { CODE_POINT_COUNT } from './code-point-runs.ts';

/** Reads the ends of runs, the first of which are outside; the test for being a member is total. */
export function readCodePointSet(reader: ByteReader): (codePoint: number) => boolean {
  const ends = reader.ascendingList();
  const isMember = new Uint8Array(CODE_POINT_COUNT);
  for (let at = 1; at < ends.length; at += 2) isMember.fill(1, ends[at - 1], ends[at]);
  return (codePoint) => isMember[codePoint] === 1;
}
