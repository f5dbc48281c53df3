/** Number of hexadecimal digits of an address. */
export const ADDRESS_DIGITS = 40;

/**
 * Returns the digits of an address in lower case, without `0x`.
 *
 * @param address an address that `isAddress` accepts: `0x` or `0X`, 40 digits in any case, and white space around it
 */
export function getAddressDigits(address: string): string {
  return address.trim().slice(2).toLowerCase();
}
