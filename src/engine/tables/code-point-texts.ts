// Reads strings that many code points share, such as ages and blocks: https://www.unicode.org/reports/tr44/

import type { ByteReader } from './byte-reader.ts';
import { readRuns, runOf } from './code-point-runs.ts';

/** Reads strings such as the age `1.1` or the block `Basic Latin`. The lookup returns undefined for other code points. */
export function readCodePointTexts(reader: ByteReader): (codePoint: number) => string | undefined {
  const texts = reader.textList();
  const runs = readRuns(reader);
  // Code points without a string have the value 0.
  return (codePoint) => texts[(runs.values[runOf(runs, codePoint)] as number) - 1];
}
