import { isAddress } from '../../primitives/is-address.ts';
import { createRecordReader, splitRecord } from './csv-records.ts';
import { findAddresses, haveAddresses } from './detect-addresses.ts';
import { isJsonEntry, listTextFields } from './json-lines.ts';
import { createLineSplitter } from './line-splitter.ts';
import { createStreamingDecoder } from './text-decoder.ts';
import { detectTextKind, type Encoding } from './text-kind.ts';
import { UnreadableSourceError } from './unreadable-source-error.ts';

/** Number of bytes at the start of a source that are used to detect its format. */
export const SAMPLE_BYTES = 65_536;

/** Format of a list, and where it contains the names. The user can change it. */
export type ListFormat =
  | {
      kind: 'lines';
      /** Whether lines contain an address beside the name. */
      hasAddresses?: boolean;
    }
  | {
      kind: 'csv';
      delimiter: string;
      column: number;
      header: boolean;
      /** Index of the column with the address of each name. */
      addressColumn?: number;
    }
  | {
      kind: 'jsonl';
      field: string;
      /** Field with the address of each name. */
      addressField?: string;
    };

/** Checks whether a list has addresses beside its names. */
export function hasAddressColumn(format: ListFormat): boolean {
  switch (format.kind) {
    case 'lines':
      return format.hasAddresses ?? false;
    case 'csv':
      return format.addressColumn !== undefined;
    case 'jsonl':
      return format.addressField !== undefined;
  }
}

/** How to read a source, and the columns or fields that the user can choose from. */
export interface ImportOptions {
  encoding: Encoding;
  /** Length of the byte order mark, in bytes. */
  bomLength: number;
  format: ListFormat;
  /** First records of a CSV file, from which the user chooses the column. */
  records: string[][];
  /** Text fields of the first objects of a JSON Lines file, from which the user chooses one. */
  fields: string[];
}

/** Checks whether the user must choose the column or field that contains the names. */
export function needsFormatChoice({ format, records, fields }: ImportOptions): boolean {
  if (format.kind === 'csv') return (records[0]?.length ?? 0) > 1;
  return format.kind === 'jsonl' && fields.length > 1;
}

/** Options that read every line as a name. */
const PLAIN_OPTIONS: ImportOptions = {
  encoding: 'utf-8',
  bomLength: 0,
  format: { kind: 'lines' },
  records: [],
  fields: [],
};

