/**
 * Maximum length of a line, in UTF-16 code units. Longer lines are rejected. Only names of up to 200
 * characters are inspected, so the limit does not affect them.
 */
export const MAX_LINE_LENGTH = 65_536;

/** One line of text, without its line break. */
export interface TextLine {
  /** Line number, starting at 1. */
  number: number;
  /** Only the first {@link MAX_LINE_LENGTH} code units if the line is too long. */
  text: string;
  isTooLong: boolean;
}

/**
 * Creates a splitter of text at LF, CR LF and CR. The text can arrive in chunks of any size. The splitter buffers no more
 * of a line than it returns.
 */
export function createLineSplitter() {
  let number = 0;
  let open = '';
  /** A carriage return at the end of the last chunk. Its line feed may follow in the next chunk. */
  let pendingReturn = '';

  function createLine(text: string): TextLine {
    number += 1;
    const isTooLong = text.length > MAX_LINE_LENGTH;
    return { number, text: isTooLong ? text.slice(0, MAX_LINE_LENGTH) : text, isTooLong };
  }

  return {
    push(text: string): TextLine[] {
      const all = pendingReturn + text;
      pendingReturn = all.endsWith('\r') ? '\r' : '';
      const whole = pendingReturn === '' ? all : all.slice(0, -1);
      const pieces = whole.includes('\r') ? whole.split(/\r\n|\n|\r/) : whole.split('\n');
      const last = pieces.pop() ?? '';
      const lines: TextLine[] = [];
      for (const piece of pieces) {
        lines.push(createLine(open + piece));
        open = '';
      }
      // One code unit over the limit is enough to detect that the line is too long.
      open += last.slice(0, MAX_LINE_LENGTH + 1 - open.length);
      return lines;
    },
    /** Returns the last line if it does not end in a line break. */
    end(): TextLine[] {
      const lines = open === '' && pendingReturn === '' ? [] : [createLine(open)];
      open = '';
      pendingReturn = '';
      return lines;
    },
  };
}
