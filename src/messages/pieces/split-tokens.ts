// Splits a text at white space, quotes, brackets and commas.

import { NAME_SEPARATORS } from './attached-words.ts';
import { type Span, sliceSpan } from './span.ts';

/** Endings that rarely start a sentence, so an ideographic full stop before them is a dot. */
const DOTTED_ENDINGS = 'eth|com|org|net|io|xyz|app|box|id';

/**
 * An ideographic full stop that is a dot: before one of these endings, or between Latin labels as in
 * `metamask.eth。evil.eth`. Two sentences without a space between them are rarely both in Latin script.
 */
const IDEOGRAPHIC_DOT = String.raw`[。｡](?=(?:${DOTTED_ENDINGS})(?![a-z\d]))|(?<=[\p{Script=Latin}\d])[。｡](?=[\p{Script=Latin}\d-]{1,63}[.。｡](?:${DOTTED_ENDINGS})(?![a-z\d]))`;

/**
 * A hidden character as this project displays it. ENS refuses the name, so the name must not be split at this
 * character.
 */
const DISPLAYED_CHARACTER = String.raw`<U\+[\dA-F]{4,6}>`;

/** Everything except separators. */
const TOKEN_CHARACTER = String.raw`[^\s"“”„‟«»‹›\x60<>(){}[\]（）［］｛｝【】「」『』《》〈〉〔〕,，،、;；؛|｜。｡।۔؟⇒➜►${NAME_SEPARATORS}]`;

/** Dots in brackets, unknown labels such as `[64 digits].eth`, and dashes and arrows between other characters. */
const TOKENS = new RegExp(
  [
    String.raw`\[(?:\.|dot|[\da-f]{64})\]|\((?:\.|dot)\)|\{\.\}`,
    IDEOGRAPHIC_DOT,
    DISPLAYED_CHARACTER,
    `(?<=${TOKEN_CHARACTER})[${NAME_SEPARATORS}]+(?=${TOKEN_CHARACTER})`,
    String.raw`(?!\uFEFF)${TOKEN_CHARACTER}|\uFEFF`,
  ].join('|'),
  'iu',
);
const TOKEN_RUNS = new RegExp(`(?:${TOKENS.source})+`, 'giu');

/** Splits a text into tokens, which contain no separators. */
export function splitTokens(span: Span): Span[] {
  return Array.from(span.text.matchAll(TOKEN_RUNS), ({ 0: run, index }) =>
    sliceSpan(span, index, index + run.length),
  );
}
