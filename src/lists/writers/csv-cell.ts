/**
 * What a spreadsheet may take for a formula: these first characters, their full-width and small
 * forms included, also after blanks and characters that draw nothing; a tab or a line break.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START =
  /^(?:[\t\r\n]|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Cells with these, or with blanks at an end, are quoted (RFC 4180, section 2). */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** One cell: a formula made text by an apostrophe before it, quoted where needed. */
export function formatCsvCell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line end. */
export function formatCsvRecord(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map(formatCsvCell).join(',')}\r\n`;
}
