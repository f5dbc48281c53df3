import { mainnet, sepolia } from 'viem/chains';
import { toFunctionSelector } from 'viem/utils';
import { expect, it } from 'vitest';
import {
  ADDR,
  ADDR_OF_COIN,
  ENS_CONTRACTS,
  GET_DATA,
  NAME_EXPIRES,
  OWNER,
  RESOLVER,
} from './ens-contracts.ts';

// The page does not import these chains, because viem exports them together with hundreds of others.
it.each([mainnet, sepolia])('has the shared contracts of $name that viem lists', (chain) => {
  expect(ENS_CONTRACTS[chain.id]).toMatchObject({
    universalResolver: chain.contracts.ensUniversalResolver.address,
    multicall: chain.contracts.multicall3.address,
  });
});

// The first four bytes of the calls that the deployed contracts accept: https://www.4byte.directory
it.each([
  ['0x02571be3', OWNER],
  ['0x0178b8bf', RESOLVER],
  ['0xd6e4fa86', NAME_EXPIRES],
  ['0x0178fe3f', GET_DATA],
  ['0x3b3b57de', ADDR],
  ['0xf1cb7e06', ADDR_OF_COIN],
] as const)('calls the function %s of the deployed contracts', (selector, [definition]) => {
  expect(toFunctionSelector(definition)).toBe(selector);
});
