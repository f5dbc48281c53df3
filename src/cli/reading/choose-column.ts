import { readRecords } from '../../lists/readers/csv-records.ts';
import { type CsvFormat, isNameHeading, mayHoldNames } from '../../lists/readers/detect-columns.ts';
import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import { listFieldTexts } from '../../lists/readers/json-lines.ts';
import { type HeadingFilter, looksLikeName } from '../../lists/readers/name-parser.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';

/**
 * Returns import options that read names from the given column or field. If a heading is given, the first record is a
 * header. If a number is given, the first record is a header only if the heading of the column is known; otherwise it
 * could contain a name.
 *
 * @param column number of a CSV column from 1, its heading, or a JSON Lines field
 * @throws UnreadableSourceError if the list has no columns or lacks this one
 */
export function chooseColumn(options: ImportOptions, column: string): ImportOptions {
  const { format, records } = options;
  switch (format.kind) {
    case 'lines':
      throw new UnreadableSourceError('A plain list has no columns.');
    case 'jsonl':
      return { ...options, format: { ...format, field: column } };
    case 'csv':
      return { ...options, format: chooseCsvColumn(format, records[0] ?? [], column) };
  }
}

function chooseCsvColumn(
  format: CsvFormat,
  headings: readonly string[],
  column: string,
): CsvFormat {
  const index = Number(column) - 1;
  if (/^[1-9]\d*$/.test(column) && index < headings.length) {
    const heading = headings[index] ?? '';
    if (headings.includes(column) && heading !== column && !looksLikeName(heading)) {
      throw new UnreadableSourceError(
        `“${column}” is the heading of one column and the number of another. The columns are: ${headings.join(', ')}.`,
      );
    }
    return chooseNames({ ...format, header: isNameHeading(heading) }, index);
  }
  const named = findHeading(headings, column);
  if (named !== null) return chooseNames({ ...format, header: true }, named);
  throw new UnreadableSourceError(
    `There is no column “${column}”. The columns are: ${headings.join(', ')}.`,
  );
}

/** Returns a format that reads names from this column, even if addresses were detected in it. */
function chooseNames(format: CsvFormat, column: number): CsvFormat {
  const { addressColumn, ...names } = format;
  const isOther = addressColumn !== undefined && addressColumn !== column;
  return { ...names, column, ...(isOther && { addressColumn }) };
}

/**
 * Finds the index of a heading. Without an exact match, ignores case and surrounding white space. Returns null for a
 * name, because a first record with a name must be inspected.
 */
function findHeading(headings: readonly string[], wanted: string): number | null {
  if (looksLikeName(wanted)) return null;
  const fold = (text: string) => text.trim().toLowerCase();
  const find = (isMatch: (heading: string) => boolean) =>
    headings.flatMap((heading, index) => (isMatch(heading) ? [index] : []));
  const exact = find((heading) => heading === wanted);
  const found = exact.length > 0 ? exact : find((heading) => fold(heading) === fold(wanted));
  if (found.length > 1) {
    throw new UnreadableSourceError(
      `Several columns have the heading “${wanted}”. Use --column with the number of one of them.`,
    );
  }
  return found[0] ?? null;
}

/** A CSV column or a JSON Lines field, with its first values. */
interface Column {
  key: number | string;
  heading: string;
  values: string[];
}

/**
 * Guesses about a list: which column or field contains the names, that the first record is a header, or that the list
 * is a message.
 */
export type Guess<Column = string> =
  | { kind: 'column'; column: Column }
  | { kind: 'header' }
  | { kind: 'message' };

/**
 * Returns what is only a guess. The column is a guess if another column could also contain the names, or if no column
 * seems to contain names. Choosing a JSON Lines field is also a guess if its key could be a name. Returns null if no
 * guess is needed.
 *
 * @param lines first lines of the list
 * @param mayHaveNames selects the columns in which names are sought, apart from the detected one
 */
export function findGuess(
  options: ImportOptions,
  lines: readonly string[],
  mayHaveNames: HeadingFilter = () => true,
): Guess<Column['key']> | null {
  const { format, records } = options;
  if (format.kind === 'lines') return null;
  const isCsv = format.kind === 'csv';
  const detected = isCsv ? format.column : format.field;
  const addresses = isCsv ? format.addressColumn : format.addressField;
  const columns = isCsv ? listColumns(format, lines) : listFields(lines);
  const others = columns.filter(
    ({ key, heading }) => key === detected || (key !== addresses && mayHaveNames(heading)),
  );
  const candidates = others.filter(({ heading, values }) => mayHoldNames(heading, values));
  const isClear =
    candidates.length === 1 &&
    candidates[0]?.key === detected &&
    (isCsv || !looksLikeName(format.field));
  // If a CSV file has a single column, that column contains the names, whatever they look like.
  if (!isClear && others.length > (isCsv ? 1 : 0)) return { kind: 'column', column: detected };
  if (isCsv && format.header && !isNameHeading(records[0]?.[format.column] ?? '')) {
    return { kind: 'header' };
  }
  return null;
}

function listColumns({ delimiter, header }: CsvFormat, lines: readonly string[]): Column[] {
  const records = readRecords(lines, delimiter);
  const [first = []] = records;
  return first.map((cell, key) => ({
    key,
    heading: header ? cell : '',
    values: records.map((record) => record[key] ?? ''),
  }));
}

function listFields(lines: readonly string[]): Column[] {
  const fields = new Map<string, string[]>();
  for (const [field, values] of lines.flatMap(listFieldTexts)) {
    fields.set(field, [...(fields.get(field) ?? []), ...values]);
  }
  return [...fields].map(([field, values]) => ({ key: field, heading: field, values }));
}
