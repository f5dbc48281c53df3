import { checkWif } from './check-wif.ts';

/** Length of the shortest key. */
const MIN_LENGTH = 51;

const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Parts of a text that no key and no link extends over. */
const PARTS = /[^\s,;"'`<>|]{51,}/g;

/** A link, also without a scheme. Hashes of transactions are often in links. */
const LINK = /:\/\/|^[([]*[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/** 64 hexadecimal digits that are not a part of more. In brackets, they are an unknown label (`[…].eth`). */
const HEX = /(?<![\da-f]|\[|\[0x)[\da-f]{64}(?![\da-f\]])/i;
/** Like {@link HEX}, but not after `0x` or `\x`, which introduce hashes in exported columns. */
const UNMARKED_HEX = /(?<![\da-f]|\[|[0\\]x)[\da-f]{64}(?![\da-f\]])/i;

/** Sizes of the groups in which people write 64 hexadecimal digits. */
const GROUP_SIZES = [2, 4, 8, 16, 32];

/** 64 hexadecimal digits in groups of the same size. */
const GROUPED_HEX = GROUP_SIZES.map((size) => {
  const group = `[\\da-f]{${size}}`;
  const gap = '[\\s:-]{1,2}';
  return new RegExp(
    `(?<![\\da-z]|${group}${gap})(?:0x)?(?:${group}${gap}){${64 / size - 1}}${group}(?![\\da-z]|${gap}${group})`,
    'i',
  );
});
const GROUPED_SHAPE = /(?:[\da-f][\s:-]{0,2}){64}/i;

/** Private keys in wallet import format: 51 or 52 digits of Base58. */
const WIF = /(?<![\dA-Za-z])[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?![\dA-Za-z])/;

/** Extended private keys: https://github.com/satoshilabs/slips/blob/master/slip-0132.md */
const EXTENDED_KEY = /(?<![\dA-Za-z])[tuvxyzUVYZ]prv[1-9A-HJ-NP-Za-km-z]{100}/;

/** Properties of a key file: https://ethereum.org/developers/docs/data-structures-and-encoding/web3-secret-storage/ */
const KEY_FILE = [/"crypto"/i, /"ciphertext"/i, /"kdf"/i];

function isKey(part: string, hasHashes: boolean): boolean {
  if (EXTENDED_KEY.test(part)) return true;
  if (part.includes('://') || LINK.test(part)) return false;
  if ((hasHashes ? UNMARKED_HEX : HEX).test(part)) return true;
  const [wif] = WIF.exec(part) ?? [];
  return wif !== undefined && checkWif(wif);
}

/**
 * Checks whether a text contains a private key: 64 hexadecimal digits outside links, a key in wallet import format, an
 * extended private key or a key file. The hash of a transaction has the same form as a private key.
 *
 * @param hasHashes whether 64 digits after `0x` are a hash, as in the columns of exported tables
 */
export function hasPrivateKey(text: string, hasHashes = false): boolean {
  if (text.length < MIN_LENGTH) return false;
  const visible = text.replace(HIDDEN, '');
  if (visible.match(PARTS)?.some((part) => isKey(part, hasHashes))) return true;
  if (KEY_FILE.every((property) => property.test(visible))) return true;
  return GROUPED_SHAPE.test(visible) && GROUPED_HEX.some((groups) => groups.test(visible));
}
