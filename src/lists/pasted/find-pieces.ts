// Finds names, addresses and links in a text of any length, in linear time.

import { addAll } from '../../primitives/add-all.ts';
import { listNames, mayBeOneName } from './may-be-one-name.ts';
import { isUnderTop } from './name-endings.ts';
import { isLink, openLink } from './open-link.ts';
import type { PastedPiece } from './pasted-text.ts';
import { LINKS, readLinkSpan, trimLink } from './read-link-span.ts';
import { readToken } from './read-token.ts';
import { findReversedParts, OVERRIDE, type ReversedPart } from './reversed-text.ts';
import { splitTokens } from './split-tokens.ts';

/** Shows that a text without spaces is a sentence. */
const SENTENCE_END = /[。！？]$/u;

/** Finds everything in a text that can be recognized. The pieces are in order and do not overlap. */
export function findPieces(text: string): PastedPiece[] {
  const reversed = findReversedParts(text).flatMap((part) => findReversedNames(text, part));
  if (reversed.length === 0) return findInOrder(text);
  const others = findInOrder(blankOut(text, reversed));
  return [...others, ...reversed].sort((a, b) => a.start - b.start);
}

/** Finds the names in a part of a text that is displayed backwards. Such a name includes the override. */
function findReversedNames(text: string, { start, end, shown, from }: ReversedPart): PastedPiece[] {
  return findInOrder(shown)
    .filter((piece) => piece.end > from && piece.names.some(isUnderTop))
    .map((piece): PastedPiece => {
      const first = end - (piece.end - from);
      const last = end - (Math.max(piece.start, from) - from);
      const value = shown.slice(piece.start, from) + OVERRIDE + text.slice(first, last);
      const at = piece.start < from ? start + piece.start : skipOverride(text, first);
      return { kind: 'name', start: at, end: last, value, names: [value] };
    })
    .filter(({ value }) => value.isWellFormed());
}

/** Returns the index before an override that ends at an index. */
function skipOverride(text: string, index: number): number {
  return text[index - 1] === OVERRIDE ? index - 1 : index;
}

/** Replaces each piece of a text with spaces, so that everything else keeps its place. */
function blankOut(text: string, pieces: readonly PastedPiece[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of pieces.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

function findInOrder(text: string): PastedPiece[] {
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
    const found = readLinkSpan(link, listNamesInLink(link.text));
    if (!found) continue;
    readUntil(index, false);
    addAll(pieces, found);
    from = index + link.text.length;
  }
  readUntil(text.length, from === 0);
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
  const mayBeOne = SEPARATORS.test(text) && mayBeOneName({ text, start: 0 }, findPieces(text));
  if (mayBeOne) return [text];
  return listNames(findPieces(`to ${text}`));
}
