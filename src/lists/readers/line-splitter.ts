/**
 * Longest line that counts as a name, in UTF-16 units. A name has at most 200 characters to be
 * inspected at all; what is longer than this is listed by its first characters.
 */
export const MAX_LINE_LENGTH = 65_536;

/** One line of a text, without its line end. */
export interface TextLine {
  /** From 1. */
  number: number;
  /** The first `MAX_LINE_LENGTH` units when the line is too long. */
  text: string;
  isTooLong: boolean;
}

/** Splits text, given in pieces of any size, at LF, CR LF and CR. */
export interface LineSplitter {
  push(text: string): TextLine[];
  /** The last line when no line break ended it. */
  end(): TextLine[];
}

function splitLines(text: string): string[] {
  return text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
}

/** A splitter that keeps no more of a line than is used. */
export function createLineSplitter(): LineSplitter {
  let number = 0;
  let open = '';
  /** A carriage return at the end of a piece: the line feed that belongs to it may follow. */
  let pendingReturn = '';

  function createLine(text: string): TextLine {
    number += 1;
    const isTooLong = text.length > MAX_LINE_LENGTH;
    return { number, text: isTooLong ? text.slice(0, MAX_LINE_LENGTH) : text, isTooLong };
  }

  return {
    push(text) {
      const all = pendingReturn + text;
      pendingReturn = all.endsWith('\r') ? '\r' : '';
      const pieces = splitLines(pendingReturn === '' ? all : all.slice(0, -1));
      const last = pieces.pop() ?? '';
      const lines: TextLine[] = [];
      for (const piece of pieces) {
        lines.push(createLine(open + piece));
        open = '';
      }
      // One unit over the limit is enough to know that the line is too long.
      open = (open + last).slice(0, MAX_LINE_LENGTH + 1);
      return lines;
    },
    end() {
      const lines = open === '' && pendingReturn === '' ? [] : [createLine(open)];
      open = '';
      pendingReturn = '';
      return lines;
    },
  };
}
