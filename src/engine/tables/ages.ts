// Ages of code points: https://www.unicode.org/reports/tr44/#Age

import type { ByteReader } from './byte-reader.ts';
import { readRuns, runOf } from './code-point-runs.ts';

/** Reads the ages, such as `1.1`; the look-up gives undefined for the unassigned. */
export function readAges(reader: ByteReader): (codePoint: number) => string | undefined {
  const ages = reader.textList();
  const runs = readRuns(reader);
  // Value 0 is that of the unassigned.
  return (codePoint) => ages[(runs.values[runOf(runs, codePoint)] as number) - 1];
}
