// Computes polynomial hashes of a text, and from them the hash of any piece of it:
// https://en.wikipedia.org/wiki/Rolling_hash

import { type Codes, MAX_FOLDED_LENGTH } from './fold.ts';

const BASE = 0x01000193;

/** Powers of BASE modulo 2^32. */
const POWERS = new Int32Array(MAX_FOLDED_LENGTH + 1).fill(1);
for (let at = 1; at < POWERS.length; at++) POWERS[at] = Math.imul(POWERS[at - 1] as number, BASE);

export function hashCodes({ codes, length }: Codes, start = 0, end = length): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, BASE) + (codes[at] as number)) | 0;
  return hash;
}

export function hashText(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0;
  }
  return hash;
}

/** Hashes of prefixes. The element at index n is the hash of the first n codes. */
export type Prefixes = Int32Array;

export function createPrefixes(): Prefixes {
  return new Int32Array(MAX_FOLDED_LENGTH + 1);
}

export function hashPrefixes({ codes, length }: Codes, prefixes: Prefixes): void {
  let hash = 0;
  prefixes[0] = 0;
  for (let at = 0; at < length; at++) {
    hash = (Math.imul(hash, BASE) + (codes[at] as number)) | 0;
    prefixes[at + 1] = hash;
  }
}

/** Returns the hash of the codes from `start` to `end`. */
export function getPieceHash(prefixes: Prefixes, start: number, end: number): number {
  const skipped = Math.imul(prefixes[start] as number, POWERS[end - start] as number);
  return ((prefixes[end] as number) - skipped) | 0;
}

/** Returns the hash of the first `length` codes without the code at `at`. */
export function getHashWithout(prefixes: Prefixes, length: number, at: number): number {
  const difference = ((prefixes[at] as number) - (prefixes[at + 1] as number)) | 0;
  return (
    ((prefixes[length] as number) + Math.imul(difference, POWERS[length - 1 - at] as number)) | 0
  );
}
