// Reads table files, which contain named sections and an FNV-1a checksum: http://www.isthe.com/chongo/tech/comp/fnv/

import { ByteReader } from './byte-reader.ts';

/** Maps the name of each section in a table file to its bytes. */
export type Sections = ReadonlyMap<string, Uint8Array>;

/** First bytes of every table file: `NSTB` and the version of the layout. */
export const SECTIONS_MAGIC: readonly number[] = [0x4e, 0x53, 0x54, 0x42, 1];

const HEADER_LENGTH = SECTIONS_MAGIC.length + 4;

/**
 * Splits a table file into sections, which are views of its bytes. Throws if the bytes are truncated, damaged or not a
 * table.
 *
 * Layout: magic bytes, checksum of the rest (u32, little-endian), number of sections, name and length of each section,
 * contents of each section.
 */
export function readSections(bytes: Uint8Array): Sections {
  if (!ArrayBuffer.isView(bytes)) throw new TypeError('A table must be passed as a Uint8Array.');
  if (SECTIONS_MAGIC.some((byte, i) => bytes[i] !== byte)) {
    throw new Error('These bytes are not a Namescope table of this version.');
  }
  const content = bytes.subarray(HEADER_LENGTH);
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (
    bytes.length < HEADER_LENGTH ||
    header.getUint32(SECTIONS_MAGIC.length, true) !== computeChecksum(content)
  ) {
    throw new Error('The table is truncated or damaged.');
  }

  const reader = new ByteReader(content);
  const index: [name: string, length: number][] = [];
  for (let left = reader.unsigned(); left > 0; left--)
    index.push([reader.text(), reader.unsigned()]);
  return new Map(index.map(([name, length]) => [name, reader.bytes(length)]));
}

/** Thrown if the table does not contain a section that is needed, or if the section has not been loaded yet. */
export class MissingSectionError extends Error {
  /** Name of the section. */
  readonly section: string;

  constructor(section: string) {
    super(`The table has no section "${section}".`);
    this.section = section;
  }
}

/** Returns the bytes of a section. Throws a {@link MissingSectionError} if the table has no section with this name. */
export function getSection(sections: Sections, name: string): Uint8Array {
  const bytes = sections.get(name);
  if (bytes === undefined) throw new MissingSectionError(name);
  return bytes;
}

/** Creates a reader for a section. Throws a {@link MissingSectionError} if the table has no section with this name. */
export function openSection(sections: Sections, name: string): ByteReader {
  return new ByteReader(getSection(sections, name));
}

/** Computes the 32-bit FNV-1a hash. */
export function computeChecksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
}

/** Bytes of the tables. `bulk` is enough to inspect names. `details` adds character names, ages and confusables. */
export interface TableBytes {
  bulk: Uint8Array;
  details: Uint8Array;
}
