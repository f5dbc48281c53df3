// Checks and adds the checksums of Ethereum addresses: https://eips.ethereum.org/EIPS/eip-55

import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '../primitives/bytes-to-hex.ts';

/** Result of the EIP-55 check. `absent` means that all letters of the address have the same case. */
export type AddressChecksum = 'right' | 'wrong' | 'absent';

/** Checks the EIP-55 checksum of an address, which must be `0x` and 40 hexadecimal digits. */
export function checkAddress(address: string): AddressChecksum {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return 'absent';
  return formatAddress(address).slice(2) === digits ? 'right' : 'wrong';
}

/**
 * Returns an address with its EIP-55 checksum.
 *
 * @param address `0x` and 40 hexadecimal digits in any case
 */
export function formatAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  const cased = Array.from(digits, (digit, place) =>
    hash.charAt(place) >= '8' ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
