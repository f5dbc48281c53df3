// Finds names, addresses and links in a text of any length, in linear time.

import type { PastedPiece } from './pasted-text.ts';
import { LINKS, readLinkSpan, trimLink } from './read-link-span.ts';
import { readToken } from './read-token.ts';
import { splitTokens } from './split-tokens.ts';

/** Shows that a text without spaces is a sentence. */
const SENTENCE_END = /[。！？]$/u;

/** Finds everything in a text that can be recognized. The pieces are in order and do not overlap. */
export function findPieces(text: string): PastedPiece[] {
  const pieces: PastedPiece[] = [];
  let from = 0;
  const readUntil = (end: number, mayBeAlone: boolean) => {
    const tokens = splitTokens({ text: text.slice(from, end), start: from });
    const isAlone = mayBeAlone && tokens.length === 1 && !SENTENCE_END.test(text);
    for (const token of tokens) addAll(pieces, readToken(token, isAlone));
  };
  for (const { 0: match, index } of text.matchAll(LINKS)) {
    const link = trimLink({ text: match, start: index });
    const found = readLinkSpan(link);
    if (!found) continue;
    readUntil(index, false);
    addAll(pieces, found);
    from = index + link.text.length;
  }
  readUntil(text.length, from === 0);
  return pieces;
}

/** Adds items to an array one by one, because a call with many arguments overflows the stack. */
function addAll<T>(items: T[], added: readonly T[]): void {
  for (const item of added) items.push(item);
}
