// Numbers by 32-bit keys, many under one key, in typed arrays: a hundred thousand names have a million keys.
// A bitmap answers most questions for keys that are not there: https://en.wikipedia.org/wiki/Bloom_filter

/** Which numbers are stored under a key; two texts may share one, so what is found has to be compared. */
export interface KeyTable {
  add(key: number, value: number): void;
  /** False when nothing is stored under the key. */
  has(key: number): boolean;
  /** Visits every number stored under the key, repeats included, in no order. */
  visit(key: number, visitor: (value: number) => void): void;
}

/** Of the bitmap, which processors keep at hand while it is small. */
const BITS_PER_KEY = { few: 32, many: 12 };
const MANY_KEYS = 100_000;

/** @param size how many pairs will be added at most */
export function createKeyTable(size: number): KeyTable {
  const slots = roundUpToPower(size * 1.25 + 1);
  const keys = new Int32Array(slots);
  /** The pair of a key that was added last; 0 marks a slot that is free. */
  const latest = new Uint32Array(slots);
  const values = new Uint32Array(size + 1);
  /** The pair of the same key that was added before; 0 for the first. */
  const previous = new Uint32Array(size + 1);
  let count = 0;
  const bitsPerKey = size < MANY_KEYS ? BITS_PER_KEY.few : BITS_PER_KEY.many;
  const bitCount = Math.max(32, roundUpToPower(size * bitsPerKey + 1));
  const bits = new Int32Array(bitCount >>> 5);
  const bitShift = Math.clz32(bitCount - 1);
  const slotMask = slots - 1;

  const getBit = (key: number) => Math.imul(key, 0x9e3779b1) >>> bitShift;

  /** False for most keys under which nothing is stored. */
  function mayBeThere(key: number): boolean {
    const bit = getBit(key);
    return ((bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }

  /** The slot of a key, or the free one that it would get. */
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
    has: (key) => mayBeThere(key) && latest[findSlot(key)] !== 0,
    visit(key, visitor) {
      if (!mayBeThere(key)) return;
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
