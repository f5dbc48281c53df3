// Splits a text at white space, quotes, brackets and commas.

import { NAME_SEPARATORS } from './attached-words.ts';
import { ESCAPE, ESCAPED_SEPARATOR } from './decode-escapes.ts';
import { type Span, sliceSpan, splitSpan } from './span.ts';

/**
 * Endings that turn a preceding ideographic full stop into a dot, because a sentence rarely starts with one of them.
 */
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

/** Splits a text into tokens, which contain no separators. */
export function splitTokens(span: Span): Span[] {
  return Array.from(span.text.matchAll(TOKEN_RUNS), ({ 0: run, index }) => {
    const token = sliceSpan(span, index, index + run.length);
    return ESCAPED_SEPARATOR.test(run) ? splitSpan(token, ESCAPED_SEPARATOR) : [token];
  }).flat();
}
