import type { TextLine } from './line-splitter.ts';
import { type RejectedLine, type RejectionReason, rejectLine } from './rejected-line.ts';

/** Where a parser puts what it finds, in the order of the lines. */
export interface ParsedNames {
  names: string[];
  rejected: RejectedLine[];
}

/** Takes names out of lines. */
export interface NameParser {
  line(line: TextLine, into: ParsedNames): void;
  end(into: ParsedNames): void;
}

/** Adds what a line has for a name, or rejects the line when that cannot be one. */
export function addName(name: string, { number, text }: TextLine, into: ParsedNames): void {
  if (name === '') into.rejected.push(rejectLine(number, 'no_name', text));
  else if (!name.isWellFormed()) into.rejected.push(rejectLine(number, 'not_unicode', name));
  else into.names.push(name);
}

/** A parser for a format with one entry a line: `read` gives the name or why there is none. */
export function createLineParser(
  read: (text: string) => { name: string } | { reason: RejectionReason },
): NameParser {
  return {
    line(line, into) {
      const { number, text, isTooLong } = line;
      if (isTooLong) {
        into.rejected.push(rejectLine(number, 'too_long', text));
        return;
      }
      if (text === '') {
        into.rejected.push(rejectLine(number, 'empty', ''));
        return;
      }
      const entry = read(text);
      if ('name' in entry) addName(entry.name, line, into);
      else into.rejected.push(rejectLine(number, entry.reason, text));
    },
    end: () => undefined,
  };
}

/** Every line is a name, unchanged. */
export function createPlainParser(): NameParser {
  return createLineParser((name) => ({ name }));
}
