import { type CsvFormat, mayHoldNames } from '../../lists/readers/detect-columns.ts';
import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import { listTextFields } from '../../lists/readers/json-lines.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';

/**
 * Returns import options that read names from the given column or field.
 *
 * @param column heading of a CSV column, its number from 1, or a JSON Lines field
 * @throws UnreadableSourceError if the list has no columns or lacks this one
 */
export function chooseColumn(options: ImportOptions, column: string): ImportOptions {
  const { format, records } = options;
  switch (format.kind) {
    case 'lines':
      throw new UnreadableSourceError('A plain list has no columns.');
    case 'jsonl':
      return { ...options, format: { ...format, field: column } };
    case 'csv': {
      const [headings = []] = records;
      const named = findHeading(headings, column);
      if (named !== null) {
        return { ...options, format: chooseNames({ ...format, header: true }, named) };
      }
      const number = /^[1-9]\d*$/.test(column) ? Number(column) : 0;
      if (number > 0 && number <= headings.length) {
        return { ...options, format: chooseNames(format, number - 1) };
      }
      throw new UnreadableSourceError(
        `There is no column “${column}”. The columns are: ${headings.join(', ')}.`,
      );
    }
  }
}

/** Returns a format that reads names from this column, even if addresses were detected in it. */
function chooseNames(format: CsvFormat, column: number): CsvFormat {
  const { addressColumn, ...names } = format;
  const isOther = addressColumn !== undefined && addressColumn !== column;
  return { ...names, column, ...(isOther && { addressColumn }) };
}

/** Finds the index of a heading. Without an exact match, ignores case and surrounding white space. */
function findHeading(headings: readonly string[], wanted: string): number | null {
  const fold = (text: string) => text.trim().toLowerCase();
  const exact = headings.indexOf(wanted);
  const index = exact < 0 ? headings.findIndex((heading) => fold(heading) === fold(wanted)) : exact;
  return index < 0 ? null : index;
}

/** A CSV column or a JSON Lines field, with its first values. */
interface Column {
  key: number | string;
  heading: string;
  values: string[];
}

/**
 * Returns the detected column or field if it is only a guess: another column could also contain the names, or no column
 * seems to contain names. Returns null if the choice is clear.
 *
 * @param lines first lines of the list
 */
export function findGuess(options: ImportOptions, lines: readonly string[]): Column['key'] | null {
  const { format } = options;
  if (format.kind === 'lines') return null;
  const isCsv = format.kind === 'csv';
  const detected = isCsv ? format.column : format.field;
  const addresses = isCsv ? format.addressColumn : format.addressField;
  const columns = isCsv ? listColumns(options.records) : listFields(lines);
  const others = columns.filter(({ key }) => key !== addresses);
  if (others.length < 2) return null;
  const candidates = others.filter(({ heading, values }) => mayHoldNames(heading, values));
  return candidates.length === 1 && candidates[0]?.key === detected ? null : detected;
}

function listColumns(records: readonly string[][]): Column[] {
  const [headings = []] = records;
  return headings.map((heading, key) => ({
    key,
    heading,
    values: records.map((record) => record[key] ?? ''),
  }));
}

function listFields(lines: readonly string[]): Column[] {
  const fields = new Map<string, string[]>();
  for (const [field, value] of lines.flatMap(listTextFields)) {
    fields.set(field, [...(fields.get(field) ?? []), value]);
  }
  return [...fields].map(([field, values]) => ({ key: field, heading: field, values }));
}
