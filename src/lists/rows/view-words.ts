/** 16-bit words in one 64-bit key. */
export const WORDS_PER_KEY = 4;

/** The keys as 16-bit words, the least significant first, as every machine that runs browsers has them. */
export function viewWords(keys: BigUint64Array): Uint16Array {
  return new Uint16Array(keys.buffer, keys.byteOffset, keys.length * WORDS_PER_KEY);
}
