import type { ImportOptions } from '../../lists/readers/detect-format.ts';

/** Describes how the page reads a source and where its names and addresses are. Returns null for plain lines. */
export function describeFormat({ format, records }: ImportOptions): string | null {
  switch (format.kind) {
    case 'lines':
      return format.hasAddresses ? 'Read as names with addresses.' : null;
    case 'jsonl':
      return describeColumns(
        'JSON Lines',
        format.field,
        format.addressField,
        (field) => `“${field}”`,
      );
    case 'csv':
      return describeColumns('CSV', format.column, format.addressColumn, (column) =>
        format.header ? `“${records[0]?.[column] ?? ''}”` : `column ${column + 1}`,
      );
  }
}

function describeColumns<Key>(
  format: string,
  names: Key,
  addresses: Key | undefined,
  getWords: (key: Key) => string,
): string {
  const rest = addresses === undefined ? '' : `, addresses from ${getWords(addresses)}`;
  return `Read as ${format}, names from ${getWords(names)}${rest}.`;
}
