// Reads one part of a text that has no white space, quotes or commas.

import { isAddress } from '../../primitives/is-address.ts';
import { describeAddress, type FoundValue, readChainForm } from './chain-forms.ts';
import { findForeignKind } from './foreign-addresses.ts';
import { decodeName, hasDot, isUnderEth } from './name-syntax.ts';
import type { PastedPiece } from './pasted-text.ts';
import { readLink } from './read-link.ts';
import { readNameToken } from './read-name-token.ts';
import { type Span, sliceSpan, splitSpan, trimSpan } from './span.ts';

/** Addresses, hashes and shortened addresses that are not part of a longer word or a name. */
export const HEX =
  /(?<![a-z\d_.])0x(?:[\da-f]{64}|[\da-f]{40}|[\da-f]{2,20}(?:…|⋯|\.{2,4}|\*{2,6}|-{2,3})[\da-f]{2,20})(?![a-z\d_]|\.\p{L})/giu;

/** Separators that neither a name nor an address contains. */
const SEPARATORS = /[:：=@＠#?!&/\\+*~^！？]+/u;

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
  return readHexes(span) ?? readHandle(span) ?? readParts(span, isAlone);
}

/** Reads a token with addresses or hashes in it. Returns null if there are none. */
function readHexes(span: Span): PastedPiece[] | null {
  const pieces: PastedPiece[] = [];
  let from = 0;
  for (const { 0: hex, index } of span.text.matchAll(HEX)) {
    const end = index + hex.length;
    pieces.push(...readParts(sliceSpan(span, from, index), false));
    pieces.push(place(sliceSpan(span, index, end), describeHex(hex)));
    from = end;
  }
  if (pieces.length === 0) return null;
  return [...pieces, ...readParts(sliceSpan(span, from), false)];
}

/** Identifies a token that is one value, unlike a name with text around it. */
function readWhole(text: string): FoundValue | null {
  const chained = readChainForm(text);
  if (chained) return chained;
  const email = readEmail(text);
  if (email) return email;
  const names = text.includes('/') || /\.(?:limo|link)$/iu.test(text) ? readLink(text) : null;
  if (names) return { kind: 'link', value: text, names };
  const foreign = findForeignKind(text);
  return foreign && { kind: foreign, value: text, names: [] };
}

function readEmail(text: string): FoundValue | null {
  const [local = '', host = '', ...more] = text.replace(/^mailto:/iu, '').split('@');
  if (local === '' || more.length > 0 || !hasDot(host) || /[/:]/u.test(local + host)) return null;
  return {
    kind: 'email',
    value: `${local}@${host}`,
    names: [local, host].map(decodeName).filter(isUnderEth),
  };
}

/** Describes a match of {@link HEX}. */
export function describeHex(hex: string): FoundValue {
  if (isAddress(hex)) return describeAddress(hex);
  const kind = /^0x[\da-f]{64}$/iu.test(hex) ? 'hash' : 'short_address';
  return { kind, value: hex, names: [] };
}

/** Reads `@vitalik` and `@vitalik.eth`. */
function readHandle(span: Span): PastedPiece[] | null {
  const [sign] = /^[@＠]+/u.exec(span.text) ?? [];
  const rest = sign === undefined ? null : sliceSpan(span, sign.length);
  if (!rest || rest.text === '' || SEPARATORS.test(rest.text)) return null;
  const [piece] = readNameToken(rest, false);
  if (piece?.kind !== 'name') return [place(span, { kind: 'handle', value: rest.text, names: [] })];
  return [{ ...piece, kind: 'handle', start: span.start }];
}

function readParts(span: Span, isAlone: boolean): PastedPiece[] {
  const parts = splitSpan(span, SEPARATORS);
  return parts.flatMap((part) => {
    const foreign = parts.length > 1 ? findForeignKind(part.text) : null;
    return foreign
      ? [place(part, { kind: foreign, value: part.text, names: [] })]
      : readNameToken(part, isAlone && parts.length === 1);
  });
}

/** Adds the position of a span to the pieces found in it. */
export function place({ start, text }: Span, found: FoundValue): PastedPiece {
  return { ...found, start, end: start + text.length };
}
