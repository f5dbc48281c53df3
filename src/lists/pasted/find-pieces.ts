// Finds names, addresses and links in a text of any length, in linear time.

import { NAME_SEPARATORS } from './attached-words.ts';
import { ESCAPE, ESCAPED_SEPARATOR } from './decode-escapes.ts';
import type { PastedPiece } from './pasted-text.ts';
import { LINKS, readLinkSpan, trimLink } from './read-link-span.ts';
import { readToken } from './read-token.ts';
import { type Span, sliceSpan, splitSpan } from './span.ts';

/** Shows that a text without spaces is a sentence. */
const SENTENCE_END = /[。！？]$/u;

/** Endings before which an ideographic full stop is a dot, because a sentence rarely starts with them. */
const DOTTED_ENDINGS = 'eth|com|org|net|io|xyz|app|box|id';

/** Everything except separators. */
const TOKEN_CHARACTER = String.raw`[^\s"“”„‟«»‹›\x60<>(){}[\]（）［］｛｝【】「」『』《》〈〉〔〕,，،、;；؛|｜。｡।۔؟⇒➜►${NAME_SEPARATORS}]`;

/** Escapes, dots in brackets, unknown labels such as `[64 digits].eth`, and dashes and arrows between other characters. */
const TOKENS = new RegExp(
  [
    ESCAPE,
    String.raw`\[(?:\.|dot|[\da-f]{64})\]|\((?:\.|dot)\)|\{\.\}`,
    `[。｡](?=(?:${DOTTED_ENDINGS})(?![a-z\\d]))`,
    `(?<=${TOKEN_CHARACTER})[${NAME_SEPARATORS}]+(?=${TOKEN_CHARACTER})`,
    String.raw`(?!\uFEFF)${TOKEN_CHARACTER}|\uFEFF`,
  ].join('|'),
  'iu',
);
const TOKEN_RUNS = new RegExp(`(?:${TOKENS.source})+`, 'giu');

/** Finds everything in a text that can be recognized. The pieces are in order and do not overlap. */
export function findPieces(text: string): PastedPiece[] {
  const pieces: PastedPiece[] = [];
  let from = 0;
  const readUntil = (end: number, mayBeAlone: boolean) => {
    const runs = splitRuns({ text: text.slice(from, end), start: from });
    const isAlone = mayBeAlone && runs.length === 1 && !SENTENCE_END.test(text);
    for (const run of runs) addAll(pieces, readToken(run, isAlone));
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

function splitRuns(gap: Span): Span[] {
  return Array.from(gap.text.matchAll(TOKEN_RUNS), ({ 0: run, index }) => {
    const span = sliceSpan(gap, index, index + run.length);
    return ESCAPED_SEPARATOR.test(run) ? splitSpan(span, ESCAPED_SEPARATOR) : [span];
  }).flat();
}
