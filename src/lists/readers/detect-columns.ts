import { isAddress } from '../../primitives/is-address.ts';
import { type CsvOptions, readRecords, splitRecord } from './csv-records.ts';
import { findAddresses, rankHeading } from './detect-addresses.ts';
import { type JsonOptions, listTextFields } from './json-lines.ts';
import { looksLikeName } from './name-parser.ts';

/** How to read a CSV file. */
export type CsvFormat = CsvOptions & { kind: 'csv' };

/** How to read a JSON Lines file. */
export type JsonFormat = JsonOptions & { kind: 'jsonl' };

const MAX_SHOWN_RECORDS = 20;
const DELIMITERS = [',', ';', '\t'];

/** Column headings and field names that suggest names, best first. */
const NAME_HEADINGS = 'name,ens_name,ens name,ensname,ens,domain,label,names,domains,labels'.split(
  ',',
);

/** Checks whether a heading is a known heading for names. */
export function isNameHeading(heading: string): boolean {
  return rankName(heading) < NAME_HEADINGS.length;
}

const rankName = (heading: string) => rankHeading(NAME_HEADINGS, heading);

/**
 * Checks whether a column or field could contain the names. The heading is used for names, or the heading or a value
 * looks like a name.
 */
export function mayHoldNames(heading: string, values: readonly string[]): boolean {
  return isNameHeading(heading) || looksLikeName(heading) || values.some(looksLikeName);
}

function findLowest<T>(items: readonly T[], rank: (item: T) => number): number {
  let best = 0;
  for (const [index, item] of items.entries()) {
    if (rank(item) < rank(items[best] as T)) best = index;
  }
  return best;
}

/** Counts the records whose column looks like a name with a top-level domain. */
function countNames(records: readonly string[][], column: number): number {
  return records.filter((record) => looksLikeName(record[column] ?? '')).length;
}

/** Checks whether a column of the records has a name or an address. */
function hasValues(records: readonly string[][], column: number): boolean {
  return (
    countNames(records, column) > 0 || records.some((record) => isAddress(record[column] ?? ''))
  );
}

function findBestColumn(columns: number, records: readonly string[][]): number {
  const indexes = Array.from({ length: columns }, (_, index) => index);
  return findLowest(indexes, (column) => -countNames(records, column));
}

/** Detects the delimiter, the header and the columns of the first lines of a CSV file. */
export function detectCsv(
  lines: readonly string[],
  extension: string,
): { format: CsvFormat; records: string[][] } {
  const [first = ''] = lines;
  const delimiter =
    extension === 'tsv'
      ? '\t'
      : (DELIMITERS[findLowest(DELIMITERS, (each) => -(splitRecord(first, each)?.length ?? 0))] ??
        ',');
  const records = readRecords(lines, delimiter, MAX_SHOWN_RECORDS);
  const [headings = []] = records;
  const rest = records.slice(1);
  const headed = headings.some(isNameHeading);
  const withNames = headed
    ? findLowest(headings, rankName)
    : findBestColumn(headings.length, records);
  // The first record may be a header.
  const valued = rest.length > 0 ? rest : records;
  const addressColumn = findAddresses(
    headings.flatMap((heading, key) =>
      key === withNames
        ? []
        : [{ key, heading, values: valued.map((record) => record[key] ?? '') }],
    ),
  );
  // Without names, the addresses themselves are inspected.
  const isNameless = !headed && countNames(records, withNames) === 0;
  const column = isNameless ? (addressColumn ?? withNames) : withNames;
  // If no heading is known, the first record is a header when it has no name but other records do.
  // The user cannot correct this for a single column, so the first record of a single column counts as a name.
  const header =
    headed || (headings.length > 1 && !hasValues([headings], column) && hasValues(rest, column));
  const format: CsvFormat = { kind: 'csv', delimiter, column, header };
  return {
    format: addressColumn === undefined || isNameless ? format : { ...format, addressColumn },
    records,
  };
}

/** Detects the fields of the first lines of a JSON Lines file. */
export function detectJsonLines(lines: readonly string[]): {
  format: JsonFormat;
  fields: string[];
} {
  const entries = lines.slice(0, MAX_SHOWN_RECORDS).flatMap(listTextFields);
  const fields = [...new Set(entries.map(([field]) => field))];
  const named = fields[findLowest(fields, rankName)] ?? 'name';
  const withNames = entries.find(([, value]) => looksLikeName(value))?.[0];
  const field = isNameHeading(named) ? named : (withNames ?? named);
  const addressField = findAddresses(
    fields
      .filter((each) => each !== field)
      .map((key) => ({
        key,
        heading: key,
        values: entries.filter(([each]) => each === key).map(([, value]) => value),
      })),
  );
  const format: JsonFormat = { kind: 'jsonl', field };
  return { format: addressField === undefined ? format : { ...format, addressField }, fields };
}
