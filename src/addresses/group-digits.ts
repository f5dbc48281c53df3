import { getAddressDigits } from './compare-addresses.ts';

const GROUP_LENGTH = 4;

/** A digit of an address. */
export interface AddressDigit {
  digit: string;
  isDifferent: boolean;
}

/** Four digits from the same position in two addresses. */
export interface DigitGroup {
  first: readonly AddressDigit[];
  second: readonly AddressDigit[];
}

/** Removes `0x` from an address and splits the rest into groups of four digits. */
export function groupDigits(address: string): string[] {
  return (
    address
      .trim()
      .slice(2)
      .match(/.{1,4}/gu) ?? []
  );
}

/**
 * Splits two addresses into groups of four digits and marks the digits that differ. Returns the digits in lower case:
 * in a checksummed address, one changed digit also changes the case of others.
 */
export function groupPairs(first: string, second: string): DigitGroup[] {
  const [digits, others] = [getAddressDigits(first), getAddressDigits(second)];
  const mark = (each: string) =>
    Array.from(each, (digit, place) => ({ digit, isDifferent: digits[place] !== others[place] }));
  const [left, right] = [mark(digits), mark(others)];
  return Array.from({ length: left.length / GROUP_LENGTH }, (_, at) => {
    const [start, end] = [at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH];
    return { first: left.slice(start, end), second: right.slice(start, end) };
  });
}
