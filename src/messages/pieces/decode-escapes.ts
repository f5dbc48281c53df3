// Decodes JSON, HTML, Markdown and percent escapes.

import { DecodingMode, decodeHTML } from 'entities/decode';
import { findFloor } from '../../primitives/find-floor.ts';

/**
 * Matches `&iacute;`, `&#236;`, `&#xec;`, `\u00ec`, `\xec` and `<wbr>`. Browsers also decode some references without a
 * semicolon. Named ones are decoded only if they are accented letters or hidden characters, because links contain
 * `&copy=1`.
 */
const ESCAPES =
  /&(?:#\d+;?|#x[\da-f]+;?|[a-z][a-z\d]{1,31};|(?:shy|nbsp|[a-z]{1,2}(?:acute|grave|circ|uml|tilde|ring|cedil|slash|lig))(?!=))|\\u(?:[\da-f]{4}|\{[\da-f]{1,6}\})|\\x[\da-f]{2}|<wbr ?\/?>/giu;

/** Backslash escapes of punctuation in a name, which is also written in Markdown: `vita\_lik\.eth`. */
export const MARKDOWN_ESCAPE = String.raw`\\[-._]`;
const MARKDOWN_ESCAPES = /\\([!-/:-@[-`{-~])/gu;

/** Decodes the HTML and JSON escapes of a text once, and keeps their places: `v&iacute;talik` → `vítalik`. */
export function decodeWithPlaces(written: string) {
  /** Start of each escape in the decoded text, and how many more code units were written before it and with it. */
  const starts: number[] = [];
  const shifts: number[] = [0];
  const text = written.replace(ESCAPES, (found, index: number) => {
    const decoded = decodeEscape(found);
    if (decoded === found) return found;
    const shift = shifts.at(-1) as number;
    starts.push(index - shift);
    shifts.push(shift + found.length - decoded.length);
    return decoded;
  });
  const find = (index: number, at: number) => index + (shifts[at + 1] as number);
  /** Returns a part of the decoded text with its place in the text as it is written. */
  const locate = <Part extends { start: number; end: number }>(part: Part): Part => {
    if (starts.length === 0) return part;
    const first = findFloor(starts, part.start);
    const startsWithEscape = starts[first] === part.start;
    return {
      ...part,
      start: find(part.start, startsWithEscape ? first - 1 : first),
      end: find(part.end, findFloor(starts, part.end - 1)),
    };
  };
  return { text, locate };
}

/** Decodes the HTML and JSON escapes of a text once: `vital\u00eck.eth` → `vitalìk.eth`. */
export function decodeEscapes(text: string): string {
  return text.replace(ESCAPES, decodeEscape);
}

/** Removes the backslashes of Markdown before punctuation. */
export function unescapeMarkdown(text: string): string {
  return text.replace(MARKDOWN_ESCAPES, '$1');
}

/** Decodes HTML and JSON escapes, and the backslash escapes of Markdown. */
export function decodeMarkup(text: string): string {
  return unescapeMarkdown(decodeEscapes(text));
}

function decodeEscape(written: string): string {
  if (written.startsWith('&')) {
    const isWhole = written.endsWith(';');
    return decodeHTML(written, isWhole ? DecodingMode.Strict : DecodingMode.Legacy);
  }
  const [, hex] = /^\\[ux]\{?([\da-f]+)/iu.exec(written) ?? [];
  if (hex === undefined) return '';
  const codePoint = Number.parseInt(hex, 16);
  return codePoint > 0x10ffff ? written : String.fromCodePoint(codePoint);
}

/** Decodes the percent-encoded characters of a text once. Returns bytes that are not valid UTF-8 unchanged. */
export function decodePercent(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/giu, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
