// Finds labels that look like an address. An Ethereum address is `0x` and 40 hex digits:
// https://ethereum.org/en/developers/docs/accounts/. A Bitcoin address is in Base58Check or Bech32: https://bips.dev/173/.

import type { Codes } from './fold.ts';

/** Minimum number of different digits in a hexadecimal number that looks like an address. */
const MIN_DISTINCT = 6;
/** Minimum length of a Bitcoin address. */
const MIN_BITCOIN = 26;
const [ZERO, ONE, THREE, X] = Array.from('013x', (c) => c.charCodeAt(0));

/** Checks whether the first characters of a label can start an address. Returns false for most labels. */
export function mayBeAddress({ codes, length }: Codes): boolean {
  if (codes[0] === ZERO) return codes[1] === X;
  return length >= MIN_BITCOIN && (codes[0] === ONE || codes[0] === THREE || isBech32Start(codes));
}

function isBech32Start(codes: Uint8Array): boolean {
  return [...'bc1'].every((c, at) => codes[at] === c.charCodeAt(0));
}

/** Kind of address that a label looks like, with the status of the finding. */
export interface AddressShape {
  readonly status: 'alert' | 'warn' | 'info';
  readonly like: string;
}

/** Returns the kind of address that a label looks like, or null. */
export function judgeAddressShape(label: string): AddressShape | null {
  if (!/^[013b]/.test(label)) return null;
  const hex = /^0x([0-9a-f]+)$/.exec(label)?.[1];
  if (hex !== undefined) return judgeHex(hex);
  if (isShortenedHex(label)) return { status: 'warn', like: 'a shortened Ethereum address' };
  return isBitcoinAddress(label) ? { status: 'warn', like: 'a Bitcoin address' } : null;
}

function judgeHex(hex: string): AddressShape | null {
  const { length } = hex;
  if (length === 40) return { status: 'alert', like: 'an Ethereum address' };
  if (length >= 12 && length <= 64 && new Set(hex).size >= MIN_DISTINCT) {
    return { status: 'warn', like: 'an Ethereum address or part of one' };
  }
  return length >= 6 ? { status: 'info', like: 'a hexadecimal number' } : null;
}

/** Checks for Ethereum addresses in the short form that wallets show, such as `0xd8da…6045` or `0xd8da-6045`. */
function isShortenedHex(label: string): boolean {
  return /^0x[0-9a-f]{2,8}(?:…|-+|_+)[0-9a-f]{3,8}$/.test(label);
}

/** Checks for Bitcoin addresses, which are lower case in a label. A label of digits only is not an address. */
function isBitcoinAddress(label: string): boolean {
  if (/^bc1[02-9ac-hj-np-z]{25,60}$/.test(label)) return true;
  if (!/^[13](?=.*[a-z])[1-9a-z]{25,34}$/.test(label)) return false;
  return label.replace(/\D/g, '').length >= 5;
}
