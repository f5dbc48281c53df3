import type { TextLine } from './line-splitter.ts';
import { type SetAside, type SetAsideReason, setAside } from './set-aside.ts';
import { hasUnpairedSurrogate } from './unpaired-surrogates.ts';

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

/** Adds a text as a name, or sets it aside when it cannot be one. */
export function addName(text: string, line: number, into: ParsedNames): void {
  if (text === '') into.setAside.push(setAside(line, 'empty', ''));
  else if (hasUnpairedSurrogate(text)) into.setAside.push(setAside(line, 'not_unicode', text));
  else into.names.push(text);
}

/** A parser for a format with one entry a line: `read` gives the name or why there is none. */
export function lineParser(
  read: (text: string) => { name: string } | { reason: SetAsideReason },
): NameParser {
  return {
    line({ number, text, tooLong }, into) {
      if (tooLong) {
        into.setAside.push(setAside(number, 'too_long', text));
        return;
      }
      if (text === '') {
        into.setAside.push(setAside(number, 'empty', ''));
        return;
      }
      const entry = read(text);
      if ('name' in entry) addName(entry.name, number, into);
      else into.setAside.push(setAside(number, entry.reason, text));
    },
    end: () => undefined,
  };
}

/** Every line is a name, as it stands. */
export function plainParser(): NameParser {
  return lineParser((name) => ({ name }));
}
