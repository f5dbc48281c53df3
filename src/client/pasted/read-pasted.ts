import { UNKNOWN_LABEL } from '../../contract/unknown-label.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { decodePunycode } from '../../primitives/punycode.ts';
import { A_LABEL_PREFIX, toDnsLabel } from '../../primitives/to-dns-label.ts';

/** Kind of an input that is not a name itself. */
export type PastedKind =
  | 'address'
  /** 32 bytes in hex, such as a transaction hash, a namehash or a private key. */
  | 'hash'
  | 'link'
  | 'email'
  /** `@vitalik.eth` */
  | 'handle'
  | 'list'
  /** In quotes, brackets or Markdown. */
  | 'wrapped'
  /** One name with other words, numbers or bullets. */
  | 'text'
  /** With a dot of another script or a defanged dot: `vitalik。eth`, `vitalik[.]eth`. */
  | 'dots'
  /** With Punycode labels: `xn--…`. */
  | 'encoded'
  /** With white space, invisible characters or punctuation before or after the name. */
  | 'ends';

export interface PastedText {
  kind: PastedKind;
  /** The different names in the input, in order. */
  names: readonly string[];
}

/** Maximum length of an input that is searched for names. */
const MAX_LENGTH = 200_000;

/** Maximum nesting that is unwrapped, such as quotes around a link after a prefix. */
const MAX_LAYERS = 4;

/** White space, joiners and bidirectional controls. Not variation selectors and tags, because an emoji may end with one. */
const BLANK = /[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const SENTENCE_ENDS = '.,;:!?…。，！？；：、';
/** Closing brackets and quotes, which stay at the end of a link that was in brackets or quotes. */
const CLOSERS = /["'”’)\]}>）】]+$/u;
const SEPARATORS = /[\s,;|，、；]+/u;
/** Amounts, list numbers and bullets, which are never part of a name in a list. */
const BULLET = /^(?:[-+$€£]?\d[\d.,]*[%.)]?|[-–—*•·>→]+)$/u;
const WRAPPINGS = [
  '""',
  "''",
  '``',
  '“”',
  '‘’',
  '„“',
  '«»',
  '‹›',
  '「」',
  '『』',
  '【】',
  '（）',
  '［］',
  '()',
  '[]',
  '{}',
  '<>',
];
/** An address inside a longer text. The characters around it cannot be part of it. */
const ADDRESS_WITHIN = /(?<![\p{L}\p{N}.])0x[\da-f]{40}(?![\p{L}\p{N}]|\.\p{L})/iu;
const HASH = /^0x[\da-f]{64}$/iu;
const MARKDOWN_LINK = /^\[([^\]]*)\]\(([^)]*)\)$/u;
const OTHER_DOTS = /[。．｡․﹒]|\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)/giu;
const SCHEME = /^([a-z][a-z\d+-]*):(\/\/)?(?=\S)/iu;
/** Schemes that may be followed by a name without `//`. */
const NAME_SCHEMES = ['ens', 'eth', 'ethereum', 'web3', 'ipns', 'ipfs'];
const PREFIX = /^[\p{L}\p{N} ]{1,24}[:：=]\s*(?=\S)/u;
const HOST_START = /^[^\s/@]+\.[a-z]{2,}(?::\d+)?\//iu;
const GATEWAY_END = /\.(?:limo|link)\.?$/iu;
const ENS_HOST = /(?:^|\.)ens\.(?:domains|app|dev)$/iu;

/**
 * Finds the names in an input that is not a name itself, such as a link or a list. Returns null if the input can only be
 * a name. Each returned name is a substring of the input, with four changes: dots of other kinds become `.`, Punycode is
 * decoded, one layer of percent-encoding is decoded, and hosts become lower case. Separators within a name are never removed.
 */
export function readPasted(text: string): PastedText | null {
  if (text.length > MAX_LENGTH || !text.isWellFormed()) return null;
  const found = read(text, true, MAX_LAYERS);
  if (!found) return null;
  const names = [...new Set(found.names)].filter((name) => name !== text && name !== '');
  return names.length > 0 || REPORTED_WITHOUT_NAMES.includes(found.kind)
    ? { ...found, names }
    : null;
}

/** Kinds that are reported even if they contain no name. */
const REPORTED_WITHOUT_NAMES: readonly PastedKind[] = ['address', 'hash', 'link', 'email'];

