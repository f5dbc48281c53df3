import { FIRST_ASCII_READING } from '../../../engine/tables/latin-readings.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { LatinReadings } from './compile-extended-reading.ts';

/** Encodes characters and their readings in the format that the engine's `readLatinReadings` reads. */
export function encodeExtendedReadings(readings: LatinReadings): Uint8Array {
  const texts = Array.from(readings.values(), (each) => each.join(' '));
  const longer = [...new Set(texts.filter((text) => text.length > 1))].sort();
  if (longer.length > FIRST_ASCII_READING) throw new Error('Too many different readings.');
  const writer = new ByteWriter();
  writer.text(longer.join('\n'));
  writer.ascendingList([...readings.keys()]);
  for (const text of texts) {
    writer.byte(text.length > 1 ? longer.indexOf(text) : text.charCodeAt(0));
  }
  return writer.toBytes();
}
