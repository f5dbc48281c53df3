import { formatAddress } from '../../src/addresses/check-address.ts';
import { createAddress } from '../../src/chain/testing/test-chain.ts';

/** Creates an address with its checksum, as the page shows it. Different seeds create different addresses. */
export function createChecksummed(seed: number): `0x${string}` {
  return formatAddress(createAddress(seed)) as `0x${string}`;
}
