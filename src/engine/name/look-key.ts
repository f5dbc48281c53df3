// Computes 64-bit keys of strings with the mixing of MurmurHash3, in two 32-bit lanes over UTF-16 code units. The keys
// are not cryptographic. The probability that two of ten million strings have the same key is 1 in 370,000.
// https://github.com/aappleby/smhasher/wiki/MurmurHash3 (public domain)

/** Buffer that all short strings reuse. */
const scratch = new Uint16Array(256);

/**
 * Writes the key of a string as two 32-bit halves.
 *
 * @param at index of the key in `keys`, where every key has two elements
 */
export function writeTextKey(text: string, keys: Uint32Array, at: number): void {
  const units = text.length <= scratch.length ? scratch : new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  writeUnitsKey(units, text.length, keys, at);
}

/** Writes the key of the first `length` code units of an array, like {@link writeTextKey}. */
export function writeUnitsKey(
  units: Uint16Array,
  length: number,
  keys: Uint32Array,
  at: number,
): void {
  let low = 0x9747b28c;
  let high = 0x3c6ef372;
  for (let index = 0; index < length; index++) {
    const unit = units[index] as number;
    low = mix(low, unit, 0xcc9e2d51, 0x1b873593);
    high = mix(high, unit, 0x239b961b, 0xab0e9789);
  }
  // Including the length distinguishes strings that differ only in trailing U+0000.
  low = finish(low ^ length);
  high = finish(high ^ length ^ low);
  keys[at * 2] = low;
  keys[at * 2 + 1] = high;
}

function mix(state: number, unit: number, first: number, second: number): number {
  let word = Math.imul(unit, first);
  word = (word << 15) | (word >>> 17);
  const mixed = state ^ Math.imul(word, second);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