function read(text: string, mayBeList: boolean, layers: number): PastedText | null {
  if (layers === 0) return null;
  const trimmed = trimEnds(trimSentence(trimEnds(text)));
  const found =
    readHex(trimmed) ??
    readWrapped(trimmed, layers) ??
    readEmail(trimmed) ??
    readLink(trimmed, layers) ??
    (mayBeList ? readList(trimmed, layers) : null) ??
    readHandle(trimmed, layers);
  if (ADDRESS_WITHIN.test(trimmed) && !found?.names.length) return { kind: 'address', names: [] };
  if (found) return found;
  const name = decodeName(trimmed);
  if (name !== trimmed) return { kind: /xn--/iu.test(trimmed) ? 'encoded' : 'dots', names: [name] };
  return trimmed === text || trimmed === '' ? null : { kind: 'ends', names: [trimmed] };
}

/** Lists the names in a part of the input. If it is not a list, link or the like, the part itself is the name. */
function listNames(part: string, layers: number): readonly string[] {
  return read(part, false, layers - 1)?.names ?? [part];
}

function readHex(text: string): PastedText | null {
  if (isAddress(text)) return { kind: 'address', names: [] };
  return HASH.test(text) ? { kind: 'hash', names: [] } : null;
}

function readWrapped(text: string, layers: number): PastedText | null {
  const [, words, target] = MARKDOWN_LINK.exec(text) ?? [];
  if (words !== undefined && target !== undefined) {
    const names = [words, target].flatMap((part) => listNames(part, layers));
    return { kind: 'link', names: names.filter(hasDot) };
  }
  const inner = unwrap(text);
  if (inner === null || trimEnds(inner) === '') return null;
  const found = read(inner, true, layers - 1);
  if (found && found.kind !== 'ends') return found;
  const names = found?.names ?? [inner];
  return names.some((name) => BLANK.test(name)) ? null : { kind: 'wrapped', names };
}

/** Returns the text between a pair of quotes, brackets or Markdown marks, or null if there is no such pair. */
function unwrap(text: string): string | null {
  const stars = /^(\*{1,3}|~~)(?=[^*~])/u.exec(text)?.[0];
  if (stars && text.length > 2 * stars.length && text.endsWith(stars)) {
    return text.slice(stars.length, -stars.length);
  }
  const inner = text.slice(1, -1);
  const isWrapped = WRAPPINGS.some(
    ([open = '', close = '']) =>
      text === open + inner + close && !inner.includes(open) && !inner.includes(close),
  );
  return isWrapped && !UNKNOWN_LABEL.test(text) ? inner : null;
}

function readEmail(text: string): PastedText | null {
  const [local = '', host = '', ...more] = text.replace(/^mailto:/iu, '').split('@');
  if (local === '' || more.length > 0 || !hasDot(host) || /[\s/:,;]/u.test(local + host))
    return null;
  return { kind: 'email', names: [local, host].map(decodeName).filter(isUnderEth) };
}

function readLink(text: string, layers: number): PastedText | null {
  if (/\s/u.test(text)) return readPrefixed(text, layers);
  const [start, scheme = '', slashes] = SCHEME.exec(text) ?? [];
  const isNamed = NAME_SCHEMES.includes(scheme.toLowerCase());
  if (start !== undefined && (slashes || isNamed)) {
    return { kind: 'link', names: findNamesInLink(text.slice(start.length), !slashes) };
  }
  const isBareLink =
    HOST_START.test(text) || (GATEWAY_END.test(text) && isUnderEth(stripGateway(text)));
  return isBareLink
    ? { kind: 'link', names: findNamesInLink(text, false) }
    : readPrefixed(text, layers);
}

/** Reads names after a prefix: `ENS: vitalik.eth`. */
function readPrefixed(text: string, layers: number): PastedText | null {
  const [prefix] = PREFIX.exec(text) ?? [];
  if (prefix === undefined) return null;
  const names = listNames(text.slice(prefix.length), layers).filter(isNameLike);
  return names.length === 0 ? null : { kind: names.length > 1 ? 'list' : 'text', names };
}

/**
 * Finds all names under `eth` in a link. If there are none, returns the names in a link to an ENS app, or the host of a
 * link without a path.
 *
 * @param link the link without its scheme
 * @param isOpaque whether the link has no authority, such as `ethereum:vitalik.eth@1`
 */
