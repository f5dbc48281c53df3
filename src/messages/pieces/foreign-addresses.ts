// Recognizes addresses and identifiers of other systems by their shape.

import type { PieceKind } from './pasted-text.ts';

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
/** Shapes of identifiers. Longer patterns come first, because the pattern of Solana addresses is the least specific. */
const SHAPES: readonly (readonly [PieceKind, RegExp])[] = [
  // https://en.bitcoin.it/wiki/BIP_0173
  ['bitcoin', /^(?:bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})$/u],
  // https://en.bitcoin.it/wiki/Invoice_address
  ['bitcoin', new RegExp(`^[13]${BASE58}{25,33}$`, 'u')],
  // https://developers.tron.network/docs/account
  ['tron', new RegExp(`^T${BASE58}{33}$`, 'u')],
  // CID versions 0 and 1: https://github.com/multiformats/cid
  ['content_hash', new RegExp(`^Qm${BASE58}{44}$`, 'u')],
  ['content_hash', /^baf[ky][a-z2-7]{55,}$/u],
  // IPFS, IPNS and Swarm in a contenthash record: https://eips.ethereum.org/EIPS/eip-1577
  ['content_hash', /^0xe[345]01[\da-f]{68,}$/iu],
  // https://solana.com/docs/core/accounts
  ['solana', new RegExp(`^${BASE58}{32,44}$`, 'u')],
];

/** Identifies a text as an address or identifier of another system. Returns null for all other texts. */
export function findForeignKind(text: string): PieceKind | null {
  if (text.length < 14 || text.length > 200) return null;
  const [kind = null] = SHAPES.find(([, shape]) => shape.test(text)) ?? [];
  // A long word has no digits, and hexadecimal digits have no capitals beyond F.
  const isCoded = /\d/u.test(text) && (/[A-Z]/u.test(text) || /^(?:bc1|baf|0x)/u.test(text));
  return isCoded && !/^[\da-f]+$/iu.test(text) ? kind : null;
}
