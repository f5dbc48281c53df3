// Naming systems other than ENS and DNS. None of their endings is a top-level domain of DNS.

/** Owners of endings, with their endings separated by spaces. */
export const NAMING_SYSTEMS: Readonly<Record<string, string>> = {
  // https://www.sns.id
  'Solana’s name service': 'sol',
  // https://docs.space.id, and for .gno https://docs.gnosischain.com/tools/web3-name-sdk
  'SPACE ID': 'bnb arb gno',
  // https://docs.unstoppabledomains.com/send-and-receive-crypto-payments/resolution-libraries
  'Unstoppable Domains':
    'crypto nft wallet x dao blockchain bitcoin 888 zil polygon unstoppable klever hi go kresus bitget pudgy anime manga',
  // https://lens.xyz
  Lens: 'lens',
  // https://docs.farcaster.xyz
  Farcaster: 'farcaster',
  // https://www.aptosnames.com
  'Aptos Names': 'apt',
  // https://docs.sui.io/sui-stack/suins
  SuiNS: 'sui',
  // https://github.com/starknet-id
  'Starknet ID': 'stark',
  // https://avvy.domains
  'Avvy Domains': 'avax',
  // https://docs.ton.org/foundations/web3/ton-dns
  'TON DNS': 'ton',
  // https://tezos.domains
  'Tezos Domains': 'tez',
  // https://docs.near.org
  NEAR: 'near',
  // https://docs.stacks.co/references/bns-contract
  'the Bitcoin Name System': 'btc',
  // https://www.namecoin.org and https://d.id
  'Namecoin and d.id': 'bit',
  // https://www.rfc-editor.org/rfc/rfc7686
  Tor: 'onion',
};

const BY_ENDING: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMING_SYSTEMS).flatMap(([system, endings]) =>
    endings.split(' ').map((ending) => [ending, system]),
  ),
);

/** Returns the naming system to which names with an ending belong, or undefined. */
export function findNamingSystem(ending: string): string | undefined {
  return BY_ENDING.get(ending);
}
