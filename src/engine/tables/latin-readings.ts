// What characters pass for to eyes that know Latin letters alone: https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { ByteReader } from './byte-reader.ts';

/** A reading of one character is written as its ASCII code, any other as its place in a list, below this. */
export const FIRST_ASCII_READING = 0x20;

const NO_READINGS: readonly string[] = [];

/** Reads what each character passes for; the look-up is total and gives equal readings as the same array. */
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
