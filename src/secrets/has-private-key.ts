import { checkWif } from './check-wif.ts';
import { hasGroupedKey } from './has-grouped-key.ts';

/** Length of the shortest key. */
const MIN_LENGTH = 51;

const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;

const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Distance of the full-width forms of ASCII from ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Parts of a text that no key and no link extends over. */
const PARTS = /[^\s,;"'`<>|]{51,}/g;

/** A link, also without a scheme. Hashes of transactions are often in links. */
const LINK = /:\/\/|^[([]*[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/** 64 hexadecimal digits that are not a part of more, and not an unknown label of a name (`[…].eth`, `alice.[…]`). */
const HEX = /(?<![\da-f]|\.\[|\.\[0x)[\da-f]{64}(?![\da-f]|\]\.\S)/i;
/** Like {@link HEX}, but not after `0x` or `\x`, which introduce hashes in exported columns. */
const UNMARKED_HEX = /(?<![\da-f]|\.\[|[0\\]x)[\da-f]{64}(?![\da-f]|\]\.\S)/i;

/** An unknown label alone, such as a line of a list. */
const UNKNOWN_LABEL = /^\s*\[[\da-f]{64}\]\s*$/i;

/** Private keys in wallet import format: 51 or 52 digits of Base58. */
const WIF = /(?<![\dA-Za-z])[1-9A-HJ-NP-Za-km-z]{51,52}(?![\dA-Za-z])/g;

/** The first line of an extended private key: https://github.com/satoshilabs/slips/blob/master/slip-0132.md */
const EXTENDED_KEY = /(?<![\dA-Za-z])[tuvxyzUVYZ]prv[1-9A-HJ-NP-Za-km-z]{47}/;

/** Properties of a key file: https://ethereum.org/developers/docs/data-structures-and-encoding/web3-secret-storage/ */
const KEY_FILE = [/"crypto"/i, /"ciphertext"/i, /"kdf"/i];

function isKey(part: string, hasHashes: boolean): boolean {
  if (EXTENDED_KEY.test(part)) return true;
  if (part.includes('://') || LINK.test(part)) return false;
  if ((hasHashes ? UNMARKED_HEX : HEX).test(part)) return true;
  return part.match(WIF)?.some(checkWif) ?? false;
}

/**
 * Checks whether a text contains a private key: 64 hexadecimal digits outside links, a key in wallet import format, an
 * extended private key or a key file. The hash of a transaction has the same form as a private key.
 *
 * @param hasHashes whether 64 digits after `0x` are a hash, as in the columns of exported tables
 */
export function hasPrivateKey(text: string, hasHashes = false): boolean {
  if (text.length < MIN_LENGTH || UNKNOWN_LABEL.test(text)) return false;
  const visible = text
    .replace(HIDDEN, '')
    .replace(FULL_WIDTH, (form) => String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH_OFFSET));
  if (visible.match(PARTS)?.some((part) => isKey(part, hasHashes))) return true;
  if (KEY_FILE.every((property) => property.test(visible))) return true;
  return hasGroupedKey(visible);
}
