// Decides which last labels end a name.

import { TOP_LEVEL_DOMAINS } from '../../data/tables/domain-list.ts';
import { LIKE_E, LIKE_H, LIKE_T } from '../../data/tables/look-alike-letters.ts';
import { TOP } from '../../engine/known-names/name-parents.ts';
import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { A_LABEL_PREFIX } from '../../primitives/punycode.ts';
import { HIDDEN, isNameLike } from './name-syntax.ts';
import { OVERRIDE, showReversed } from './reversed-text.ts';

/** File extensions that are not top-level domains. */
const FILE_ENDINGS = new Set(
  `7z apk avi bak bin bmp cfg conf cpp css csv dat db dll dmg doc docx eps epub exe gif gz heic htm html ico ics ini
  ipynb iso jar jpeg jpg js json jsonl jsx key lock log lua m4a m4v mkv mp3 mp4 odt ogg otf pdf pem php png ppt pptx
  psd rar rb rtf sql svg swift tar tex tif tiff toml ts tsv tsx ttf txt wasm wav webm webp woff woff2 xls xlsx xml
  yaml yml`.split(/\s+/u),
);

/** Top-level domains that are also file extensions. Inside a message, they are read as files. */
const FILE_DOMAINS = new Set(['md', 'mov', 'py', 'sh', 'zip']);

/** Misspellings of `eth`, which the engine explains: letters that are doubled, swapped or followed by other letters. */
const NEARLY_TOP = /^(?:e{1,2}t{1,2}h{1,2}|eht|etn|eths|eth[^\0-\x7f]{1,4})$/u;

/** Characters that look like `eth`, in lower case and without marks: `етһ`, `ετη`, `ᴇᴛʜ`. */
const LOOKS_LIKE_TOP = new RegExp(`^[${LIKE_E}][${LIKE_T}][${LIKE_H}]$`, 'u');

/** Top-level domains, and `example`, which documentation uses: https://www.rfc-editor.org/rfc/rfc2606#section-2 */
const getDomains = lazy(() => new Set(TOP_LEVEL_DOMAINS.split(' ')).add('example'));

/** Number of labels whose result is cached, and their length. No top-level domain in ASCII is longer. */
const MAX_CACHED = 4096;
const MAX_CACHED_LENGTH = 24;

/** Checks whether a label is `eth`, an ending of DNS or of another naming system, or a text that reads as `eth`. */
export const isNameEnding: (label: string) => boolean = memoize(
  (label) => {
    const ending = foldEnding(label);
    return isDomain(ending) || findNamingSystem(ending) !== undefined || readsAsTop(ending);
  },
  MAX_CACHED,
  ({ length }) => length <= MAX_CACHED_LENGTH,
);

/** Checks whether a label is `eth` or reads as `eth`, after case, hidden characters and full-width letters are folded. */
export function isTopEnding(label: string): boolean {
  return readsAsTop(foldEnding(label));
}

/** Checks whether a text looks like a name whose last label is `eth` or reads as `eth`, also if it is displayed backwards. */
export function isUnderEth(text: string): boolean {
  return endsWithTop(text) || (text.includes(OVERRIDE) && endsWithTop(showReversed(text)));
}

function endsWithTop(text: string): boolean {
  return isNameLike(text) && isTopEnding(text.slice(text.lastIndexOf('.') + 1));
}

/** `eth` before other labels, as in the hosts of gateways: `vitalik.eth.limo`, `vitalik.eth.xyz`. */
const HAS_TOP = /[^.]\.eth\./iu;

/** Checks whether a text looks like a name that is under `eth`, or that has `eth` before other labels. */
export function isUnderTop(text: string): boolean {
  return isUnderEth(text) || (isNameLike(text) && HAS_TOP.test(text));
}

/** Checks whether a label is a file extension and not a top-level domain. */
export function isFileEnding(label: string): boolean {
  const ending = label.toLowerCase();
  return FILE_ENDINGS.has(ending) || FILE_DOMAINS.has(ending);
}

/** Checks whether a label is a file extension that cannot be a top-level domain. */
export function isOnlyFileEnding(label: string): boolean {
  return FILE_ENDINGS.has(label.toLowerCase());
}

const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/**
 * Longest label that is compared with endings, without hidden characters, in UTF-16 code units. DNS labels have at most
 * 63 bytes.
 */
const MAX_ENDING_LENGTH = 80;

function foldEnding(label: string): string {
  const visible = label.replace(ALL_HIDDEN, '');
  return visible.length > MAX_ENDING_LENGTH ? '' : visible.normalize('NFKC').toLowerCase();
}

function isDomain(ending: string): boolean {
  return getDomains().has(ending) || ending.startsWith(A_LABEL_PREFIX);
}

function readsAsTop(ending: string): boolean {
  return ending === TOP || NEARLY_TOP.test(ending) || looksLikeTop(ending) || isMixed(ending);
}

function looksLikeTop(ending: string): boolean {
  return LOOKS_LIKE_TOP.test(ending.normalize('NFKD').replace(/\p{M}/gu, ''));
}

/** Checks whether three letters mix ASCII with letters of another script, as in `еth` with U+0435. */
function isMixed(ending: string): boolean {
  return /^\p{L}{3}$/u.test(ending) && /[a-z]/.test(ending) && /\P{sc=Latin}/u.test(ending);
}
