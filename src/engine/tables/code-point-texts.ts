// Reads strings that many code points share, such as ages and blocks: https://www.unicode.org/reports/tr44/

import type { ByteReader } from './byte-reader.ts';
import { findRun, readRuns } from './code-point-runs.ts';

/** Reads strings such as the age `1.1`. The returned lookup returns undefined for code points without a string. */
export function readCodePointTexts(reader: ByteReader): (codePoint: number) => string | undefined {
  const texts = reader.textList();
  const runs = readRuns(reader);
  // Code points without a string have the value 0.
  return (codePoint) => texts[(runs.values[findRun(runs, codePoint)] as number) - 1];
}
