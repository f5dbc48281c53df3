import { makeReadable } from './make-readable.ts';

/** Maximum length of a quoted text in a title, in UTF-16 code units. */
const MAX_LENGTH = 80;

/** Truncates a text without splitting a surrogate pair. */
function shorten(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH).replace(/\p{Surrogate}$/u, '')}…`
    : text;
}

/** Replaces hidden characters, and spaces that a browser tab would collapse, with labels such as `[SPACE]`. */
export function quoteInTitle(text: string): string {
  return makeReadable(shorten(text)).replace(/^ | $| (?= )/gu, '[SPACE]');
}
