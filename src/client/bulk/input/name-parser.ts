import type { TextLine } from './line-splitter.ts';
import { type SetAside, type SetAsideReason, setAside } from './rejected-line.ts';

/** Where a parser puts what it finds, in the order of the lines. */
export interface ParsedNames {
  names: string[];
  setAside: SetAside[];
}

/** Takes names out of lines. */
export interface NameParser {
  line(line: TextLine, into: ParsedNames): void;
  end(into: ParsedNames): void;
}

/** Adds what a line has for a name, or sets the line aside when that cannot be one. */
export function addName(name: string, { number, text }: TextLine, into: ParsedNames): void {
  if (name === '') into.setAside.push(setAside(number, 'no_name', text));
  else if (!name.isWellFormed()) into.setAside.push(setAside(number, 'not_unicode', name));
  else into.names.push(name);
}

/** A parser for a format with one entry a line: `read` gives the name or why there is none. */
export function lineParser(
  read: (text: string) => { name: string } | { reason: SetAsideReason },
): NameParser {
  return {
    line(line, into) {
      const { number, text, tooLong } = line;
      if (tooLong) {
        into.setAside.push(setAside(number, 'too_long', text));
        return;
      }
      if (text === '') {
        into.setAside.push(setAside(number, 'empty', ''));
        return;
      }
      const entry = read(text);
      if ('name' in entry) addName(entry.name, line, into);
      else into.setAside.push(setAside(number, entry.reason, text));
    },
    end: () => undefined,
  };
}

/** Every line is a name, as it stands. */
export function plainParser(): NameParser {
  return lineParser((name) => ({ name }));
}
