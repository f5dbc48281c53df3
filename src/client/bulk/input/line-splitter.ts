/**
 * Longest line that is taken for a name, in UTF-16 units. A name has at most 200 characters to be
 * inspected at all; what is longer than this is listed by its first characters.
 */
export const MAX_LINE_LENGTH = 65_536;

/** One line of a text, without its line end. */
export interface TextLine {
  /** From 1. */
  number: number;
  /** The first `MAX_LINE_LENGTH` units when the line is too long. */
  text: string;
  tooLong: boolean;
}

/** Splits text, given in pieces of any size, at line feeds; a carriage return before one goes too. */
export interface LineSplitter {
  push(text: string): TextLine[];
  /** The last line when no line feed ended it. */
  end(): TextLine[];
}

/** A splitter that holds no more of a line than may be taken from it. */
export function createLineSplitter(): LineSplitter {
  let number = 0;
  let open = '';

  function line(text: string): TextLine {
    number += 1;
    const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
    const tooLong = ended.length > MAX_LINE_LENGTH;
    return { number, text: tooLong ? ended.slice(0, MAX_LINE_LENGTH) : ended, tooLong };
  }

  return {
    push(text) {
      const pieces = text.split('\n');
      const last = pieces.pop() ?? '';
      const lines: TextLine[] = [];
      for (const piece of pieces) {
        lines.push(line(open + piece));
        open = '';
      }
      // Two units over the limit: enough to know that the line is too long, even with its `\r`.
      open = (open + last).slice(0, MAX_LINE_LENGTH + 2);
      return lines;
    },
    end() {
      const lines = open === '' ? [] : [line(open)];
      open = '';
      return lines;
    },
  };
}