/** Matches the first line of a JSON array, but not an unknown label, which starts with `[` too. */
const JSON_ARRAY = /^\s*\[\s*(?:$|["{[\]])/;
const LOOKS_LIKE_A_NAME = /[^.]\.[a-z]{2,}$/i;
const MAX_SHOWN_RECORDS = 20;
const DELIMITERS = [',', ';', '\t'];

/** Column headings and field names that suggest names, best first. */
const NAME_HEADINGS = [
  'name',
  'ens_name',
  'ens name',
  'ensname',
  'ens',
  'domain',
  'label',
  'names',
  'domains',
  'labels',
];

function rankHeading(heading: string): number {
  const rank = NAME_HEADINGS.indexOf(heading.trim().toLowerCase());
  return rank < 0 ? NAME_HEADINGS.length : rank;
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
  return records.filter((record) => LOOKS_LIKE_A_NAME.test(record[column] ?? '')).length;
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

function readFirstRecords(lines: readonly string[], delimiter: string): string[][] {
  const reader = createRecordReader(delimiter);
  const records: string[][] = [];
  const sink = { record: (fields: string[]) => void records.push(fields), reject: () => undefined };
  for (const [index, text] of lines.entries()) {
    reader.line({ number: index + 1, text, isTooLong: false }, sink);
    if (records.length === MAX_SHOWN_RECORDS) return records;
  }
  reader.end(sink);
  return records;
}

function detectCsv(
  lines: readonly string[],
  extension: string,
): Pick<ImportOptions, 'format' | 'records'> {
  const [first = ''] = lines;
  const delimiter =
    extension === 'tsv'
      ? '\t'
      : (DELIMITERS[findLowest(DELIMITERS, (each) => -(splitRecord(first, each)?.length ?? 0))] ??
        ',');
  const records = readFirstRecords(lines, delimiter);
  const [headings = []] = records;
  const rest = records.slice(1);
  const headed = headings.some((heading) => rankHeading(heading) < NAME_HEADINGS.length);
  const withNames = headed
    ? findLowest(headings, rankHeading)
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
  // Without a known heading, a first record with no name is a header if other records have names.
  // The user cannot correct this for a single column, so the first record of a single column counts as a name.
  const header =
    headed || (headings.length > 1 && !hasValues([headings], column) && hasValues(rest, column));
  const format: ListFormat = { kind: 'csv', delimiter, column, header };
  return {
    format: addressColumn === undefined || isNameless ? format : { ...format, addressColumn },
    records,
  };
}

function detectJsonLines(lines: readonly string[]): Pick<ImportOptions, 'format' | 'fields'> {
  const entries = lines.slice(0, MAX_SHOWN_RECORDS).flatMap(listTextFields);
  const fields = [...new Set(entries.map(([field]) => field))];
  const named = fields[findLowest(fields, rankHeading)] ?? 'name';
  const known = rankHeading(named) < NAME_HEADINGS.length;
  const withNames = entries.find(([, value]) => LOOKS_LIKE_A_NAME.test(value))?.[0];
  const field = known ? named : (withNames ?? named);
  const addressField = findAddresses(
    fields
      .filter((each) => each !== field)
      .map((key) => ({
        key,
        heading: key,
        values: entries.filter(([each]) => each === key).map(([, value]) => value),
      })),
  );
  const format: ListFormat = { kind: 'jsonl', field };
  return { format: addressField === undefined ? format : { ...format, addressField }, fields };
}

function getExtension(fileName: string): string {
  return /\.([a-z0-9]+)(?:\.gz)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Returns the lines of a sample that are complete and not empty. If there is only one line, it may be incomplete. */
function readFirstLines(text: string, complete: boolean): string[] {
  const splitter = createLineSplitter();
  const lines = splitter.push(text);
  if (complete || lines.length === 0) lines.push(...splitter.end());
  return lines.map((line) => line.text).filter((line) => line !== '');
}

function detectLines(lines: readonly string[]): ListFormat {
  return haveAddresses(lines) ? { kind: 'lines', hasAddresses: true } : { kind: 'lines' };
}

/** Detects how to read pasted text, which has one name per line, with or without an address. */
export function detectTextFormat(text: string): ImportOptions {
  const sample = text.slice(0, SAMPLE_BYTES);
  const lines = readFirstLines(sample, sample.length === text.length);
  return { ...PLAIN_OPTIONS, format: detectLines(lines) };
}

/**
 * Detects how to read a source.
 *
 * - `.csv` and `.tsv` files are CSV. Only the extension makes a file CSV.
 * - `.jsonl`, `.ndjson` and `.json` files are JSON Lines, and so are other files whose first lines are all JSON
 *   strings or objects, except `.txt` files.
 * - All other files have one name per line, possibly with an address.
 *
 * Throws {@link UnreadableSourceError} if the source is empty, binary or a JSON array.
 *
 * @param sample the first bytes, unpacked, at most {@link SAMPLE_BYTES}
 * @param fileName an empty string if there is none
 */
export function detectFormat(sample: Uint8Array, fileName: string): ImportOptions {
  if (sample.length === 0) throw new UnreadableSourceError('The file is empty.');
  const kind = detectTextKind(sample);
  if (kind.kind === 'binary') {
    throw new UnreadableSourceError(
      'This is a binary file, not a list. Save the list as text, CSV or JSON Lines and open that file.',
    );
  }
  const { encoding, bomLength } = kind;
  if (sample.length === bomLength) throw new UnreadableSourceError('The file is empty.');
  const text = createStreamingDecoder(encoding).push(sample.subarray(bomLength));
  const lines = readFirstLines(text, sample.length < SAMPLE_BYTES);
  const extension = getExtension(fileName);
  if (extension !== 'txt' && extension !== 'csv' && JSON_ARRAY.test(lines[0] ?? '')) {
    throw new UnreadableSourceError(
      'This is a JSON array, not JSON Lines. Save each entry on its own line and open that file.',
    );
  }
  const options = { ...PLAIN_OPTIONS, encoding, bomLength };
  if (extension === 'csv' || extension === 'tsv')
    return { ...options, ...detectCsv(lines, extension) };
  const isJson = extension === 'jsonl' || extension === 'ndjson' || extension === 'json';
  if (isJson || (extension !== 'txt' && lines.length > 0 && lines.every(isJsonEntry))) {
    return { ...options, ...detectJsonLines(lines) };
  }
  return { ...options, format: detectLines(lines) };
}
