import { ADDRESS_PROBLEMS } from '../../addresses/read-address.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import { createRecordReader } from '../readers/csv-records.ts';
import type { ImportOptions } from '../readers/detect-format.ts';
import type { TextLine } from '../readers/line-splitter.ts';
import type { RejectionReason } from '../readers/rejected-line.ts';
import { removeProtection } from './format-trusted.ts';
import {
  createEntry,
  parseTrustedLine,
  type ReadEntry,
  type TrustedEntry,
} from './trusted-entry.ts';

/** Entries of a list, and the lines that were refused. Lines are counted from 1. */
export interface ParsedTrusted {
  entries: { line: number; entry: TrustedEntry }[];
  refused: { line: number; reason: string }[];
}

/** Extracts trusted names and addresses from lines. */
export interface TrustedReader {
  line(line: TextLine, into: ParsedTrusted): void;
  end(into: ParsedTrusted): void;
}

const ADDRESS_HEADINGS = ['address', 'addr', 'wallet', 'wallet address', 'eth_address', 'account'];
const NOTE_HEADINGS = ['note', 'notes', 'memo', 'comment', 'description'];

const isHeading = (headings: readonly string[]) => (text: string) =>
  headings.includes(text.trim().toLowerCase());

/** Checks whether a heading or field name is known to be used for notes. */
export const isNoteHeading = isHeading(NOTE_HEADINGS);

function add(line: number, read: ReadEntry | null, into: ParsedTrusted): void {
  if (read === null) into.refused.push({ line, reason: REJECTION_WORDS.no_name() });
  else if ('problem' in read) into.refused.push({ line, reason: ADDRESS_PROBLEMS[read.problem] });
  else if (read.entry.name?.isWellFormed() === false)
    into.refused.push({ line, reason: REJECTION_WORDS.not_unicode() });
  else into.entries.push({ line, entry: read.entry });
}

/** Creates a reader that parses each line by itself. Empty lines are skipped. */
function createLineReader(read: (text: string) => ReadEntry | null | 'not_json'): TrustedReader {
  return {
    line({ number, text, isTooLong }, into) {
      if (isTooLong) into.refused.push({ line: number, reason: REJECTION_WORDS.too_long() });
      else if (text !== '') {
        const found = read(text);
        if (found === 'not_json')
          into.refused.push({ line: number, reason: REJECTION_WORDS.not_json() });
        else add(number, found, into);
      }
    },
    end: () => undefined,
  };
}

function readJson(text: string, nameField: string): ReadEntry | null | 'not_json' {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not_json';
  }
  if (typeof value === 'string') return parseTrustedLine(value);
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const find = (headings: readonly string[]) =>
    fields.find(([field]) => isHeading(headings)(field))?.[1] ?? '';
  const name = fields.find(([field]) => field === nameField)?.[1] ?? '';
  const address = find(ADDRESS_HEADINGS);
  // Detection takes any text field for the name if there is no better one.
  return createEntry(name === address ? '' : name, address, find(NOTE_HEADINGS));
}

function createRecordsReader({
  format,
  records,
}: Pick<ImportOptions, 'records'> & {
  format: Extract<ImportOptions['format'], { kind: 'csv' }>;
}): TrustedReader {
  const [first = []] = records;
  // A known heading of an address makes the first record a header, even if no column has names.
  const header = format.header || first.some(isHeading(ADDRESS_HEADINGS));
  const headings = header ? first : [];
  const withAddresses = (_: unknown, column: number) =>
    records.some((record) => isAddress(record[column] ?? ''));
  const address = header
    ? headings.findIndex(isHeading(ADDRESS_HEADINGS))
    : first.findIndex(withAddresses);
  const note = headings.findIndex(isNoteHeading);
  const isNameColumn = format.column !== address && format.column !== note;
  const reader = createRecordReader(format.delimiter);
  let isHeaderPending = header;

  const createSink = (into: ParsedTrusted) => ({
    record(fields: string[], { number }: TextLine) {
      if (isHeaderPending) {
        isHeaderPending = false;
        return;
      }
      const cell = (column: number) => removeProtection(fields[column] ?? '');
      const name = isNameColumn ? cell(format.column) : '';
      const read =
        address < 0 ? parseTrustedLine(name) : createEntry(name, cell(address), cell(note));
      add(number, name === '' && address < 0 ? null : read, into);
    },
    reject({ number, isTooLong }: TextLine, reason: RejectionReason) {
      if (reason !== 'empty' || isTooLong)
        into.refused.push({ line: number, reason: REJECTION_WORDS[reason]() });
    },
  });
  return {
    line: (line, into) => reader.line(line, createSink(into)),
    end: (into) => reader.end(createSink(into)),
  };
}

/** Creates a reader for a list in one of the formats that `detectFormat` detects. */
export function createTrustedReader({
  format,
  records,
}: Pick<ImportOptions, 'format' | 'records'>): TrustedReader {
  switch (format.kind) {
    case 'lines':
      return createLineReader(parseTrustedLine);
    case 'csv':
      return createRecordsReader({ format, records });
    case 'jsonl':
      return createLineReader((text) => readJson(text, format.field));
  }
}
