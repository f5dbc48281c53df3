import { UNKNOWN_LABEL } from '../../contract/unknown-label.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { decodePunycode } from '../../primitives/punycode.ts';
import { A_LABEL_PREFIX, toDnsLabel } from '../../primitives/to-dns-label.ts';

/** What a pasted text is, where it is no name as it stands. */
export type PastedKind =
  | 'address'
  /** 32 bytes in hex: a transaction, a namehash, a private key. */
  | 'hash'
  | 'link'
  | 'email'
  /** A name with @ in front. */
  | 'handle'
  | 'list'
  /** In quotes, brackets or marks of Markdown. */
  | 'wrapped'
  /** A name beside other words, numbers or bullets. */
  | 'text'
  /** Dots of other scripts, or as analysts write them: `vitalik[.]eth`. */
  | 'dots'
  /** Labels as DNS writes them: `xn--…`. */
  | 'encoded'
  /** Something at an end that is no part of it. */
  | 'ends';

export interface PastedText {
  kind: PastedKind;
  /** The names in it, each once, in order. */
  names: readonly string[];
}

/** A text longer than this is not looked through. */
const MAX_LENGTH = 200_000;

/** So many layers are taken off: quotes around a link after a word. */
const MAX_LAYERS = 4;

/** White space, joiners and marks of direction. Selectors and tags are not among them: an emoji may end with one. */
const BLANK = /[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const SENTENCE_ENDS = '.,;:!?…。，！？；：、';
/** What a bracket or a quotation before a link leaves at its end. */
const CLOSERS = /["'”’)\]}>）】]+$/u;
const SEPARATORS = /[\s,;|，、；]+/u;
/** What may stand beside a name in a list without being a part of it. */
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
/** An address with something around it that cannot be a part of it. */
const ADDRESS_WITHIN = /(?<![\p{L}\p{N}.])0x[\da-f]{40}(?![\p{L}\p{N}]|\.\p{L})/iu;
const HASH = /^0x[\da-f]{64}$/iu;
const MARKDOWN_LINK = /^\[([^\]]*)\]\(([^)]*)\)$/u;
const OTHER_DOTS = /[。．｡․﹒]|\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)/giu;
const SCHEME = /^([a-z][a-z\d+-]*):(\/\/)?(?=\S)/iu;
/** Schemes that come without slashes. */
const NAME_SCHEMES = ['ens', 'eth', 'ethereum', 'web3', 'ipns', 'ipfs'];
const PREFIX = /^[\p{L}\p{N} ]{1,24}[:：=]\s*(?=\S)/u;
const HOST_START = /^[^\s/@]+\.[a-z]{2,}(?::\d+)?\//iu;
const GATEWAY_END = /\.(?:limo|link)\.?$/iu;
const ENS_HOST = /(?:^|\.)ens\.(?:domains|app|dev)$/iu;

/**
 * What was pasted in place of a name, and the names in it; null for what can only be a name. A name in it is a stretch of
 * the text as it is: only what stands for a dot, Punycode and one layer of percent-encoding are undone, and hosts are
 * written small. Nothing that separates is ever left out between two parts that are kept.
 */
export function readPasted(text: string): PastedText | null {
  if (text.length > MAX_LENGTH || !text.isWellFormed()) return null;
  const found = read(text, true, MAX_LAYERS);
  if (!found) return null;
  const names = [...new Set(found.names)].filter((name) => name !== text && name !== '');
  return names.length > 0 || STANDS_ALONE.includes(found.kind) ? { ...found, names } : null;
}

/** What is worth saying although no name is in it. */
const STANDS_ALONE: readonly PastedKind[] = ['address', 'hash', 'link', 'email'];

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
  const name = writeOut(trimmed);
  if (name !== trimmed) return { kind: /xn--/iu.test(trimmed) ? 'encoded' : 'dots', names: [name] };
  return trimmed === text || trimmed === '' ? null : { kind: 'ends', names: [trimmed] };
}

/** The names in a part of a text, which may be one as it stands. */
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

/** What is between two marks that belong together; null without such marks. */
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
  return { kind: 'email', names: [local, host].map(writeOut).filter(isUnderEth) };
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

/** A word before a name: `ENS: vitalik.eth`. */
function readPrefixed(text: string, layers: number): PastedText | null {
  const [prefix] = PREFIX.exec(text) ?? [];
  if (prefix === undefined) return null;
  const names = listNames(text.slice(prefix.length), layers).filter(isNameLike);
  return names.length === 0 ? null : { kind: names.length > 1 ? 'list' : 'text', names };
}

/**
 * Names under `eth` wherever they stand in a link; where there is none, what an ENS app is asked for, or the host alone.
 *
 * @param link without its scheme
 * @param isOpaque without an authority: `ethereum:vitalik.eth@1`
 */
function findNamesInLink(link: string, isOpaque: boolean): string[] {
  const [authority = ''] = /^[^/?#]*/u.exec(link) ?? [];
  const rest = link.slice(authority.length);
  const [beforeAt = ''] = authority.split('@');
  const whole = isOpaque ? beforeAt : authority.slice(authority.lastIndexOf('@') + 1);
  const host = stripGateway(writeOut(whole.replace(/:\d*$/u, '').toLowerCase()));
  const [path = ''] = /^[^?#]*/u.exec(rest) ?? [];
  // What stands between slashes is one name or none; a value of a query may be a list.
  const values = rest
    .slice(path.length)
    .split(/[/?#&=]+/u)
    .map(decodeOnce);
  const parts = [...path.split('/').map(decodeOnce), ...values.flatMap(splitWhole)]
    .map((part) => writeOut(trimLink(trimEnds(part))))
    .filter(isNameLike);
  const underEth = [host, ...parts].filter(isUnderEth);
  if (underEth.length > 0) return underEth;
  if (ENS_HOST.test(host) && parts.length > 0) return parts;
  return isNameLike(host) && /^\/?$/u.test(rest) ? [host] : [];
}

/** The parts of a list of names; a text that is none whole. */
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

/** Several names; or one, where what stands beside it cannot be a part of it. */
function readList(text: string, layers: number): PastedText | null {
  const parts = text.split(SEPARATORS).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const names: string[] = [];
  let isOnlyName = true;
  for (const part of parts) {
    const found = listNames(part, layers).filter(isNameLike);
    names.push(...found);
    // What comes after the end of a name is no part of it, nor is anything of a link.
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

/** A name with ordinary dots, and with the labels decoded that DNS has encoded. */
function writeOut(name: string): string {
  return name.replace(OTHER_DOTS, '.').split('.').map(decodeLabel).join('.');
}

/** The text of a label that DNS has encoded; any other label as it is. */
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

/** Labels with dots between them, no part of a sentence or a number, and nothing that separates or encloses in them. */
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

/** A part of a link without what the sentence around the link leaves at its end. */
function trimLink(text: string): string {
  const trimmed = trimSentence(text);
  const bare = trimmed.replace(CLOSERS, '');
  return bare === trimmed || /["'“‘([{<（【]/u.test(bare) ? trimmed : trimSentence(bare);
}

/** Without the marks that end a sentence, of which a dot may also end a name of DNS. */
function trimSentence(text: string): string {
  let end = text.length;
  while (end > 0 && SENTENCE_ENDS.includes(text[end - 1] as string)) end -= 1;
  return end === text.length || !hasDot(text.slice(0, end)) ? text : text.slice(0, end);
}
