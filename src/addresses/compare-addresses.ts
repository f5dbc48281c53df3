import { ADDRESS_DIGITS, getAddressDigits } from './address-digits.ts';

/**
 * How one address relates to another.
 *
 * - `equal`: the same address, whatever the case of its digits
 * - `poisoned`: another address that wallets shorten to the same text, or that differs in one or two digits only
 * - `similar`: another address with the same first three and last three digits
 * - `different`: any other address
 */
export type AddressRelation = 'equal' | 'poisoned' | 'similar' | 'different';

/** Comparison of two addresses, digit by digit. */
export interface AddressComparison {
  relation: AddressRelation;
  /** Number of equal digits before the first difference. */
  equalStart: number;
  /** Number of equal digits after the last difference. */
  equalEnd: number;
  /** Number of the 40 digits that differ. */
  differing: number;
}

/**
 * Minimum number of equal digits at both ends for an address to be `poisoned`. Wallets show at least four at each
 * end.
 */
const POISONED_ENDS = 4;

/** Minimum number of equal digits at both ends for an address to be `similar`. */
export const SIMILAR_ENDS = 3;

/**
 * Maximum number of differing digits for which an address counts as a typo or a forgery of the other one, wherever
 * the digits are.
 */
export const SLIP_DIGITS = 2;

/**
 * Compares two addresses that `isAddress` accepts. The case of the digits and white space around them don't matter.
 *
 * Poisoned addresses: https://arxiv.org/abs/2501.16681
 */
export function compareAddresses(first: string, second: string): AddressComparison {
  return compareDigits(getAddressDigits(first), getAddressDigits(second));
}

/** Compares the lower-case digits of two addresses. */
export function compareDigits(first: string, second: string): AddressComparison {
  let equalStart = ADDRESS_DIGITS;
  let last = -1;
  let differing = 0;
  for (let place = 0; place < ADDRESS_DIGITS; place += 1) {
    if (first[place] === second[place]) continue;
    if (differing === 0) equalStart = place;
    last = place;
    differing += 1;
  }
  const equalEnd = ADDRESS_DIGITS - 1 - last;
  return { relation: relate(equalStart, equalEnd, differing), equalStart, equalEnd, differing };
}

function relate(equalStart: number, equalEnd: number, differing: number): AddressRelation {
  if (differing === 0) return 'equal';
  const ends = Math.min(equalStart, equalEnd);
  if (ends >= POISONED_ENDS || differing <= SLIP_DIGITS) return 'poisoned';
  return ends >= SIMILAR_ENDS ? 'similar' : 'different';
}
