import { NOTHING_SHARED } from '../../engine/tables/byte-reader.ts';
import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { computeChecksum, SECTIONS_MAGIC } from '../../engine/tables/sections.ts';

/** Maximum number of shared characters that a capital letter can encode. */
const MAX_SHARED = 25;

/** Writes the formats that the methods of the engine's `ByteReader` read. Throws if a value cannot be encoded. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value > 255)
      throw new Error(`Not a byte: ${value}`);
    this.#bytes.push(value);
  }

  unsigned(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) {
      throw new Error(`Not an unsigned integer: ${value}`);
    }
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128);
    this.#bytes.push(rest);
  }

  signed(value: number): void {
    if ((value | 0) !== value) throw new Error(`Not a signed integer: ${value}`);
    this.unsigned(((value << 1) ^ (value >> 31)) >>> 0);
  }

  bytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.byte(byte);
  }

  unsignedList(list: readonly number[]): void {
    this.#list(list, (member) => this.unsigned(member));
  }

  unsignedLists(lists: readonly (readonly number[])[]): void {
    this.#list(lists, (list) => this.unsignedList(list));
  }

  /** Writes a list whose members are in strictly ascending order. */
  ascendingList(list: readonly number[]): void {
    this.unsigned(list.length);
    let next = 0;
    for (const member of list) {
      this.unsigned(member - next);
      next = member + 1;
    }
  }

  text(text: string): void {
    this.#list([...text], (character) => this.unsigned(character.codePointAt(0) as number));
  }

  textList(list: readonly string[]): void {
    this.#list(list, (text) => this.text(text));
  }

  sortedTextList(list: readonly string[]): void {
    let text = '';
    let before = '';
    for (const member of list) {
      if (/[A-Z]/.test(member)) throw new Error(`Capitals are not allowed: ${member}`);
      let shared = 0;
      while (shared < MAX_SHARED && shared < before.length && before[shared] === member[shared])
        shared++;
      text += String.fromCharCode(NOTHING_SHARED + shared) + member.slice(shared);
      before = member;
    }
    this.text(text);
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  #list<T>(list: readonly T[], write: (member: T) => void): void {
    this.unsigned(list.length);
    list.forEach(write);
  }
}

/** Returns the bytes that a function writes. */
export function writeBytes(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter();
  write(writer);
  return writer.toBytes();
}

/** Writes a value per code point in the format that the engine's `readRuns` reads. */
export function writeRuns(writer: ByteWriter, getValue: (codePoint: number) => number): void {
  const { lengths, values } = findRuns(getValue);
  writer.unsignedList(lengths);
  writer.unsignedList(values);
}

/** Finds the lengths and values of runs of equal values, by default for all code points. */
export function findRuns(
  getValue: (index: number) => number,
  count = CODE_POINT_COUNT,
): { lengths: number[]; values: number[] } {
  const lengths: number[] = [];
  const values: number[] = [];
  for (let index = 0; index < count; index++) {
    const value = getValue(index);
    if (value === values.at(-1)) {
      lengths.push((lengths.pop() as number) + 1);
    } else {
      lengths.push(1);
      values.push(value);
    }
  }
  return { lengths, values };
}

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
