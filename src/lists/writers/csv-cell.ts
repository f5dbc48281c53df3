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
