// Well-known parents whose subnames belong to many owners: issuers of subnames, and web gateways.

/**
 * Parents under which anyone can get a subname, and the issuers of the subnames: https://www.base.org/names,
 * https://names.linea.build, https://uniswap.org (uni.eth), https://www.coinbase.com (cb.id).
 */
const SUBNAME_ISSUERS: Readonly<Record<string, string>> = {
  'base.eth': 'Base',
  'linea.eth': 'Linea',
  'uni.eth': 'Uniswap',
  'cb.id': 'Coinbase',
  'lens.xyz': 'Lens',
  'fcast.id': 'Farcaster',
  'farcaster.eth': 'Farcaster',
  'argent.xyz': 'Argent',
  'loopring.eth': 'Loopring',
  'namestone.xyz': 'NameStone',
  'smartcat.eth': 'SmartCat',
  'dcl.eth': 'Decentraland',
};

/** Returns who issues names under a parent of two labels. */
export function findIssuer(parent: string): string | undefined {
  return Object.hasOwn(SUBNAME_ISSUERS, parent) ? SUBNAME_ISSUERS[parent] : undefined;
}

/** Web gateways. `vitalik.eth.limo` legitimately has `eth` in the middle: https://eth.limo, https://eth.link */
export const GATEWAYS: ReadonlySet<string> = new Set(['eth.limo', 'eth.link']);

/** Checks whether the subnames of a name belong to many owners. */
export function isSharedParent(name: string): boolean {
  return findIssuer(name) !== undefined || GATEWAYS.has(name);
}
