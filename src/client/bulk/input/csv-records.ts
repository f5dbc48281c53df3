// Comma-separated values as RFC 4180 has them: https://www.rfc-editor.org/rfc/rfc4180#section-2
import { MAX_LINE_LENGTH, type TextLine } from './line-splitter.ts';
import { addName, type NameParser, type ParsedNames } from './name-parser.ts';
import { setAside } from './set-aside.ts';

/** A quoted field that runs over more lines or characters than this was never closed. */
const MOST_LINES = 100;
const MOST_CHARACTERS = MAX_LINE_LENGTH;

/** Fields of one record; null when its last quoted field does not end. */
export function recordFields(text: string, delimiter: string): string[] | null {
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

export interface CsvOptions {
  delimiter: string;
  /** Index of the column with the names. */
  column: number;
  /** True when the first record names the columns. */
  header: boolean;
}

/** Records of fields, quoted ones over several lines included; one column has the names. */
export function csvParser({ delimiter, column, header }: CsvOptions): NameParser {
  let headerPending = header;
  /** Lines of a record whose quoted field is still open. */
  let open: TextLine[] = [];

  function record(fields: string[], first: TextLine, into: ParsedNames): void {
    if (headerPending) {
      headerPending = false;
      return;
    }
    const name = fields[column];
    if (name !== undefined) addName(name, first.number, into);
    else into.setAside.push(setAside(first.number, 'no_such_column', first.text));
  }

  /** Sets the first open line aside and reads the others as if it had not been there. */
  function giveUp(into: ParsedNames): void {
    const [first, ...rest] = open;
    open = [];
    if (!first) return;
    into.setAside.push(setAside(first.number, 'unclosed_quote', first.text));
    for (const line of rest) take(line, into);
  }

  function take(line: TextLine, into: ParsedNames): void {
    if (line.tooLong) {
      while (open.length > 0) giveUp(into);
      into.setAside.push(setAside(line.number, 'too_long', line.text));
      return;
    }
    if (open.length === 0 && line.text === '') {
      into.setAside.push(setAside(line.number, 'empty', ''));
      return;
    }
    open.push(line);
    const [first = line] = open;
    // Only a quote can end an open record: other lines are not worth joining and reading again.
    const text = open.map(({ text }) => text).join('\n');
    if (open.length === 1 || line.text.includes('"')) {
      const fields = recordFields(text, delimiter);
      if (fields) {
        open = [];
        record(fields, first, into);
        return;
      }
    }
    if (open.length > MOST_LINES || text.length > MOST_CHARACTERS) giveUp(into);
  }

  return {
    line: take,
    end(into) {
      while (open.length > 0) giveUp(into);
    },
  };
}
