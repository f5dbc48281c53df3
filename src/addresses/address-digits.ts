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
