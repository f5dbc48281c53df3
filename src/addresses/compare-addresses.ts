/** Number of hexadecimal digits in an address. */
export const ADDRESS_DIGITS = 40;

/**
 * Returns the 40 digits of an address in lower case, without `0x`.
 *
 * @param address an address that `isAddress` accepts: `0x` or `0X`, then 40 digits; white space around it is ignored
 */
export function getAddressDigits(address: string): string {
  return address.trim().slice(2).toLowerCase();
}

/**
 * How one address relates to another.
 *
 * - `equal`: the same address; the case of the digits is ignored
 * - `poisoned`: a different address that has eight equal digits at its ends or six at one end, or differs in only one
 *   or two digits
 * - `similar`: a different address with the same first three and last three digits
 * - `different`: any other address
 */
export type AddressRelation = 'equal' | 'poisoned' | 'similar' | 'different';

/** Result of comparing two addresses digit by digit. */
export interface AddressComparison {
  relation: AddressRelation;
  /** Number of equal digits before the first difference. */
  equalStart: number;
  /** Number of equal digits after the last difference. */
  equalEnd: number;
  /** Number of digits that differ, out of 40. */
  differing: number;
}

/**
 * Total number of equal digits at both ends that makes an address `poisoned`. Wallets that shorten addresses show about
 * four digits at each end.
 */
const POISONED_DIGITS = 8;

/**
 * Number of equal digits at one end that makes an address `poisoned`. Many people compare only one end.
 */
export const POISONED_END = 6;

/** Maximum number of leading zeros that count. Unrelated contracts share more zeros, because zeros save gas. */
const COUNTED_ZEROS = 4;

/** An address with this many equal digits at each end is `similar`. */
export const SIMILAR_ENDS = 3;

/**
 * An address that differs in at most this many digits is `poisoned`, wherever those digits are: it is a typo or a
 * forgery.
 */
export const SLIP_DIGITS = 2;

/**
 * Compares two addresses that `isAddress` accepts. Ignores case and surrounding white space.
 *
 * @see https://arxiv.org/abs/2501.16681 about address poisoning
 */
export function compareAddresses(first: string, second: string): AddressComparison {
  return compareDigits(getAddressDigits(first), getAddressDigits(second));
}

/** Compares two addresses, each given as 40 digits in lower case. */
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
  const zeros = first.slice(0, equalStart).search(/[^0]|$/);
  const counted = equalStart - Math.max(0, zeros - COUNTED_ZEROS);
  return { relation: relate(counted, equalEnd, differing), equalStart, equalEnd, differing };
}

function relate(start: number, end: number, differing: number): AddressRelation {
  if (differing === 0) return 'equal';
  const isPoisoned = start + end >= POISONED_DIGITS || Math.max(start, end) >= POISONED_END;
  if (isPoisoned || differing <= SLIP_DIGITS) return 'poisoned';
  return Math.min(start, end) >= SIMILAR_ENDS ? 'similar' : 'different';
}
