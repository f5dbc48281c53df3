// Reads the table of characters that readers of Latin may read as ASCII:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { ByteReader } from './byte-reader.ts';

/**
 * Smallest byte that is not the ASCII code of a reading. This byte and larger ones stand for the entries of the list of
 * all other readings.
 */
export const FIRST_LISTED_READING = 0x80;

const NO_READINGS: readonly string[] = [];

/** Creates the lookup {@link BulkTables.latinReadings}. Characters with the same byte share one array. */
export function readLatinReadings(reader: ByteReader): (codePoint: number) => readonly string[] {
  const kinds = Array.from({ length: FIRST_LISTED_READING }, (_, byte) => [
    String.fromCharCode(byte),
  ]);
  for (const texts of reader.text().split('\n')) kinds.push(texts.split(' '));
  const readings = new Map<number, readonly string[]>();
  for (const character of reader.ascendingList()) {
    readings.set(character, kinds[reader.byte()] as string[]);
  }
  return (codePoint) => readings.get(codePoint) ?? NO_READINGS;
}
