import type { ImportOptions } from '../../lists/readers/detect-format.ts';

/** Describes how a source is read and where its names are. Returns null for plain lines. */
export function describeFormat({ format, records }: ImportOptions): string | null {
  switch (format.kind) {
    case 'lines':
      return null;
    case 'jsonl':
      return `Read as JSON Lines, names from “${format.field}”.`;
    case 'csv': {
      const heading = format.header ? `“${records[0]?.[format.column] ?? ''}”` : null;
      return `Read as CSV, names from ${heading ?? `column ${format.column + 1}`}.`;
    }
  }
}
