import { UNKNOWN_LABEL } from '../../contract/unknown-label.ts';
import { isAddress } from '../../primitives/is-address.ts';
import {
  BLANK,
  decodeName,
  hasDot,
  isNameLike,
  isUnderEth,
  splitList,
  trimEnds,
  trimSentence,
} from './name-syntax.ts';
import { readLink } from './read-link.ts';

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
  /** A name in quotes, brackets or Markdown. */
  | 'wrapped'
  /** One name with other words, numbers or bullets. */
  | 'text'
  /** A name with a dot of another script or a defanged dot: `vitalik。eth`, `vitalik[.]eth`. */
  | 'dots'
  /** A name with Punycode labels: `xn--…`. */
  | 'encoded'
  /** A name with white space, invisible characters or punctuation before or after it. */
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
/** An address inside a longer text that is not part of a longer word or a name. */
const ADDRESS_WITHIN = /(?<![\p{L}\p{N}.])0x[\da-f]{40}(?![\p{L}\p{N}]|\.\p{L})/iu;
const HASH = /^0x[\da-f]{64}$/iu;
const MARKDOWN_LINK = /^\[([^\]]*)\]\(([^)]*)\)$/u;
const PREFIX = /^[\p{L}\p{N} ]{1,24}[:：=]\s*(?=\S)/u;

/**
 * Finds the names in an input that is not a name itself, such as a link or a list. Returns null if the input can only be
 * a name. Each returned name is a substring of the input after these changes: dots of other kinds become `.`, Punycode and
 * one layer of percent-encoding are decoded, and hosts become lower case. Separators within a name are never removed.
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
    readLinkOrPrefixed(trimmed, layers) ??
    (mayBeList ? readList(trimmed, layers) : null) ??
    readHandle(trimmed, layers);
  if (ADDRESS_WITHIN.test(trimmed) && !found?.names.length) return { kind: 'address', names: [] };
  if (found) return found;
  const name = decodeName(trimmed);
  if (name !== trimmed) return { kind: /xn--/iu.test(trimmed) ? 'encoded' : 'dots', names: [name] };
  return trimmed === text || trimmed === '' ? null : { kind: 'ends', names: [trimmed] };
}

/** Lists the names in a part of the input. Returns the part itself if it can only be a name. */
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

function readLinkOrPrefixed(text: string, layers: number): PastedText | null {
  const names = readLink(text);
  return names ? { kind: 'link', names } : readPrefixed(text, layers);
}

/** Reads names after a prefix: `ENS: vitalik.eth`. */
function readPrefixed(text: string, layers: number): PastedText | null {
  const [prefix] = PREFIX.exec(text) ?? [];
  if (prefix === undefined) return null;
  const names = listNames(text.slice(prefix.length), layers).filter(isNameLike);
  return names.length === 0 ? null : { kind: names.length > 1 ? 'list' : 'text', names };
}

/** Reads several names, or one name if the other parts cannot belong to it. */
function readList(text: string, layers: number): PastedText | null {
  const parts = splitList(text);
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
