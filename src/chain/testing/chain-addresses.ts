import type { Address } from 'viem';

/** Addresses of the contracts on mainnet: https://docs.ens.domains/learn/deployments */
export const CHAIN_ADDRESSES = {
  registry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  reverseRegistrar: '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb',
  publicResolver: '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63',
  baseRegistrar: '0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85',
  nameWrapper: '0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401',
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
} as const satisfies Record<string, Address>;

/** Address of the NameWrapper on Sepolia. The other contracts of the test chain are at the addresses of mainnet. */
export const SEPOLIA_NAME_WRAPPER: Address = '0x0635513f179D50A207757E05759CbD106d7dFcE8';

export const SEPOLIA_ID = 11_155_111;

export const ZERO_ADDRESS: Address = '0x0000000000000000000000000000000000000000';
