import { checkAddress, formatAddress } from './check-address.ts';

/** Number of digits of a group. */
const GROUP_LENGTH = 4;

/** A digit of an address. */
export interface AddressDigit {
  /** The digit, with the case that the address gives it. */
  digit: string;
  isDifferent: boolean;
}

/** The same four digits of two addresses. */
export interface DigitGroup {
  first: readonly AddressDigit[];
  second: readonly AddressDigit[];
}

/** Splits an address into groups of four digits, without `0x`. */
export function groupDigits(address: string): string[] {
  return (
    address
      .trim()
      .slice(2)
      .match(/.{1,4}/gu) ?? []
  );
}

/** Adds the checksum. A wrong checksum stays as it is, because a new one would hide the mistake. */
function addChecksum(address: string): string {
  return checkAddress(address) === 'wrong' ? address : formatAddress(address);
}

/** Splits two addresses into groups of four digits and marks the digits that differ. Writes both with their checksum. */
export function groupPairs(first: string, second: string): DigitGroup[] {
  const [digits, others] = [first, second].map((address) =>
    Array.from(addChecksum(address.trim()).slice(2)),
  ) as [string[], string[]];
  const mark = (each: readonly string[]) =>
    each.map((digit, place) => ({
      digit,
      isDifferent: digits[place]?.toLowerCase() !== others[place]?.toLowerCase(),
    }));
  const [left, right] = [mark(digits), mark(others)];
  return Array.from({ length: left.length / GROUP_LENGTH }, (_, at) => {
    const [start, end] = [at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH];
    return { first: left.slice(start, end), second: right.slice(start, end) };
  });
}
