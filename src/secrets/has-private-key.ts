import { sha256 } from '@noble/hashes/sha2.js';

const KEY_DIGITS = 64;

/** 64 hexadecimal digits with no letters between them other than the `x` of `0x4c` and `\x4c`. */
const SHAPE = /(?:[\da-f][^\da-wyz]*){64}/i;

/** Sizes of the groups in which people write 64 hexadecimal digits. */
const GROUP_SIZES = [2, 4, 8, 16, 32];

const PREFIX = '(?:0?x)?';
const GAP = `[\\s:;,_|"'\\\\-]+${PREFIX}`;

/** 64 digits in groups of the same size: `4c08 83a6 …`, `0x4c, 0x08, …`. Not a part of more groups. */
const EVEN_GROUPS = GROUP_SIZES.map((size) => {
  const group = `[\\da-f]{${size}}`;
  return new RegExp(
    `(?=${PREFIX}${group})(?<![\\da-z]|(?<![\\da-z])${PREFIX}${group}${GAP})${PREFIX}(?:${group}${GAP}){${KEY_DIGITS / size - 1}}${group}(?![\\da-z]|${GAP}${group}(?![\\da-z]))`,
    'gi',
  );
});

/** Digits that were wrapped anywhere: up to three long lines and the rest. Not a part of more long lines. */
const WRAPPED =
  /(?=(?:0x)?[\da-f]{16})(?<![\da-z]|(?<![\da-z])[\da-f]{16,63}\s+)(?:0x)?[\da-f]{16,63}(?:\s+[\da-f]{16,48}){0,2}\s+[\da-f]{1,48}(?![\da-z]|\s+[\da-f]{16})/gi;

/** Fewest digits of a line that was wrapped. */
const MIN_WRAPPED = 16;

/** Fewest digits of a group on a line of its own. Shorter groups are a list of numbers, years or labels. */
const MIN_LINE = 8;

/** Random digits have about 24 letters and 40 decimal digits. Numbers and words like `dead beef` have only one kind. */
const MIN_LETTERS = 8;
const MIN_DECIMALS = 16;

const HEX_LETTER = /[a-f]/gi;

/** Lists the groups of a text without their prefixes. */
function listGroups(text: string): string[] {
  return text.replace(/0?x/gi, '').match(/[\da-f]+/gi) ?? [];
}

/** Checks whether groups are 64 digits that may be random. */
function isRandomKey(groups: readonly string[]): boolean {
  const digits = groups.join('');
  const letters = digits.match(HEX_LETTER)?.length ?? 0;
  return (
    digits.length === KEY_DIGITS &&
    letters >= MIN_LETTERS &&
    digits.length - letters >= MIN_DECIMALS
  );
}

function isEvenKey(text: string): boolean {
  const groups = listGroups(text);
  const size = groups[0]?.length ?? 0;
  // Groups of four with colons are two IPv6 addresses.
  if (size > 2 && text.includes(':')) return false;
  const lines = text.split(/[\n\r]+/).length;
  return isRandomKey(groups) && (size >= MIN_LINE || lines < groups.length);
}

/** Checks whether lines are a key. A word like `a` or `be` can follow it. */
function isWrappedKey(text: string): boolean {
  const lines = listGroups(text);
  const long = lines.filter(({ length }) => length >= MIN_WRAPPED);
  // A number beside an address has no letters.
  if (!long.every((line) => /[a-f]/i.test(line))) return false;
  return isRandomKey(lines) || isRandomKey(long);
}

/** Checks whether a text contains a private key in groups: `4c 08 83 …`, `0x4c, 0x08, …`, or on several lines. */
function hasGroupedKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return (
    EVEN_GROUPS.some((groups) => text.match(groups)?.some(isEvenKey)) ||
    (text.match(WRAPPED)?.some(isWrappedKey) ?? false)
  );
}

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
function checkWif(text: string): boolean {
  const bytes = decodeBase58(text);
  if (!KEY_LENGTHS.includes(bytes.length) || !VERSIONS.includes(bytes[0] ?? 0)) return false;
  const end = bytes.length - CHECKSUM_LENGTH;
  const hash = sha256(sha256(bytes.subarray(0, end)));
  return bytes.subarray(end).every((byte, at) => byte === hash[at]);
}

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
