// Names that others are under: the top of ENS, those that give out subnames, and gateways of the web.

/** The top-level name of ENS; what a bare label is taken to stand under. */
export const TOP = 'eth';

/**
 * Parents whose subnames are given out to anyone, with who gives them out:
 * https://www.base.org/names, https://names.linea.build, https://uniswap.org (uni.eth), https://www.coinbase.com (cb.id).
 */
export const SUBNAME_GIVERS: Readonly<Record<string, string>> = {
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

/** Gateways, under which `eth` stands in the middle of a name by right: https://eth.limo, https://eth.link */
export const GATEWAYS: ReadonlySet<string> = new Set(['eth.limo', 'eth.link']);
