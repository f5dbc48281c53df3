// Finds links in a text, and what they contain.

import { addAll } from '../../primitives/add-all.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { FOLLOWING_LETTER, UNTIL_LABEL } from './attached-words.ts';
import { describeAddress, readChainForm } from './chain-forms.ts';
import { MARKDOWN_ESCAPE } from './decode-escapes.ts';
import { findForeignKind } from './foreign-addresses.ts';
import { isNameEnding } from './name-endings.ts';
import { DOT, KEYCAP } from './name-syntax.ts';
import type { FoundValue, PastedPiece } from './pasted-text.ts';
import { MESSAGE_SCHEMES, NAME_SCHEMES, readAuthority, SCRIPT_SCHEMES } from './read-authority.ts';
import { readLink } from './read-link.ts';
import { readNameToken } from './read-name-token.ts';
import { place, type Span, sliceSpan, splitSpan } from './span.ts';
import { splitTokens } from './split-tokens.ts';

// Finds addresses, hashes and shortened addresses in a text.

/**
 * Digits that are not part of a longer word or name. `_` may be Markdown: `_0xd8dA…_`. Hidden characters between the
 * digits of an address change nothing that a reader sees.
 */
const HEX =
  /(?:0[xX](?:[\da-fA-F]{64}|(?:[\da-fA-F]\p{Cf}{0,3}){39}[\da-fA-F])(?!_*[A-Za-z\d])|(?<![A-Za-z\d_]|[\p{L}\p{M}\p{N}\p{S}_-]\.)0[xX][\da-fA-F]{2,20}(?:…|⋯|\.{2,4}|\*{2,6}|-{2,3})[\da-fA-F]{2,20}(?![A-Za-z\d_]))/gu;
/**
 * A label after an address, and the end of the label that contains the address: `0xd8dA….eth`, `0xd8dA…-wallet.eth`,
 * `0xd8dA….ⓔⓣⓗ`.
 */
const LABEL =
  /(?:\p{Cf}{0,9}\.|-[^\s.]{0,80}\.)((?!\p{Extended_Pictographic})[\p{L}\p{So}][^\s.]*)(\.?)/uy;

const HIDDEN = /\p{Cf}/gu;

/** Finds the addresses, hashes and shortened addresses in a span that are not part of a name. */
function findHexes(span: Span): PastedPiece[] {
  return Array.from(span.text.matchAll(HEX), ({ 0: hex, index }) => {
    const end = index + hex.length;
    return isLabel(span.text, hex, end) ? [] : [describeHex(sliceSpan(span, index, end))];
  }).flat();
}

/** Checks whether digits are the first label of a name. In `0xd8dA….Thanks`, the dot ends a sentence. */
function isLabel(text: string, hex: string, end: number): boolean {
  LABEL.lastIndex = end;
  const [match, label = '', dot] = LABEL.exec(text) ?? [];
  if (match === undefined || hex.includes('..')) return false;
  const [word = ''] = /^\p{Lu}\p{Ll}+(?![-\p{L}\p{N}])/u.exec(label) ?? [];
  return word === '' || dot !== '' || isNameEnding(word);
}

function describeHex(span: Span): PastedPiece {
  const text = span.text.replace(HIDDEN, '');
  if (isAddress(text)) return place(span, describeAddress(text));
  const kind = /^0x[\da-f]{64}$/iu.test(text) ? 'hash' : 'short_address';
  return place(span, { kind, value: text, names: [] });
}

// Splits a token at separators, and reads each part.

const SEPARATORS = ':：=@＠#?!&/\\\\+*~^！？';
const SEPARATOR = new RegExp(`[${SEPARATORS}]`, 'u');
/** `*` inside a word is not a separator but Markdown: `**vita**lik`. */
const PARTS = new RegExp(
  String.raw`(?:${KEYCAP}|${MARKDOWN_ESCAPE}|(?<=[\p{L}\p{N}])\*+(?=[\p{L}\p{N}])|[^${SEPARATORS}])+`,
  'giu',
);

