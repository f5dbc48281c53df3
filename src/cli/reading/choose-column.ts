import type { CsvFormat } from '../../lists/readers/detect-columns.ts';
import type { ImportOptions } from '../../lists/readers/detect-format.ts';
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
