// Splits a token at separators, and reads each part.

import { addAll } from '../../primitives/add-all.ts';
import { MARKDOWN_ESCAPE } from './decode-escapes.ts';
import { findHexes } from './find-hexes.ts';
import { findForeignKind } from './foreign-addresses.ts';
import { KEYCAP } from './name-syntax.ts';
import type { FoundValue, PastedPiece } from './pasted-text.ts';
import { readNameToken } from './read-name-token.ts';
import { place, type Span, sliceSpan } from './span.ts';
import { splitTokens } from './split-tokens.ts';

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
