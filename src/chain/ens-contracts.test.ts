import { mainnet, sepolia } from 'viem/chains';
import { expect, it } from 'vitest';
import { ENS_CONTRACTS } from './ens-contracts.ts';

// The page does not import these chains, because viem exports them together with hundreds of others.
it.each([mainnet, sepolia])('has the shared contracts of $name that viem lists', (chain) => {
  expect(ENS_CONTRACTS[chain.id]).toMatchObject({
    universalResolver: chain.contracts.ensUniversalResolver.address,
    multicall: chain.contracts.multicall3.address,
  });
});
