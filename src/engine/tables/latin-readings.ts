// Reads the table of characters that readers of Latin may read as ASCII:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { ByteReader } from './byte-reader.ts';

/** Smallest byte that is the ASCII code of a reading. Smaller bytes are indexes into the list of all other readings. */
export const FIRST_ASCII_READING = 0x20;

const NO_READINGS: readonly string[] = [];

/** Creates the lookup {@link BulkTables.latinReadings}. Characters with the same byte share one array. */
export function readLatinReadings(reader: ByteReader): (codePoint: number) => readonly string[] {
  const kinds = reader
    .text()
    .split('\n')
    .map((texts) => texts.split(' '));
  const readings = new Map<number, readonly string[]>();
  for (const character of reader.ascendingList()) {
    const byte = reader.byte();
    if (byte >= FIRST_ASCII_READING) kinds[byte] ??= [String.fromCharCode(byte)];
    readings.set(character, kinds[byte] as string[]);
  }
  return (codePoint) => readings.get(codePoint) ?? NO_READINGS;
}
