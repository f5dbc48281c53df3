// Finds names, addresses and links in a text of any length, in linear time.

import { addAll } from '../../primitives/add-all.ts';
import { findFloor } from '../../primitives/find-floor.ts';
import { findNameStarts } from './attached-words.ts';
import { readChainForm } from './chain-forms.ts';
import { decodeWithPlaces } from './decode-escapes.ts';
import { findForeignKind } from './foreign-addresses.ts';
import { listNames, mayBeOneName } from './may-be-one-name.ts';
import { isUnderTop } from './name-endings.ts';
import { hasDot } from './name-syntax.ts';
import { isLink, openLink } from './open-link.ts';
import type { FoundValue, PastedPiece } from './pasted-text.ts';
import { endsLikeGateway, readLink } from './read-link.ts';
import {
  isSingle,
  LINKS,
  readHexes,
  readLinkSpan,
  readParts,
  splitParts,
  trimLink,
} from './read-link-span.ts';
import { readNameToken } from './read-name-token.ts';
import { findReversedParts, OVERRIDE, type ReversedPart } from './reversed-text.ts';
import { place, type Span, sliceSpan, trimSpan } from './span.ts';
import { splitTokens } from './split-tokens.ts';

// Reads one part of a text that has no white space, quotes or commas.

const WORD = /^[a-z]{1,24}[.,!?]?$/iu;
const PLAIN_NAME = /^[a-wyz\d][a-z\d]*\.eth$/u;

/**
 * Reads the pieces in a token.
 *
 * @param isAlone whether the text consists only of this token, so that the token can be a name as it stands
 */
function readToken(token: Span, isAlone: boolean): PastedPiece[] {
  // Most tokens are words or plain names, which need no further reading.
  if (WORD.test(token.text)) return [];
  if (PLAIN_NAME.test(token.text))
    return [place(token, { kind: 'name', value: token.text, names: [token.text] })];
  const span = trimSpan(token);
  const { text } = span;
  if (text === '') return [];
  const found = readSingle(text);
  if (found) return [place(span, found)];
  const link = readBareLink(span, isAlone);
  if (link) return link;
  const foreign = findForeignKind(text);
  if (foreign) return [place(span, { kind: foreign, value: text, names: [] })];
  return readHexes(span) ?? readHandle(span) ?? readParts(span, isAlone);
}

/** Identifies a token that is a name with its chain, or an email address. */
function readSingle(text: string): FoundValue | null {
  const chained = readChainForm(text);
  return chained && isSingle(chained) ? chained : readEmail(text);
}

/**
 * Reads a link without a scheme, after the words that are attached to its host. If the text consists only of this
 * token, the words may be part of the host, so it is inspected with and without them.
 */
