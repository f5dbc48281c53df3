// Well-known chains: https://github.com/ethereum-lists/chains (chain IDs, names and short names of ERC-3770)

/** Chains with their identifiers of EIP-155, and their labels, separated by spaces. */
const CHAINS: readonly (readonly [id: number, title: string, labels: string])[] = [
  [1, 'Ethereum', 'ethereum eth mainnet'],
  [10, 'Optimism', 'optimism oeth op'],
  [56, 'BNB Smart Chain', 'bnb bsc'],
  [100, 'Gnosis', 'gnosis gno'],
  [130, 'Unichain', 'unichain'],
  [137, 'Polygon', 'polygon pol matic'],
  [146, 'Sonic', 'sonic'],
  [250, 'Fantom', 'fantom ftm'],
  [252, 'Fraxtal', 'fraxtal'],
  [324, 'zkSync', 'zksync'],
  [480, 'World Chain', 'worldchain wc'],
  [1101, 'Polygon zkEVM', 'zkevm'],
  [5000, 'Mantle', 'mantle'],
  [8453, 'Base', 'base'],
  [34443, 'Mode', 'mode'],
  [42161, 'Arbitrum One', 'arbitrum arb1 arbitrum-one'],
  [42170, 'Arbitrum Nova', 'arbitrum-nova arb-nova'],
  [42220, 'Celo', 'celo'],
  [43114, 'Avalanche', 'avalanche avax'],
  [57073, 'Ink', 'ink'],
  [59144, 'Linea', 'linea'],
  [80094, 'Berachain', 'berachain'],
  [81457, 'Blast', 'blast'],
  [167000, 'Taiko', 'taiko'],
  [534352, 'Scroll', 'scroll scr'],
  [7777777, 'Zora', 'zora'],
  [11155111, 'Sepolia, a test network', 'sepolia sep'],
  [17000, 'Holesky, a test network', 'holesky'],
  [84532, 'Base Sepolia, a test network', 'base-sepolia basesep'],
];

/** Parents under which chain labels are names: ERC-7828 and its earlier drafts. */
const PARENTS = /\.(?:on|l2)\.eth$/iu;

/** Labels of well-known chains, with which an unknown label is compared. */
export const CHAIN_LABELS: readonly string[] = CHAINS.flatMap(([, , labels]) => labels.split(' '));

/** Chains by their identifiers and by their labels. */
const BY_KEY = new Map(
  CHAINS.flatMap(([id, title, labels]) =>
    [String(id), ...labels.split(' ')].map((key) => [key, { id, title }] as const),
  ),
);

/**
 * Finds a well-known chain.
 *
 * @param text a label, a name such as `optimism.eth`, a number, or an identifier of CAIP-2 such as `eip155:10`
 */
export function findChain(text: string) {
  const [, id] = /^(?:eip155:)?(\d+)$/u.exec(text) ?? [];
  return BY_KEY.get(id ?? getChainLabel(text).toLowerCase()) ?? null;
}

/** Checks whether a name is a known chain, or under a parent of chains. */
export function isChainName(name: string): boolean {
  return PARENTS.test(name) || findChain(name) !== null;
}

/** Returns the label of a chain that is written as a name: `optimism.eth` → `optimism`. */
export function getChainLabel(text: string): string {
  return text.replace(PARENTS, '').replace(/\.eth$/iu, '');
}
