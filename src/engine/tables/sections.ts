// The container of the tables, named sections behind one FNV-1a checksum: http://www.isthe.com/chongo/tech/comp/fnv/

import { ByteReader } from './byte-reader.ts';

/** Sections of one table file by name. */
export type Sections = ReadonlyMap<string, Uint8Array>;

/** First bytes of every table file: `NSTB` and the version of this layout. */
export const SECTIONS_MAGIC: readonly number[] = [0x4e, 0x53, 0x54, 0x42, 1];

const HEADER_LENGTH = SECTIONS_MAGIC.length + 4;

/**
 * Splits a table file into its sections, which are views on it. The layout: magic, checksum of
 * all that follows (u32, little-endian), number of sections, name and length of each, contents of each.
 * Throws when the bytes are something else, cut short, or damaged.
 */
export function readSections(bytes: Uint8Array): Sections {
  if (!ArrayBuffer.isView(bytes)) throw new TypeError('A table has to be given as a Uint8Array.');
  if (SECTIONS_MAGIC.some((byte, i) => bytes[i] !== byte)) {
    throw new Error('These bytes are not a Namescope table, or one of another version.');
  }
  const content = bytes.subarray(HEADER_LENGTH);
  const expected = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (
    bytes.length < HEADER_LENGTH ||
    expected.getUint32(SECTIONS_MAGIC.length, true) !== computeChecksum(content)
  ) {
    throw new Error('The table is cut short or damaged.');
  }

  const reader = new ByteReader(content);
  const index: [name: string, length: number][] = [];
  for (let left = reader.unsigned(); left > 0; left--)
    index.push([reader.text(), reader.unsigned()]);
  return new Map(index.map(([name, length]) => [name, reader.bytes(length)]));
}

/** A reader at the start of a section. Throws when the table lacks it. */
export function openSection(sections: Sections, name: string): ByteReader {
  const bytes = sections.get(name);
  if (bytes === undefined) throw new Error(`The table lacks the section "${name}".`);
  return new ByteReader(bytes);
}

/** 32-bit FNV-1a. */
export function computeChecksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
}
