// Reads comma-separated values as defined in RFC 4180: https://www.rfc-editor.org/rfc/rfc4180#section-2

import { MAX_LINE_LENGTH, type TextLine } from './line-splitter.ts';
import { addName, type NameParser, type ParsedNames } from './name-parser.ts';
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

/** Joins lines into records. A record with quoted line breaks has several lines. */
export interface RecordReader {
  line(line: TextLine, sink: RecordSink): void;
  end(sink: RecordSink): void;
}

export function createRecordReader(delimiter: string): RecordReader {
  /** Lines of a record whose quoted field is not closed yet. */
  let open: TextLine[] = [];

  /** Rejects the first open line and reads the other open lines again without that line. */
  function rejectOpenRecord(sink: RecordSink): void {
    const [first, ...rest] = open;
    open = [];
    if (!first) return;
    sink.reject(first, 'unclosed_quote');
    for (const line of rest) take(line, sink);
  }

  function end(sink: RecordSink): void {
    while (open.length > 0) rejectOpenRecord(sink);
  }

  function take(line: TextLine, sink: RecordSink): void {
    if (line.isTooLong) {
      end(sink);
      sink.reject(line, 'too_long');
      return;
    }
    if (open.length === 0 && line.text === '') {
      sink.reject(line, 'empty');
      return;
    }
    open.push(line);
    const [first = line] = open;
    const text = open.map(({ text }) => text).join('\n');
    // Only a line with a quote can close an open record, so other lines do not need parsing.
    const fields =
      open.length === 1 || line.text.includes('"') ? splitRecord(text, delimiter) : null;
    if (fields) {
      open = [];
      sink.record(fields, first);
    } else if (open.length >= MAX_LINES || text.length > MAX_CHARACTERS) {
      rejectOpenRecord(sink);
    }
  }

  return { line: take, end };
}

export interface CsvOptions {
  delimiter: string;
  /** Index of the column with the names. */
  column: number;
  /** Whether the first record contains the headings. */
  header: boolean;
  /** Index of the column with the addresses, if there is one. */
  addressColumn?: number;
}

/** Creates a parser that reads the names from one column of a CSV file. */
export function createCsvParser({
  delimiter,
  column,
  header,
  addressColumn = -1,
}: CsvOptions): NameParser {
  const reader = createRecordReader(delimiter);
  let headerPending = header;

  const createSink = (into: ParsedNames): RecordSink => ({
    record(fields, first) {
      const name = fields[column];
      if (headerPending) headerPending = false;
      else if (name !== undefined) addName(name, first, into, fields[addressColumn]);
      else into.rejected.push(rejectLine(first.number, 'no_such_column', first.text));
    },
    reject: ({ number, text }, reason) => into.rejected.push(rejectLine(number, reason, text)),
  });

  return {
    line: (line, into) => reader.line(line, createSink(into)),
    end: (into) => reader.end(createSink(into)),
  };
}
