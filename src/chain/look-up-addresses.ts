import type { AddressFacts, ChainProvider } from '../contract/chain-facts.ts';
import type { LookUpOptions } from './look-up.ts';
import { openChain } from './open-chain.ts';
import { readPrimaryNames } from './primary-names.ts';

/**
 * Returns the primary names of addresses. A primary name that does not lead back to its address has `isVerified` false.
 *
 * @param addresses `0x` and 40 hexadecimal digits
 * @throws {ChainError} if the look-up as a whole fails
 */
export async function lookUpAddresses(
  addresses: readonly string[],
  provider: ChainProvider,
  { signal, followOffChain }: Pick<LookUpOptions, 'signal' | 'followOffChain'> = {},
): Promise<AddressFacts> {
  const { point, moment } = await openChain(provider, signal);
  const names = await readPrimaryNames(point, addresses, followOffChain ? { followOffChain } : {});
  const unknown = { status: 'not_answered', reason: 'failed' } as const;
  return {
    ...moment,
    addresses: addresses.map((address) => ({
      address,
      primaryName: names.get(address) ?? unknown,
    })),
  };
}
