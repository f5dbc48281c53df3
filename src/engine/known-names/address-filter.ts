// Finds the few plain labels that may look like an address. The rules of `address-shape.ts` load later than this filter.

import type { Codes } from './fold.ts';

/** Minimum length of a Bitcoin address. */
export const MIN_BITCOIN_LENGTH = 26;
/** Minimum number of digits in an Ethereum address with missing digits. */
export const MIN_DIGITS = 36;
/** Minimum length of an address on another blockchain. */
const MIN_OTHER_LENGTH = 33;
/** Minimum number of digits in a hexadecimal number. */
const MIN_NUMBER = 6;

/** Lengths of a shortened address without `0x`: `d8da-6045`. */
const MIN_BARE_LENGTH = 9;
const MAX_BARE_LENGTH = 13;

const [ZERO, ONE, THREE, B, O, X] = Array.from('013box', (c) => c.charCodeAt(0));

/**
 * Checks whether a plain label may look like an address. Returns false for most labels.
 *
 * @param bare the label without hyphens. If it has none, the same object.
 */
export function mayBeAddress(label: Codes, bare: Codes): boolean {
  return mayBeWhole(bare) || (bare !== label && mayBeShortened(label));
}

function mayBeWhole({ codes, length }: Codes): boolean {
  if (length >= MIN_OTHER_LENGTH) return true;
  const first = codes[0];
  if (first === ZERO) return codes[1] === X && length >= '0x'.length + MIN_NUMBER;
  return length >= MIN_BITCOIN_LENGTH && (first === ONE || first === THREE || first === B);
}

function mayBeShortened({ codes, length }: Codes): boolean {
  if (length >= MIN_BARE_LENGTH && length <= MAX_BARE_LENGTH) {
    let end = 0;
    while (end < length && isHexOrHyphen(codes[end] as number)) end++;
    if (end === length) return true;
  }
  for (let at = 1; at < length; at++) {
    if (codes[at] === X && (codes[at - 1] === ZERO || codes[at - 1] === O)) return true;
  }
  return false;
}

function isHexOrHyphen(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66) || code === 0x2d;
}
