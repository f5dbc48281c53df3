import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';

/**
 * The same options with the names in another column or field.
 *
 * @param column a heading, the number of a column from 1, or a field
 * @throws UnreadableSourceError when the list has no such column, or none at all
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
        return { ...options, format: { ...format, column: named, header: true } };
      }
      const number = /^[1-9]\d*$/.test(column) ? Number(column) : 0;
      if (number > 0 && number <= headings.length) {
        return { ...options, format: { ...format, column: number - 1 } };
      }
      throw new UnreadableSourceError(
        `No column “${column}”. The first line has: ${headings.join(', ')}.`,
      );
    }
  }
}

/** The place of a heading; of one that is written in other case or between blanks where none is equal. */
function findHeading(headings: readonly string[], wanted: string): number | null {
  const fold = (text: string) => text.trim().toLowerCase();
  const exact = headings.indexOf(wanted);
  const place = exact < 0 ? headings.findIndex((heading) => fold(heading) === fold(wanted)) : exact;
  return place < 0 ? null : place;
}
