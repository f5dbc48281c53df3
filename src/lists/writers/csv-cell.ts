import { escapeCodePoints } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';

/**
 * Matches cells that a spreadsheet could read as a formula. They start with a tab, a line break, or one
 * of `= + - @` (also in full-width and small forms), possibly after white space and invisible characters.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const FORMULA_START =
  /^(?:[\t\r\n]|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Matches cells that are quoted (RFC 4180, section 2), including cells with white space at either end. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Formats one cell. Quotes the cell if needed, and puts an apostrophe before a formula so that it is read as text. */
export function formatCsvCell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats one record, with its line break. */
export function formatCsvRecord(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map(formatCsvCell).join(',')}\r\n`;
}

/** U+FEFF at the start of a file. Some spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Matches hidden characters except the space, and backslashes, because an escape starts with one. */
const UNSEEN = new RegExp(`(?! )${HIDDEN_CHARACTER.source}|\\\\`, 'gu');

/**
 * Replaces every hidden character and every backslash with an escape.
 *
 * @example escapeInvisible('a\u200db') // 'a\\u{200D}b'
 */
export function escapeInvisible(text: string): string {
  return text.replace(UNSEEN, escapeCodePoints);
}