function readBareLink(span: Span, isAlone: boolean): PastedPiece[] | null {
  const { text } = span;
  if (!text.includes('/') && !endsLikeGateway(text)) return null;
  const [host = ''] = /^[^/?#\\]*/u.exec(text) ?? [];
  const starts = findNameStarts(host);
  if (isAlone && starts[0] !== 0) starts.unshift(0);
  const [longest, ...others] = starts.map((start) => readLink(text.slice(start)));
  if (!longest) return null;
  const names = [...longest, ...others.flatMap((each) => each ?? [])];
  return readLinkSpan(sliceSpan(span, starts[0] ?? 0), [], names) ?? [];
}

/** Reads an email address. Only words in other scripts can be attached to its host: `me@example.jpまで`. */
function readEmail(text: string): FoundValue | null {
  const [local = '', host = '', ...more] = text.replace(/^mailto:/iu, '').split('@');
  if (local === '' || more.length > 0 || !hasDot(host) || /[/:?&=#%]/u.test(local + host))
    return null;
  const [found, ...others] = readParts({ text: host, start: 0 }, false);
  const isHost =
    found && others.length === 0 && found.start === 0 && !/[\0-\x7f]/u.test(host.slice(found.end));
  if (!isHost) return null;
  const names = [...readParts({ text: local, start: 0 }, false), found].flatMap(
    (piece) => piece.names,
  );
  return { kind: 'email', value: `${local}@${host}`, names: names.filter(isUnderTop) };
}

/** Reads `@vitalik` and `@vitalik.eth`. */
function readHandle(span: Span): PastedPiece[] | null {
  const [sign] = /^[@＠]+/u.exec(span.text) ?? [];
  const rest = sign === undefined ? null : sliceSpan(span, sign.length);
  if (!rest || splitParts(rest)[0]?.text !== rest.text) return null;
  const [piece, ...others] = readNameToken(rest, false);
  if (piece?.kind !== 'name') return [place(span, { kind: 'handle', value: rest.text, names: [] })];
  return [{ ...piece, kind: 'handle', start: span.start }, ...others];
}

/** Shows that a text without spaces is a sentence. */
const SENTENCE_END = /[。！？]$/u;

/**
 * Finds everything in a text that can be recognized. The pieces are in order and do not overlap. HTML and JSON escapes
 * are decoded once: `v&iacute;talik.eth` is a piece with the value `vítalik.eth`.
 *
 * @param isWhole whether a text without spaces can be one name, because no other text is around it
 */
export function findPieces(text: string, isWhole = true): PastedPiece[] {
  const decoded = decodeWithPlaces(text);
  return findDecodedPieces(decoded.text, isWhole).map(decoded.locate);
}

/** Finds the pieces of a text whose escapes are decoded already. */
export function findDecodedPieces(text: string, isWhole = true): PastedPiece[] {
  const pieces = findInOrder(text, isWhole);
  const reversed = findReversedParts(text).flatMap((part) => findReversedNames(text, part));
  if (reversed.length === 0) return pieces;
  const starts = pieces.map(({ start }) => start);
  const isFree = ({ start, end }: PastedPiece) =>
    (pieces[findFloor(starts, end - 1)]?.end ?? 0) <= start;
  return [...pieces, ...reversed.filter(isFree)].sort((a, b) => a.start - b.start);
}

/** Finds the names that are displayed backwards, or whose end is. Such a name includes the override. */
function findReversedNames(text: string, part: ReversedPart): PastedPiece[] {
  const wordLength = part.shown.length - (part.end - part.inside);
  const names: PastedPiece[] = [];
  for (const { kind, names: read, ...shown } of findInOrder(part.shown, true)) {
    const isReversed = shown.end > wordLength;
    if (kind !== 'name' || !isReversed || !read.some(isUnderTop)) continue;
    const place = locate(part, shown, wordLength);
    if (!place) continue;
    const written = text.slice(place.start, place.end);
    const value = written.includes(OVERRIDE) ? written : OVERRIDE + written;
    if (value.isWellFormed()) names.push({ kind, ...place, value, names: [value] });
  }
  return names;
}

/** Returns the place in the text of a name that is displayed in a part, or null if its characters are in two places. */
function locate(
  { start, inside, end }: ReversedPart,
  shown: { start: number; end: number },
  wordLength: number,
): { start: number; end: number } | null {
  const first = end - (shown.end - wordLength);
  if (shown.start < wordLength)
    return first === inside ? { start: start + shown.start, end } : null;
  // The override belongs to the name that it precedes.
  return {
    start: first === inside ? inside - OVERRIDE.length : first,
    end: end - (shown.start - wordLength),
  };
}

function findInOrder(text: string, isWhole: boolean): PastedPiece[] {
  const pieces: PastedPiece[] = [];
  let from = 0;
  const addOpened = (piece: PastedPiece) => {
    if (!isLink(piece)) return piece;
    const opened = listNamesInLink(text.slice(piece.start, piece.end));
    return { ...piece, names: [...new Set([...piece.names, ...opened])] };
  };
  const readUntil = (end: number, mayBeAlone: boolean) => {
    const tokens = splitTokens({ text: text.slice(from, end), start: from });
    const isAlone = mayBeAlone && tokens.length === 1 && !SENTENCE_END.test(text);
    for (const token of tokens) addAll(pieces, readToken(token, isAlone).map(addOpened));
  };
  for (const { 0: match, index } of text.matchAll(LINKS)) {
    const link = trimLink({ text: match, start: index });
    // The name in a text that is a Markdown link keeps its capitals, like any name with other text attached.
    const isLabel = text.startsWith('](', index + link.text.length);
    const found = readLinkSpan(link, listNamesInLink(isLabel ? `${link.text}]` : link.text));
    if (!found) continue;
    readUntil(index, false);
    addAll(pieces, found);
    from = index + link.text.length;
  }
  readUntil(text.length, isWhole && from === 0);
  return pieces;
}

/** Separators that a name in a link may contain by mistake. */
const SEPARATORS = /[\s,;|]+/u;

/** Lists the different names anywhere in a link, also those that are not a whole part of it: `?text=pay+vitalik.eth`. */
function listNamesInLink(link: string): string[] {
  const names = new Set(openLink(link).flatMap(listNamesInPart));
  return [...names].filter((name) => isUnderTop(name.split(SEPARATORS).join('')));
}

/** Lists the names in a part of a link. Two words can be one name with a space: `vitalik%20buterin.eth`. */
function listNamesInPart(text: string): string[] {
  const spaced = text.replace(/[,;|]/gu, ' ');
  const mayBeOne =
    SEPARATORS.test(text) && mayBeOneName({ text: spaced, start: 0 }, findDecodedPieces(text));
  if (mayBeOne) return [text];
  return listNames(findDecodedPieces(`to ${text}`));
}
