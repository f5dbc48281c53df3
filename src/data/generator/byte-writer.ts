import { NOTHING_SHARED } from '../../engine/tables/byte-reader.ts';

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
    this.unsigned(list.length);
    for (const member of list) this.unsigned(member);
  }

  unsignedLists(lists: readonly (readonly number[])[]): void {
    this.unsigned(lists.length);
    for (const list of lists) this.unsignedList(list);
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
    const characters = [...text];
    this.unsigned(characters.length);
    for (const character of characters) this.unsigned(character.codePointAt(0) as number);
  }

  textList(list: readonly string[]): void {
    this.unsigned(list.length);
    for (const text of list) this.text(text);
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
}
