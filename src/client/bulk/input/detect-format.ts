import { type BulkSource, SAMPLE_BYTES, sampleBytes, UnreadableSource } from './bulk-source.ts';
import { createRecordReader, recordFields } from './csv-records.ts';
import { isJsonEntry, textFields } from './json-lines.ts';
import { createLineSplitter } from './line-splitter.ts';
import { createStreamingDecoder } from './text-decoder.ts';
import { type Encoding, textKindOf } from './text-kind.ts';

/** How names are taken out of the lines of a list; every choice is the user's to change. */
export type ListFormat =
  | { kind: 'lines' }
  | { kind: 'csv'; delimiter: string; column: number; header: boolean }
  | { kind: 'jsonl'; field: string };

/** How a source will be read, and what there is to choose. */
export interface InputPlan {
  encoding: Encoding;
  /** Bytes of byte order mark to leave out. */
  mark: number;
  format: ListFormat;
  /** First records of a CSV, for the choice of the column. */
  records: string[][];
  /** Text fields of the first objects of a JSONL, for the choice of the field. */
  fields: string[];
}

const PLAIN: InputPlan = {
  encoding: 'utf-8',
  mark: 0,
  format: { kind: 'lines' },
  records: [],
  fields: [],
};

const LOOKS_LIKE_A_NAME = /[^.]\.[a-z]{2,}$/i;
const SHOWN_RECORDS = 20;
const DELIMITERS = [',', ';', '\t'];

/** Headings and fields that hold names, best first. */
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

function headingRank(heading: string): number {
  const rank = NAME_HEADINGS.indexOf(heading.trim().toLowerCase());
  return rank < 0 ? NAME_HEADINGS.length : rank;
}

function lowest<T>(items: readonly T[], rank: (item: T) => number): number {
  let best = 0;
  for (const [index, item] of items.entries()) {
    if (rank(item) < rank(items[best] as T)) best = index;
  }
  return best;
}

/** Number of records in which the column looks like a name with a top-level domain. */
function namesIn(records: readonly string[][], column: number): number {
  return records.filter((record) => LOOKS_LIKE_A_NAME.test(record[column] ?? '')).length;
}

function bestColumn(columns: number, records: readonly string[][]): number {
  const indexes = Array.from({ length: columns }, (_, index) => index);
  return lowest(indexes, (column) => -namesIn(records, column));
}

function firstRecords(lines: readonly string[], delimiter: string): string[][] {
  const reader = createRecordReader(delimiter);
  const records: string[][] = [];
  const sink = { record: (fields: string[]) => void records.push(fields), fault: () => undefined };
  for (const [index, text] of lines.entries()) {
    reader.line({ number: index + 1, text, tooLong: false }, sink);
    if (records.length === SHOWN_RECORDS) return records;
  }
  reader.end(sink);
  return records;
}

function csvPlan(
  lines: readonly string[],
  extension: string,
): Pick<InputPlan, 'format' | 'records'> {
  const [first = ''] = lines;
  const delimiter =
    extension === 'tsv'
      ? '\t'
      : (DELIMITERS[lowest(DELIMITERS, (each) => -(recordFields(first, each)?.length ?? 0))] ??
        ',');
  const records = firstRecords(lines, delimiter);
  const [headings = []] = records;
  const rest = records.slice(1);
  const headed = headings.some((heading) => headingRank(heading) < NAME_HEADINGS.length);
  const column = headed ? lowest(headings, headingRank) : bestColumn(headings.length, records);
  // Without a known heading: a first record with no name where the others have one. Nobody is
  // asked about a single column, so there it is taken for a name, lest one be lost.
  const header =
    headed ||
    (headings.length > 1 && namesIn([headings], column) === 0 && namesIn(rest, column) > 0);
  return { format: { kind: 'csv', delimiter, column, header }, records };
}

function jsonPlan(lines: readonly string[]): Pick<InputPlan, 'format' | 'fields'> {
  const entries = lines.slice(0, SHOWN_RECORDS).flatMap(textFields);
  const fields = [...new Set(entries.map(([field]) => field))];
  const named = fields[lowest(fields, headingRank)] ?? 'name';
  const known = headingRank(named) < NAME_HEADINGS.length;
  const withNames = entries.find(([, value]) => LOOKS_LIKE_A_NAME.test(value))?.[0];
  return { format: { kind: 'jsonl', field: known ? named : (withNames ?? named) }, fields };
}

function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)(?:\.gz)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The first complete lines of a sample, empty ones left out. */
function firstLines(text: string, complete: boolean): string[] {
  const splitter = createLineSplitter();
  const lines = splitter.push(text);
  if (complete || lines.length === 0) lines.push(...splitter.end());
  return lines.map((line) => line.text).filter((line) => line !== '');
}

/**
 * Looks at the start of a source and proposes how to read it. Throws {@link UnreadableSource} for
 * what is empty or no text.
 */
export async function planInput(source: BulkSource): Promise<InputPlan> {
  if (source.kind === 'text') {
    if (source.text === '') throw new UnreadableSource('There is nothing in the list.');
    return PLAIN;
  }
  if (source.file.size === 0) throw new UnreadableSource('The file is empty.');
  const sample = await sampleBytes(source.file);
  if (sample.length === 0) throw new UnreadableSource('The file is empty.');
  const kind = textKindOf(sample);
  if (kind.kind === 'binary') {
    throw new UnreadableSource(
      'This is a binary file, not a list. Save the list as text, CSV or JSON Lines and open that.',
    );
  }
  const { encoding, mark } = kind;
  if (sample.length === mark) throw new UnreadableSource('The file is empty.');
  const text = createStreamingDecoder(encoding).push(sample.subarray(mark));
  const lines = firstLines(text, sample.length < SAMPLE_BYTES);
  const extension = extensionOf(source.name);
  const plan = { ...PLAIN, encoding, mark };
  if (extension === 'csv' || extension === 'tsv') return { ...plan, ...csvPlan(lines, extension) };
  const isJson = extension === 'jsonl' || extension === 'ndjson' || extension === 'json';
  if (isJson || (extension !== 'txt' && lines.length > 0 && lines.every(isJsonEntry))) {
    return { ...plan, ...jsonPlan(lines) };
  }
  return plan;
}
