/** Number of 16-bit words in one 64-bit key. */
export const WORDS_PER_KEY = 4;

/** Returns a view of the keys as 16-bit words, least significant first. Assumes little-endian byte order. */
export function viewWords(keys: BigUint64Array): Uint16Array {
  return new Uint16Array(keys.buffer, keys.byteOffset, keys.length * WORDS_PER_KEY);
}
