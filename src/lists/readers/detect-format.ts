import { haveAddresses } from './detect-addresses.ts';
import { type CsvFormat, detectCsv, detectJsonLines, type JsonFormat } from './detect-columns.ts';
import { isJsonEntry } from './json-lines.ts';
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
  | CsvFormat
  | JsonFormat;

/** Checks whether a list has addresses beside its names. */
export function hasAddressColumn(format: ListFormat): boolean {
  if (format.kind === 'lines') return format.hasAddresses ?? false;
  return 'addressColumn' in format || 'addressField' in format;
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
function getExtension(fileName: string): string {
  return /\.([a-z0-9]+)(?:\.gz)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Checks whether a file is CSV. Only the file extension marks the file as CSV. */
export function isCsvFile(fileName: string): boolean {
  return ['csv', 'tsv'].includes(getExtension(fileName));
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
  if (isCsvFile(fileName)) return { ...options, ...detectCsv(lines, extension) };
  const isJson = extension === 'jsonl' || extension === 'ndjson' || extension === 'json';
  if (isJson || (extension !== 'txt' && lines.length > 0 && lines.every(isJsonEntry))) {
    return { ...options, ...detectJsonLines(lines) };
  }
  return { ...options, format: detectLines(lines) };
}
