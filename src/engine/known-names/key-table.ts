// A multimap from 32-bit keys to numbers. Uses typed arrays, because a watchlist of 100,000 names has a million keys. A
// bitmap rejects most missing keys, like a Bloom filter: https://en.wikipedia.org/wiki/Bloom_filter

/**
 * A multimap from keys to numbers. Keys are hashes, so callers must compare the texts of the numbers that they find.
 */
export interface KeyTable {
  add(key: number, value: number): void;
  /** Checks whether the key has a number. */
  has(key: number): boolean;
  /** Calls the visitor for every number of the key, including repeats, in no particular order. */
  visit(key: number, visitor: (value: number) => void): void;
}

/** Size of the bitmap. Tables with many keys use fewer bits per key, because a small bitmap fits into the CPU cache. */
const BITS_PER_KEY = { few: 32, many: 12 };
const MANY_KEYS = 100_000;

/** @param size maximum number of pairs to add */
export function createKeyTable(size: number): KeyTable {
  const slots = roundUpToPower(size * 1.25 + 1);
  const keys = new Int32Array(slots);
  /** Index of the last added pair for each slot. 0 marks a free slot. */
  const latest = new Uint32Array(slots);
  const values = new Uint32Array(size + 1);
  /** Index of the previous pair with the same key for each pair. 0 if there is none. */
  const previous = new Uint32Array(size + 1);
  let count = 0;
  const bitsPerKey = size < MANY_KEYS ? BITS_PER_KEY.few : BITS_PER_KEY.many;
  const bitCount = Math.max(32, roundUpToPower(size * bitsPerKey + 1));
  const bits = new Int32Array(bitCount >>> 5);
  const bitShift = Math.clz32(bitCount - 1);
  const slotMask = slots - 1;

  const getBit = (key: number) => Math.imul(key, 0x9e3779b1) >>> bitShift;

  /** Returns false for most missing keys. */
  function mayHave(key: number): boolean {
    const bit = getBit(key);
    return ((bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }

  /** Finds the slot of a key, or the free slot for a new key. */
  function findSlot(key: number): number {
    let slot = getSlot(key, slotMask);
    while (latest[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & slotMask;
    return slot;
  }

  return {
    add(key, value) {
      const bit = getBit(key);
      bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
      const slot = findSlot(key);
      keys[slot] = key;
      values[++count] = value;
      previous[count] = latest[slot] as number;
      latest[slot] = count;
    },
    has: (key) => mayHave(key) && latest[findSlot(key)] !== 0,
    visit(key, visitor) {
      if (!mayHave(key)) return;
      let pair = latest[findSlot(key)] as number;
      for (; pair !== 0; pair = previous[pair] as number) visitor(values[pair] as number);
    },
  };
}

function getSlot(key: number, mask: number): number {
  return (Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> 7) & mask;
}

function roundUpToPower(count: number): number {
  return 2 ** Math.ceil(Math.log2(count));
}
