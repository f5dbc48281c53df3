import { computeChecksum, SECTIONS_MAGIC } from '../../engine/tables/sections.ts';
import { ByteWriter } from './byte-writer.ts';

/** Packs named sections, in order, into the file format that the engine's `readSections` reads. */
export function writeSections(sections: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const content = new ByteWriter();
  const entries = Object.entries(sections);
  content.unsigned(entries.length);
  for (const [name, { length }] of entries) {
    content.text(name);
    content.unsigned(length);
  }
  for (const [, bytes] of entries) content.bytes(bytes);

  const body = content.toBytes();
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, computeChecksum(body), true);
  return Uint8Array.from([...SECTIONS_MAGIC, ...sum, ...body]);
}
