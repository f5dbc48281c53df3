// Reads the bytes of a table. Integers are LEB128, signed ones with zigzag encoding: https://en.wikipedia.org/wiki/LEB128

/**
 * Capital letter before an entry that shares no prefix with the previous entry of a sorted list. `B` means that the
 * entries share one UTF-16 code unit, `C` that they share two, and so on.
 */
export const NOTHING_SHARED = 'A'.charCodeAt(0);

const LAST_SHARED = 'Z'.charCodeAt(0);

/** Maximum number of code points that become one string at once. */
const MAX_PART = 2048;

/** Cursor over table bytes. Every method advances it and throws if the bytes end too early. */
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

  /** Reads an integer from 0 to 2^32 − 1. */
  unsigned(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** Reads an integer from −2^31 to 2^31 − 1. */
  signed(): number {
    const value = this.unsigned();
    return (value >>> 1) ^ -(value & 1);
  }

  /** Returns a view of the next bytes, not a copy. */
  bytes(length: number): Uint8Array {
    const end = this.#position + length;
    if (end > this.#bytes.length) throw new Error('Table bytes end too early.');
    const view = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return view;
  }

  /** Reads a list of integers: length, then members. */
  unsignedList(): number[] {
    return this.#list(() => this.unsigned());
  }

  /** Reads a list of lists of integers: length, then members. */
  unsignedLists(): number[][] {
    return this.#list(() => this.unsignedList());
  }

  /** Reads a strictly ascending list of integers: length, first member, then each difference minus one. */
  ascendingList(): number[] {
    let next = 0;
    return this.#list(() => {
      const member = next + this.unsigned();
      next = member + 1;
      return member;
    });
  }

  /** Reads a string: number of code points, then the code points. */
  text(): string {
    let text = '';
    // One string per part, because a string per character would leave much garbage.
    for (let left = this.unsigned(); left > 0; left -= MAX_PART) {
      const codePoints = new Array<number>(Math.min(left, MAX_PART));
      for (let at = 0; at < codePoints.length; at++) codePoints[at] = this.unsigned();
      text += String.fromCodePoint(...codePoints);
    }
    return text;
  }

  /** Reads a list of strings: length, then members. */
  textList(): string[] {
    return this.#list(() => this.text());
  }

  /**
   * Reads a sorted list of strings without `A` to `Z`. A capital letter before each entry gives the length of the
   * prefix that it shares with the previous entry. See {@link NOTHING_SHARED}.
   */
  sortedTextList(): string[] {
    return splitSortedTexts(this.text());
  }

  #list<T>(read: () => T): T[] {
    const list = new Array<T>(this.unsigned());
    for (let at = 0; at < list.length; at++) list[at] = read();
    return list;
  }
}

/** Splits the text of a sorted list into its entries. See {@link ByteReader.sortedTextList}. */
export function splitSortedTexts(text: string): string[] {
  const list: string[] = [];
  let before = '';
  for (let at = 0; at < text.length; ) {
    const shared = text.charCodeAt(at) - NOTHING_SHARED;
    let end = at + 1;
    while (end < text.length && !isShared(text.charCodeAt(end))) end++;
    before = before.slice(0, shared) + text.slice(at + 1, end);
    list.push(before);
    at = end;
  }
  return list;
}

function isShared(unit: number): boolean {
  return unit >= NOTHING_SHARED && unit <= LAST_SHARED;
}
