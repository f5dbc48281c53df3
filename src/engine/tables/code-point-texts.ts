// Texts that many code points share, such as ages and blocks: https://www.unicode.org/reports/tr44/

import type { ByteReader } from './byte-reader.ts';
import { readRuns, runOf } from './code-point-runs.ts';

/** Reads texts such as the age `1.1` or the block `Basic Latin`; the look-up gives undefined for a code point that has none. */
export function readCodePointTexts(reader: ByteReader): (codePoint: number) => string | undefined {
  const texts = reader.textList();
  const runs = readRuns(reader);
  // Value 0 is that of code points without a text.
  return (codePoint) => texts[(runs.values[runOf(runs, codePoint)] as number) - 1];
}
