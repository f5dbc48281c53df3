import { sha256 } from '@noble/hashes/sha2.js';

/** Digits of Base58: https://datatracker.ietf.org/doc/html/draft-msporny-base58-03#section-2 */
const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Length of a decoded key: version, 32 bytes and checksum. A compressed key has one byte more. */
const KEY_LENGTHS = [37, 38];
const CHECKSUM_LENGTH = 4;

/** Versions of private keys: of Bitcoin, and of its test networks. */
const VERSIONS = [0x80, 0xef];

/** Decodes Base58 of at most a few dozen digits, which cannot start with zero bytes. */
function decodeBase58(text: string): Uint8Array {
  let value = 0n;
  for (const digit of text) value = value * 58n + BigInt(DIGITS.indexOf(digit));
  const hex = value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), '0');
  return Uint8Array.from(even.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Checks the version and the checksum of a private key in wallet import format: https://en.bitcoin.it/wiki/Wallet_import_format */
export function checkWif(text: string): boolean {
  const bytes = decodeBase58(text);
  if (!KEY_LENGTHS.includes(bytes.length) || !VERSIONS.includes(bytes[0] ?? 0)) return false;
  const end = bytes.length - CHECKSUM_LENGTH;
  const hash = sha256(sha256(bytes.subarray(0, end)));
  return bytes.subarray(end).every((byte, at) => byte === hash[at]);
}
