// Comma-separated values as RFC 4180 has them: https://www.rfc-editor.org/rfc/rfc4180#section-2

import { MAX_LINE_LENGTH, type TextLine } from './line-splitter.ts';
import { addName, type NameParser, type ParsedNames } from './name-parser.ts';
import { type RejectionReason, rejectLine } from './rejected-line.ts';

/** A quoted field that runs over more lines or characters than this was never closed. */
const MAX_LINES = 100;
const MAX_CHARACTERS = MAX_LINE_LENGTH;

/** Fields of one record; null when its last quoted field does not end. */
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
    // Text after a closing quote is against the rules, but it is no reason to lose it.
    const end = text.indexOf(delimiter, at);
    fields.push(field + text.slice(at, end < 0 ? undefined : end));
    if (end < 0) return fields;
    at = end + delimiter.length;
  }
}

/** Told of every record, and of every line that belongs to none, in order. */
export interface RecordSink {
  record(fields: string[], first: TextLine): void;
  reject(line: TextLine, reason: RejectionReason): void;
}

/** Puts records together from lines: one with quoted line breaks has several. */
export interface RecordReader {
  line(line: TextLine, sink: RecordSink): void;
  end(sink: RecordSink): void;
}

export function createRecordReader(delimiter: string): RecordReader {
  /** Lines of a record whose quoted field is still open. */
  let open: TextLine[] = [];

  /** Leaves the first open line out and reads the others as if it had not been there. */
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
    // Only a quote can end an open record: other lines are not worth reading it again.
    const fields =
      open.length === 1 || line.text.includes('"') ? splitRecord(text, delimiter) : null;
    if (fields) {
      open = [];
      sink.record(fields, first);
    } else if (open.length > MAX_LINES || text.length > MAX_CHARACTERS) {
      rejectOpenRecord(sink);
    }
  }

  return { line: take, end };
}

export interface CsvOptions {
  delimiter: string;
  /** Index of the column with the names. */
  column: number;
  /** True when the first record names the columns. */
  header: boolean;
}

/** Records with the names in one column. */
export function createCsvParser({ delimiter, column, header }: CsvOptions): NameParser {
  const reader = createRecordReader(delimiter);
  let headerPending = header;

  const createSink = (into: ParsedNames): RecordSink => ({
    record(fields, first) {
      const name = fields[column];
      if (headerPending) headerPending = false;
      else if (name !== undefined) addName(name, first, into);
      else into.rejected.push(rejectLine(first.number, 'no_such_column', first.text));
    },
    reject: ({ number, text }, reason) => into.rejected.push(rejectLine(number, reason, text)),
  });

  return {
    line: (line, into) => reader.line(line, createSink(into)),
    end: (into) => reader.end(createSink(into)),
  };
}