/** Reads a token that contains addresses or hashes. Returns null if there are none. */
export function readHexes(span: Span): PastedPiece[] | null {
  const hexes = findHexes(span);
  if (hexes.length === 0) return null;
  const pieces: PastedPiece[] = [];
  let from = 0;
  const readUntil = (end?: number) => {
    addAll(pieces, readParts(sliceSpan(span, from, end), false));
  };
  for (const hex of hexes) {
    readUntil(hex.start - span.start);
    pieces.push(hex);
    from = hex.end - span.start;
  }
  readUntil();
  return pieces;
}

/** Splits a token at separators that neither a name nor an address contains. */
export function splitParts(span: Span): Span[] {
  if (!SEPARATOR.test(span.text)) return span.text === '' ? [] : [span];
  return Array.from(span.text.matchAll(PARTS), ({ 0: part, index }) =>
    sliceSpan(span, index, index + part.length),
  );
}

/** Reads each part of a token that contains no addresses or hashes. */
export function readParts(span: Span, isAlone: boolean): PastedPiece[] {
  const parts = splitParts(span);
  return parts.flatMap((part) => {
    const foreign = parts.length > 1 ? findForeignKind(part.text) : null;
    return foreign
      ? [place(part, { kind: foreign, value: part.text, names: [] })]
      : readNameToken(part, isAlone && parts.length === 1);
  });
}

/** Checks whether a value contains only one name. The name of `a.eth请转给b.eth@base` contains two names. */
export function isSingle({ kind, value }: FoundValue): boolean {
  if (kind !== 'name') return true;
  const tokens = splitTokens({ text: value, start: 0 });
  const isAlone = tokens.length === 1;
  const pieces = tokens.flatMap((token) => readHexes(token) ?? readParts(token, isAlone));
  return pieces.length === 0 || pieces.flatMap(({ names }) => names).length === 1;
}

/**
 * Excludes white space, quotes, brackets and full stops, which end a link. A full stop before `eth` is a dot. `](` ends
 * the text of a Markdown link, so that its target is read too.
 */
const LINK_CHARACTER =
  '(?:(?!\\]\\()(?:\\uFEFF|。(?=eth(?![a-z\\d]))|[^\\s<>"“”„«»`（）【】「」『』，。！？；、]))';
/** Punctuation in a host, as browsers accept: `metamask.io。evil.com` and `metamask.io，.evil.com`. */
const HOST_PUNCTUATION =
  '。(?=[a-z\\d]|[\\p{L}\\p{M}\\p{N}_-]{1,63}\\.[\\p{L}\\p{N}])|["`“”„«»（）【】「」『』，！？；、](?=\\.[\\p{L}\\p{N}]|@)';
const LINK_BODY = `(?:(?![/?#\\\\])${LINK_CHARACTER}|${HOST_PUNCTUATION})*${LINK_CHARACTER}`;
const SCRIPTS = `(?:javascript|vbscript):(?:[ \\t]{1,9}(?=[\\w.$]{1,50}[(=\`]))?${LINK_CHARACTER}+|data:[a-z]*[/,;]\\S*`;
const SCHEMES = `(?:https?|wss?|ftp):[/\\\\]+(?![/\\\\])|https?:(?=[\\p{L}\\p{N}][^\\s/?#]{0,250}[.@][\\p{L}\\p{N}])|[a-z][a-z\\d+-]{1,20}://|(?:${NAME_SCHEMES}|ethereum):(?=[^\\s:@])|(?:${MESSAGE_SCHEMES}):(?=[^\\s?]{0,300}[?])`;

/** Links with a scheme, and links that could run code. */
export const LINKS = new RegExp(
  `(?<![a-z\\d+.-])(?:${SCRIPTS}|(?:${SCHEMES})${LINK_BODY}${LINK_CHARACTER}*)`,
  'giu',
);
/** `看看` in `https://app.ens.domains/vitalik.eth看看`. */
const ATTACHED_TO_LINK = new RegExp(
  `(?:${DOT})eth(?=${FOLLOWING_LETTER})(?!${UNTIL_LABEL})`,
  'giu',
);
/** A dot in a host, plain or encoded, and the start of a label. */
const HOST_LABEL = new RegExp(`(?:${DOT}|%2e)[\\p{L}\\p{N}]`, 'giu');
/** Characters that end a host in other markup. `]` also ends an IPv6 address. */
const HOST_END = /[|{}]|(?<!\[[^\]]*)\]/u;
const MARKUP_IN_HOST = /[|{}\]]/u;
const UNSAFE = new RegExp(`^(?:${SCRIPT_SCHEMES}):`, 'iu');
const PAYMENT = /^ethereum:/iu;