function findNamesInLink(link: string, isOpaque: boolean): string[] {
  const [authority = ''] = /^[^/?#]*/u.exec(link) ?? [];
  const rest = link.slice(authority.length);
  const [beforeAt = ''] = authority.split('@');
  const whole = isOpaque ? beforeAt : authority.slice(authority.lastIndexOf('@') + 1);
  const host = stripGateway(decodeName(whole.replace(/:\d*$/u, '').toLowerCase()));
  const [path = ''] = /^[^?#]*/u.exec(rest) ?? [];
  // A path segment is at most one name. A query value may be a list.
  const values = rest
    .slice(path.length)
    .split(/[/?#&=]+/u)
    .map(decodeOnce);
  const parts = [...path.split('/').map(decodeOnce), ...values.flatMap(splitWhole)]
    .map((part) => decodeName(trimLink(trimEnds(part))))
    .filter(isNameLike);
  const underEth = [host, ...parts].filter(isUnderEth);
  if (underEth.length > 0) return underEth;
  if (ENS_HOST.test(host) && parts.length > 0) return parts;
  return isNameLike(host) && /^\/?$/u.test(rest) ? [host] : [];
}

/** Splits a list of names. Returns the whole text if one part is not a name. */
function splitWhole(text: string): string[] {
  const parts = text.split(SEPARATORS).filter((part) => part !== '');
  return parts.every(isNameLike) ? parts : [text];
}

function stripGateway(host: string): string {
  const stripped = host.replace(GATEWAY_END, '');
  return isUnderEth(stripped) ? stripped : host;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Reads several names, or one name if the other parts cannot belong to it. */
function readList(text: string, layers: number): PastedText | null {
  const parts = text.split(SEPARATORS).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const names: string[] = [];
  let isOnlyName = true;
  for (const part of parts) {
    const found = listNames(part, layers).filter(isNameLike);
    names.push(...found);
    // Text after a complete name, and text next to a link, is not part of a name.
    const isApart = names.some(isUnderEth) || isAddress(part) || BULLET.test(part);
    if (found.length === 0 && !isApart) isOnlyName = false;
    if (found.length > 0 && part.includes('://')) isOnlyName = true;
  }
  const { size } = new Set(names);
  if (size > 1) return { kind: 'list', names };
  return size === 1 && isOnlyName ? { kind: 'text', names } : null;
}

function readHandle(text: string, layers: number): PastedText | null {
  const handle = text.replace(/^[@＠]+/u, '');
  if (handle === text || handle === '') return null;
  return { kind: 'handle', names: listNames(handle, layers) };
}

/** Replaces other dots by `.` and decodes Punycode labels. */
function decodeName(name: string): string {
  return name.replace(OTHER_DOTS, '.').split('.').map(decodeLabel).join('.');
}

/** Decodes a Punycode label. Returns any other label, and an invalid one, unchanged. */
function decodeLabel(label: string): string {
  const dnsLabel = label.toLowerCase();
  if (!dnsLabel.startsWith(A_LABEL_PREFIX)) return label;
  const text = decodePunycode(dnsLabel.slice(A_LABEL_PREFIX.length));
  if (text === null || !text.isWellFormed()) return label;
  const isSafe = !text.replace(OTHER_DOTS, '.').includes('.');
  return isSafe && toDnsLabel(text) === dnsLabel ? text : label;
}

function hasDot(text: string): boolean {
  return /[^.]\.[^.]/u.test(text);
}

/** Checks for non-empty labels with dots between them, without separators, quotes or brackets. The last label has at least two characters and no digits. */
function isNameLike(text: string): boolean {
  const labels = text.split('.');
  return (
    hasDot(text) &&
    !/[\s/:,;|@+"“”«»‹›(){}<>（）【】`]/u.test(text) &&
    labels.every((label) => label !== '') &&
    /^\P{Nd}{2,}$/u.test(labels.at(-1) ?? '')
  );
}

function isUnderEth(text: string): boolean {
  return isNameLike(text) && /\.eth$/iu.test(text);
}

function trimEnds(text: string): string {
  const characters = Array.from(text);
  let start = 0;
  let end = characters.length;
  while (start < end && BLANK.test(characters[start] as string)) start += 1;
  while (end > start && BLANK.test(characters[end - 1] as string)) end -= 1;
  return characters.slice(start, end).join('');
}

/** Removes closing brackets and punctuation of the surrounding sentence from the end of a link part. */
function trimLink(text: string): string {
  const trimmed = trimSentence(text);
  const bare = trimmed.replace(CLOSERS, '');
  return bare === trimmed || /["'“‘([{<（【]/u.test(bare) ? trimmed : trimSentence(bare);
}

/** Removes punctuation at the end. A trailing dot may also end a fully qualified domain name. */
function trimSentence(text: string): string {
  let end = text.length;
  while (end > 0 && SENTENCE_ENDS.includes(text[end - 1] as string)) end -= 1;
  return end === text.length || !hasDot(text.slice(0, end)) ? text : text.slice(0, end);
}
