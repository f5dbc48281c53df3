// Says where facts were read, and names the networks of further addresses.

import { type ChainMoment, type ChainNetwork, EVM_COIN_BIT } from '../../contract/chain-facts.ts';

/** Chain ids of the networks whose addresses are asked for: https://chainlist.org */
const NETWORKS = {
  Base: 8453,
  'OP Mainnet': 10,
  'Arbitrum One': 42_161,
  Polygon: 137,
  'BNB Smart Chain': 56,
  Gnosis: 100,
  Avalanche: 43_114,
  Celo: 42_220,
  Linea: 59_144,
  Scroll: 534_352,
  'zkSync Era': 324,
} as const;

/** A network for which a name can have a separate address. */
export interface OtherNetwork {
  readonly name: string;
  readonly coinType: number;
}

/** Networks whose addresses have the form of Ethereum addresses. */
export const OTHER_NETWORKS: readonly OtherNetwork[] = Object.entries(NETWORKS).map(
  ([name, chainId]) => ({ name, coinType: (EVM_COIN_BIT | chainId) >>> 0 }),
);

/** Note above facts from a test network. */
export const READ_ON_TEST_NETWORK = 'Read on Sepolia, a test network, not on Ethereum.';

const NETWORK_WORDS: Readonly<Record<ChainNetwork, string>> = {
  mainnet: 'Ethereum',
  sepolia: 'Sepolia, a test network',
};

/** Says where and when facts were read: `Ethereum, block 23,456,789, 2026-11-26 21:12 UTC`. */
export function describeMoment({ network, block, time }: ChainMoment): string {
  const minute = new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return `${NETWORK_WORDS[network]}, block ${block.toLocaleString('en')}, ${minute} UTC`;
}
