// Reads comma-separated values as defined in RFC 4180: https://www.rfc-editor.org/rfc/rfc4180#section-2

import { MAX_LINE_LENGTH, type TextLine } from './line-splitter.ts';
import {
  addName,
  type HeadingFilter,
  looksLikeName,
  type NameParser,
  type ParsedNames,
} from './name-parser.ts';
import { type RejectionReason, rejectLine } from './rejected-line.ts';

/** Limits of one record. A quoted field that exceeds a limit counts as unclosed. */
const MAX_LINES = 100;
const MAX_CHARACTERS = MAX_LINE_LENGTH;

/** Splits one record into its fields. Returns null if the last quoted field is not closed. */
export function splitRecord(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter);
  const fields: string[] = [];
  let at = 0;
  while (true) {
    let field = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote < 0) return null;
        field += text.slice(at, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
    }
    // Text after a closing quote is invalid, but it is kept so that no name is lost.
    const end = text.indexOf(delimiter, at);
    fields.push(field + text.slice(at, end < 0 ? undefined : end));
    if (end < 0) return fields;
    at = end + delimiter.length;
  }
}

/** Receives every record, and every line that belongs to no record, in order. */
export interface RecordSink {
  record(fields: string[], first: TextLine): void;
  reject(line: TextLine, reason: RejectionReason): void;
}

/** Creates a reader that joins lines into records. A record with quoted line breaks has several lines. */
export function createRecordReader(delimiter: string) {
  /** Lines of a record whose quoted field is not closed yet. None of them closes it. */
  let open: TextLine[] = [];
  /** Total length of the open lines, including their line breaks. */
  let openLength = 0;

  /** Reads a line that is a whole record. Returns false if the line opens a quoted field. */
  function readWhole(line: TextLine, sink: RecordSink): boolean {
    if (line.text === '') {
      sink.reject(line, 'empty');
      return true;
    }
    const fields = splitRecord(line.text, delimiter);
    if (fields) sink.record(fields, line);
    return fields !== null;
  }

  /** Checks whether a line closes the quoted field of the line before it, and opens no other. */
  function closesRecord({ text }: TextLine): boolean {
    return text.includes('"') && splitRecord(`"${text}`, delimiter) !== null;
  }

  /** Rejects the first open line, and reads the other open lines up to one that opens a quoted field itself. */
  function rejectFirst(sink: RecordSink): void {
    const [first] = open;
    if (first) sink.reject(first, 'unclosed_quote');
    do {
      const { text = '' } = open.shift() ?? {};
      openLength -= text.length + 1;
    } while (open[0] && readWhole(open[0], sink));
  }

  function end(sink: RecordSink): void {
    while (open.length > 0) rejectFirst(sink);
  }

  function take(line: TextLine, sink: RecordSink): void {
    if (line.isTooLong) {
      end(sink);
      sink.reject(line, 'too_long');
      return;
    }
    const [first] = open;
    if (!first && readWhole(line, sink)) return;
    open.push(line);
    openLength += line.text.length + 1;
    if (first && closesRecord(line)) {
      const fields = splitRecord(open.map(({ text }) => text).join('\n'), delimiter);
      open = [];
      openLength = 0;
      if (fields) sink.record(fields, first);
      return;
    }
    while (open.length >= MAX_LINES || openLength - 1 > MAX_CHARACTERS) rejectFirst(sink);
  }

  return { line: take, end };
}

/** Reads up to `maximum` records from the lines. Skips lines that belong to no record. */
export function readRecords(
  lines: readonly string[],
  delimiter: string,
  maximum = Number.POSITIVE_INFINITY,
): string[][] {
  const reader = createRecordReader(delimiter);
  const records: string[][] = [];
  const sink = { record: (fields: string[]) => void records.push(fields), reject: () => undefined };
  for (const [index, text] of lines.entries()) {
    reader.line({ number: index + 1, text, isTooLong: false }, sink);
    if (records.length === maximum) return records;
  }
  reader.end(sink);
  return records;
}

export interface CsvOptions {
  delimiter: string;
  column: number;
  /** Whether the first record contains the headings. */
  header: boolean;
  addressColumn?: number;
}

/**
 * Creates a parser that reads the names from one column of a CSV file. Rejects a record with more fields than the first
 * one, because a delimiter in a field without quotes moves the name to another column.
 *
 * @param mayHaveNames selects the other columns in which names are reported
 */
export function createCsvParser(options: CsvOptions, mayHaveNames?: HeadingFilter): NameParser {
  const { delimiter, column, header, addressColumn = -1 } = options;
  const reader = createRecordReader(delimiter);
  let headerPending = header;
  let width = 0;
  /** Columns other than the chosen one that may contain names. */
  let otherColumns: number[] = [];

  const createSink = (into: ParsedNames): RecordSink => ({
    record(fields, first) {
      if (width === 0) {
        width = fields.length;
        otherColumns = fields.flatMap((cell, index) =>
          index !== column && mayHaveNames?.(header ? cell : '') ? [index] : [],
        );
      }
      const name = fields[column];
      if (headerPending) headerPending = false;
      else if (fields.length > width)
        into.rejected.push(rejectLine(first.number, 'too_many_fields', first.text));
      else if (name !== undefined) {
        const hasOtherName = otherColumns.some((other) => looksLikeName(fields[other] ?? ''));
        addName({ name, address: fields[addressColumn], hasOtherName }, first, into);
      } else into.rejected.push(rejectLine(first.number, 'no_such_column', first.text));
    },
    reject: ({ number, text }, reason) => into.rejected.push(rejectLine(number, reason, text)),
  });

  return {
    line: (line, into) => reader.line(line, createSink(into)),
    end: (into) => reader.end(createSink(into)),
  };
}
