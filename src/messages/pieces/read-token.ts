// Reads one part of a text that has no white space, quotes or commas.

import { findNameStarts } from './attached-words.ts';
import { readChainForm } from './chain-forms.ts';
import { findForeignKind } from './foreign-addresses.ts';
import { isUnderTop } from './name-endings.ts';
import { hasDot } from './name-syntax.ts';
import type { FoundValue, PastedPiece } from './pasted-text.ts';
import { endsLikeGateway, readLink } from './read-link.ts';
import { isSingle, readHexes, readLinkSpan, readParts, splitParts } from './read-link-span.ts';
import { readNameToken } from './read-name-token.ts';
import { place, type Span, sliceSpan, trimSpan } from './span.ts';

const WORD = /^[a-z]{1,24}[.,!?]?$/iu;
const PLAIN_NAME = /^[a-wyz\d][a-z\d]*\.eth$/u;

/**
 * Reads the pieces in a token.
 *
 * @param isAlone whether the text consists only of this token, so that the token can be a name as it stands
 */
export function readToken(token: Span, isAlone: boolean): PastedPiece[] {
  // Most tokens are words or plain names, which need no further reading.
  if (WORD.test(token.text)) return [];
  if (PLAIN_NAME.test(token.text))
    return [place(token, { kind: 'name', value: token.text, names: [token.text] })];
  const span = trimSpan(token);
  const { text } = span;
  if (text === '') return [];
  const found = readWhole(text);
  if (found) return [place(span, found)];
  const link = readBareLink(span, isAlone);
  if (link) return link;
  const foreign = findForeignKind(text);
  if (foreign) return [place(span, { kind: foreign, value: text, names: [] })];
  return readHexes(span) ?? readHandle(span) ?? readParts(span, isAlone);
}

/** Identifies a token that is a name with its chain, or an email address. */
function readWhole(text: string): FoundValue | null {
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
