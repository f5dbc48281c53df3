// The reader of table bytes, LEB128 and zigzag integers: https://en.wikipedia.org/wiki/LEB128

/** Opens a text of a sorted list that shares nothing with the one before; `B` one that shares a UTF-16 unit, and so on. */
export const NOTHING_SHARED = 'A'.charCodeAt(0);

/** A cursor over table bytes; every method advances it and throws when the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#position >= this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#position++];
    if (byte === undefined) throw new Error('Table bytes end too early.');
    return byte;
  }

  /** An integer from 0 to 2^32 − 1. */
  unsigned(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      if (factor > 128 ** 4) throw new Error('Table bytes hold an endless integer.');
    }
  }

  /** An integer from −2^31 to 2^31 − 1. */
  signed(): number {
    const value = this.unsigned();
    return (value >>> 1) ^ -(value & 1);
  }

  /** A view on the next bytes, not a copy. */
  bytes(length: number): Uint8Array {
    const end = this.#position + length;
    if (end > this.#bytes.length) throw new Error('Table bytes end too early.');
    const view = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return view;
  }

  /** A list of integers: its length, then its members. */
  unsignedList(): number[] {
    const list = new Array<number>(this.#length());
    for (let i = 0; i < list.length; i++) list[i] = this.unsigned();
    return list;
  }

  /** A list of such lists: its length, then its members. */
  unsignedLists(): number[][] {
    const lists = new Array<number[]>(this.#length());
    for (let i = 0; i < lists.length; i++) lists[i] = this.unsignedList();
    return lists;
  }

  /** A strictly ascending list: its length, the first member, then the differences less one. */
  ascendingList(): number[] {
    const list = new Array<number>(this.#length());
    for (let i = 0, next = 0; i < list.length; i++) {
      const member = next + this.unsigned();
      list[i] = member;
      next = member + 1;
    }
    return list;
  }

  /** A text: its number of code points, then each. */
  text(): string {
    let text = '';
    for (let left = this.#length(); left > 0; left--) text += String.fromCodePoint(this.unsigned());
    return text;
  }

  /** A list of texts: its length, then its members. */
  textList(): string[] {
    const list = new Array<string>(this.#length());
    for (let i = 0; i < list.length; i++) list[i] = this.text();
    return list;
  }

  /** A sorted list of texts without capitals: each follows a letter that says how much it shares with the one before, `A` for nothing. */
  sortedTextList(): string[] {
    const list: string[] = [];
    let before = '';
    for (const [, shared = '', rest] of this.text().matchAll(/([A-Z])([^A-Z]*)/g)) {
      before = before.slice(0, shared.charCodeAt(0) - NOTHING_SHARED) + rest;
      list.push(before);
    }
    return list;
  }

  /** A length, each unit of which stands for at least one byte to come. */
  #length(): number {
    const length = this.unsigned();
    if (length > this.#bytes.length - this.#position) {
      throw new Error('Table bytes end too early.');
    }
    return length;
  }
}
