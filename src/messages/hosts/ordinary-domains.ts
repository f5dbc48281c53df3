/** Domains that are close to a known name and belong to its owner, or to someone well known, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'ankr.network': 'endpoints of Ankr',
  'arweave.net': 'gateway of Arweave',
  'binance.cloud': 'services of Binance',
  'binance.vision': 'public market data of Binance',
  'bkcscan.com': 'explorer of Bitkub Chain',
  'blockstream.info': 'explorer of Blockstream',
  'cdn-apple.com': 'downloads of Apple',
  'coinex.net': 'network of CoinEx',
  'consensys.net': 'former website of Consensys',
  'curve.fi': 'former website of Curve',
  'discordapp.com': 'former website of Discord',
  'googlemail.com': 'mail of Google in Germany and the United Kingdom',
  'googleonlinesecurity.blogspot.com': 'former security blog of Google',
  'ipfs.io': 'gateway of the IPFS project',
  'jupyter.org': 'notebooks for programmers',
  'kraken.tech': 'software company of Octopus Energy',
  'ledgerwallet.com': 'former website of Ledger',
  'microsoftonline.com': 'sign-in of Microsoft',
  'okex.com': 'former website of OKX',
  'redcross.org': 'American Red Cross',
  'telegra.ph': 'articles of Telegram',
  'walletconnect.com': 'former website of WalletConnect',
  'weechat.org': 'chat client for IRC',
  'wikimedia.org': 'foundation of Wikipedia',
  'yearn.finance': 'former website of Yearn',
};

/** Checks whether a domain is reviewed and imitates nobody. */
export function isOrdinaryDomain(domain: string): boolean {
  return Object.hasOwn(REASONS, domain);
}