/** Removes words, punctuation and brackets of the surrounding text from the end of a link. */
export function trimLink(link: Span): Span {
  const text = link.text.slice(0, findAttached(link.text));
  const closers = /[([{]/u.test(text) ? ".,;:!?…'’*_" : ".,;:!?…'’*_)]}";
  let end = text.length;
  while (end > 0 && closers.includes(text.charAt(end - 1))) end -= 1;
  return sliceSpan(link, 0, end);
}

/**
 * Returns the index where the words that are attached to a link start. A host ends after its last label, or earlier at a
 * character that ends a link in other markup: `<https://nick.example|my site>`, `\href{https://nick.example}{my site}`.
 */
function findAttached(link: string): number {
  const [authority = ''] = /^[a-z\d+-]+:[/\\]*[^/?#\\]*/iu.exec(link) ?? [];
  const end = MARKUP_IN_HOST.test(authority) ? authority.search(HOST_END) : -1;
  if (end > 0 && authority.includes('//')) return end;
  let lastLabel: number | undefined;
  for (const { 0: ending, index } of link.matchAll(ATTACHED_TO_LINK)) {
    lastLabel ??= Array.from(authority.matchAll(HOST_LABEL)).at(-1)?.index ?? -1;
    if (index >= lastLabel) return index + ending.length;
  }
  return link.length;
}

/**
 * Reads a link. Addresses in a link are pieces of their own. A link without names and addresses may contain an
 * identifier of another system. The first piece states the host of the link. Returns null for an `ethereum:` link whose
 * recipient is unknown or contains several names.
 *
 * @param opened different names that were found by opening the link
 * @param whole the names that are whole parts of a link without a scheme
 */
export function readLinkSpan(
  link: Span,
  opened: readonly string[],
  whole?: readonly string[],
): PastedPiece[] | null {
  const { text } = link;
  if (UNSAFE.test(text)) return [place(link, { kind: 'unsafe_link', value: text, names: opened })];
  if (PAYMENT.test(text)) {
    const payment = readChainForm(text);
    if (!payment || !isSingle(payment)) return null;
    const all = [...new Set([...payment.names, ...opened])];
    return readAddresses(link, { ...payment, names: all }, payment.value);
  }
  const names = [...new Set([...(whole ?? readLink(text) ?? []), ...opened])];
  const { host = null, user = null } = readAuthority(whole ? `https://${text}` : text) ?? {};
  const pieces = readAddresses(link, { kind: 'link', value: text, names, host, user });
  if (names.length > 0) return pieces;
  const [, address, ...others] = pieces;
  if (address) return [{ ...address, host, user, link: text }, ...others];
  for (const part of splitSpan(link, /[/:?#&=.]+/u)) {
    const kind = findForeignKind(part.text);
    if (kind) return [place(part, { kind, value: part.text, names: [], host, user, link: text })];
  }
  return pieces;
}

/** Returns a piece for a link up to its first address, and a piece for each address. `own` is the address of the link itself. */
function readAddresses(link: Span, found: FoundValue, own?: string): PastedPiece[] {
  const hexes = findHexes(link)
    .map((hex) => (hex.kind === 'hash' ? { ...hex, kind: 'transaction' as const } : hex))
    .filter(({ value }) => value !== own && value !== found.payment?.token)
    // Digits at the start of a link with a name are part of its host.
    .filter(({ start }) => start > link.start || found.names.length === 0);
  const end = hexes[0]?.start ?? link.start + link.text.length;
  return [place(sliceSpan(link, 0, end - link.start), found), ...hexes];
}
