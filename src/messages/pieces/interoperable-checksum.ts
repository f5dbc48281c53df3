// Checksum of an address on a chain: https://eips.ethereum.org/EIPS/eip-7930 (Interoperable Address v1 binary format)

import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '../../primitives/bytes-to-hex.ts';

/** Bytes of the checksum. */
const CHECKSUM_BYTES = 4;

/**
 * Returns the checksum in upper-case hex: the first bytes of the hash of the chain type, the chain reference and the
 * address. The version is not hashed.
 *
 * @param address `0x` and hexadecimal digits
 * @param chainId decimal chain ID of EIP-155, or null for the namespace alone
 */
export function getInteroperableChecksum(address: string, chainId: string | null): string {
  const reference = chainId === null ? [] : toBytes(BigInt(chainId).toString(16));
  const digits = toBytes(address.slice(2));
  // `eip155` is chain type 0: https://chainagnostic.org/CAIPs/caip-350
  const fields = [0, 0, reference.length, ...reference, digits.length, ...digits];
  const hash = keccak_256(Uint8Array.from(fields));
  return bytesToHex(hash.subarray(0, CHECKSUM_BYTES)).toUpperCase();
}

function toBytes(hex: string): number[] {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return (even.match(/../gu) ?? []).map((byte) => Number.parseInt(byte, 16));
}
