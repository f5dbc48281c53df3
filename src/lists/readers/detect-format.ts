import { createRecordReader, splitRecord } from './csv-records.ts';
import { isJsonEntry, listTextFields } from './json-lines.ts';
import { createLineSplitter } from './line-splitter.ts';
import { createStreamingDecoder } from './text-decoder.ts';
import { detectTextKind, type Encoding } from './text-kind.ts';
import { UnreadableSourceError } from './unreadable-source-error.ts';

/** Number of bytes at the start of a source that are used to detect its format. */
export const SAMPLE_BYTES = 65_536;

/** Format of a list, and where it contains the names. The user can change it. */
export type ListFormat =
  | { kind: 'lines' }
  | { kind: 'csv'; delimiter: string; column: number; header: boolean }
  | { kind: 'jsonl'; field: string };

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
export const PLAIN_OPTIONS: ImportOptions = {
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
  const column = headed
    ? findLowest(headings, rankHeading)
    : findBestColumn(headings.length, records);
  // Without a known heading, a first record with no name is a header if other records have names.
  // The user cannot correct this for a single column, so the first record of a single column counts as a name.
  const header =
    headed ||
    (headings.length > 1 && countNames([headings], column) === 0 && countNames(rest, column) > 0);
  return { format: { kind: 'csv', delimiter, column, header }, records };
}

function detectJsonLines(lines: readonly string[]): Pick<ImportOptions, 'format' | 'fields'> {
  const entries = lines.slice(0, MAX_SHOWN_RECORDS).flatMap(listTextFields);
  const fields = [...new Set(entries.map(([field]) => field))];
  const named = fields[findLowest(fields, rankHeading)] ?? 'name';
  const known = rankHeading(named) < NAME_HEADINGS.length;
  const withNames = entries.find(([, value]) => LOOKS_LIKE_A_NAME.test(value))?.[0];
  return { format: { kind: 'jsonl', field: known ? named : (withNames ?? named) }, fields };
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

/**
 * Detects how to read a source.
 *
 * - `.csv` and `.tsv` files are CSV. Only the extension makes a file CSV.
 * - `.jsonl`, `.ndjson` and `.json` files are JSON Lines, and so are other files whose first lines are all JSON
 *   strings or objects, except `.txt` files.
 * - All other files have one name per line.
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
  return options;
}
