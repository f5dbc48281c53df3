import { checkWif } from './check-wif.ts';
import { hasGroupedKey } from './has-grouped-key.ts';

/** Length of the shortest key. */
const MIN_LENGTH = 51;

const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;

const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Distance of the full-width forms of ASCII from ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Parts of a text. No key or link extends over several parts. */
const PARTS = /[^\s,;"'`<>|]{51,}/g;

/** A link without a scheme. */
const BARE_LINK = /^[([]*[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/** Ends before each link in a part, even if a link is encoded inside another link. */
const LINK_STARTS = /(?<=:\/\/|%3a%2f%2f)/i;

/** Ends the path of a link. The fragment of an application URL is also a path: `snapshot.org/#/proposal/0x…`. */
const PATH_END = /\?|#(?!!?\/)/;

/** A hash in the path of a link, after what it identifies: `/tx/0x…`, `@sha256:…`. */
const HASH =
  /((?:\/|%2f|@)(?:tx[ns]?|txns|transactions?|blocks?|hash|userop(?:s|hash)?|batch(?:es)?|proposals?|extrinsics?|bzz|sha256)(?:\/|%2f|:))(?:0x)?[\da-f]{64}(?![\da-z])/gi;

/** A hash after `0x` and a label, as wallets and explorers copy it: `Tx: 0x…`, `transaction hash 0x…`. */
const NAMED_HASH =
  /(?<![\p{L}\p{N}_])((?:(?:tx[ns]?|transactions?|userop|blocks?)[\s_-]{0,2}(?:hash|id)?|hash)[`*"']{0,3}\s{0,3}[:=#]?[\s`*"'(<]{0,4})0x[\da-f]{64}(?![\da-z])/giu;

/** The address of a site on Swarm: https://docs.ethswarm.org/docs/develop/access-the-swarm/upload-and-download */
const SWARM_LINK = /(bzz:\/\/)[\da-f]{64}(?![\da-z])/gi;

/**
 * 64 hexadecimal digits that are not part of a longer run, a padded address or number, or an unknown label of a name
 * (`[…].eth`, `alice.[…]`).
 */
const HEX = /(?<![\da-f]|\.\[|\.\[0x)(?!0{16})[\da-f]{64}(?![\da-f]|\]\.\S)/i;
/** Like {@link HEX}, but not after `0x` or `\x`, which introduce hashes in exported columns. */
const UNMARKED_HEX = /(?<![\da-f]|\.\[|[0\\]x)(?!0{16})[\da-f]{64}(?![\da-f]|\]\.\S)/i;

/** An unknown label alone, such as a line of a list. */
const UNKNOWN_LABEL = /^\s*\[[\da-f]{64}\]\s*$/i;

/** Private keys in wallet import format: 51 or 52 digits of Base58. */
const WIF = /(?<![\dA-Za-z])[1-9A-HJ-NP-Za-km-z]{51,52}(?![\dA-Za-z])/g;

/** The first line of an extended private key: https://github.com/satoshilabs/slips/blob/master/slip-0132.md */
const EXTENDED_KEY = /(?<![\dA-Za-z])[tuvxyzUVYZ]prv[1-9A-HJ-NP-Za-km-z]{47}/;

/** Properties of a key file: https://ethereum.org/developers/docs/data-structures-and-encoding/web3-secret-storage/ */
const KEY_FILE = [/"crypto"/i, /"ciphertext"/i, /"kdf"/i];

/**
 * Removes transaction and block hashes from the path of a link. The query and the fragment of a link can contain a key.
 */
function removeFromPath(link: string): string {
  const end = link.search(PATH_END);
  return end < 0
    ? link.replace(HASH, '$1')
    : link.slice(0, end).replace(HASH, '$1') + link.slice(end);
}

function removeHashes(part: string): string {
  const [first = '', ...links] = part.replace(SWARM_LINK, '$1').split(LINK_STARTS);
  const start = BARE_LINK.test(first) ? removeFromPath(first) : first;
  return [start, ...links.map(removeFromPath)].join('');
}

function isKey(part: string, hasHashes: boolean): boolean {
  if (EXTENDED_KEY.test(part)) return true;
  if ((hasHashes ? UNMARKED_HEX : HEX).test(removeHashes(part))) return true;
  return part.match(WIF)?.some(checkWif) ?? false;
}

/** Removes hashes that have a label: `Transaction hash: 0x…`. */
export function removeNamedHashes(text: string): string {
  return text.replace(NAMED_HASH, '$1');
}

/**
 * Checks whether a text contains a private key: 64 hexadecimal digits, a key in wallet import format, an extended
 * private key or a key file. A transaction hash looks like a private key, so digits after `/tx/` and similar words in a
 * link's path, or after `tx` and similar words, do not count as a key.
 *
 * @param hasHashes whether 64 digits after `0x` are a hash, as in the columns of exported tables
 */
export function hasPrivateKey(text: string, hasHashes = false): boolean {
  if (text.length < MIN_LENGTH || UNKNOWN_LABEL.test(text)) return false;
  const visible = removeNamedHashes(text)
    .replace(HIDDEN, '')
    .replace(FULL_WIDTH, (form) => String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH_OFFSET));
  if (visible.match(PARTS)?.some((part) => isKey(part, hasHashes))) return true;
  if (KEY_FILE.every((property) => property.test(visible))) return true;
  return hasGroupedKey(visible);
}
