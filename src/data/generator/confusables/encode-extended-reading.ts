import { FIRST_LISTED_READING } from '../../../engine/tables/bulk-tables.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { LatinReadings } from './compile-extended-reading.ts';

/** Encodes characters and their readings in the format that the engine's `readLatinReadings` reads. */
export function encodeExtendedReadings(readings: LatinReadings): Uint8Array {
  const texts = Array.from(readings.values(), (each) => each.join(' '));
  const longer = [...new Set(texts.filter((text) => text.length > 1))].sort();
  if (FIRST_LISTED_READING + longer.length > 0x100) throw new Error('Too many different readings.');
  const writer = new ByteWriter();
  writer.text(longer.join('\n'));
  writer.ascendingList([...readings.keys()]);
  for (const text of texts) {
    const listed = FIRST_LISTED_READING + longer.indexOf(text);
    writer.byte(text.length > 1 ? listed : text.charCodeAt(0));
  }
  return writer.toBytes();
}
