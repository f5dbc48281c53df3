import { countFeeds } from '../primitives/count-feeds.ts';

/** A part of a text, with the place of its first character. */
export interface TextPart {
  readonly text: string;
  /** Index of the first character in the whole text, in UTF-16 code units. */
  readonly start: number;
  /** Line number, starting at 1. */
  readonly line: number;
  /** Number of code units of the line before this part. */
  readonly column: number;
  /** Index from which findings count. Findings that start earlier belong to the previous part. */
  readonly from: number;
  /** Index up to which findings count. Findings that start later belong to the next part. */
  readonly to: number;
  /** Whether the part starts or ends inside a line. */
  readonly isCut: boolean;
}

/** Splits a text that arrives in chunks into parts. Buffers a limited amount of text, however long the lines are. */
export interface TextSplitter {
  push(text: string): TextPart[];
  end(): TextPart[];
}

/** Maximum length of the buffered start of a line, in UTF-16 code units. */
const MAX_OPEN = 65_536;

/**
 * Length of the overlap before and after a cut that is not at white space. The overlap is longer than every inspected
 * name.
 */
export const OVERLAP = 1024;

/** The white space at the end of a text. U+FEFF is a hidden character. */
const SPACE = /(?!\ufeff)\s(?=(?:\S|\ufeff)*$)/u;

/**
 * Creates a splitter. Most parts are whole lines. A longer line is cut at white space. A text without white space is cut
 * anywhere, and both parts contain the text around the cut.
 */
export function createTextSplitter(): TextSplitter {
  let open = '';
  let start = 0;
  let line = 1;
  let column = 0;
  let from = 0;

  function create(text: string, to: number, isCut: boolean): TextPart {
    return { text, start, line, column, from, to, isCut: isCut || column > 0 || from > 0 };
  }

  function take(length: number): void {
    open = open.slice(length);
    start += length;
  }

  function takeLines(): TextPart[] {
    const end = open.lastIndexOf('\n') + 1;
    if (end === 0) return [];
    const text = open.slice(0, end);
    const part = create(text, end, false);
    line += countFeeds(text);
    column = 0;
    from = 0;
    take(end);
    return [part];
  }

  function takeCut(): TextPart {
    const space = open.slice(-OVERLAP).search(SPACE);
    if (space >= 0) {
      const end = Math.max(open.length - OVERLAP, 0) + space + 1;
      const part = create(open.slice(0, end), end, true);
      column += end;
      from = 0;
      take(end);
      return part;
    }
    const to = open.length - OVERLAP;
    const part = create(open, to, true);
    let next = to - OVERLAP;
    // A part never starts in the middle of a surrogate pair.
    if (open.charCodeAt(next) >> 10 === 0x37) next -= 1;
    column += next;
    from = to - next;
    take(next);
    return part;
  }

  return {
    push(text) {
      open += text;
      const parts = takeLines();
      while (open.length > MAX_OPEN) parts.push(takeCut());
      return parts;
    },
    end() {
      const parts = open.length > from ? [create(open, open.length, false)] : [];
      open = '';
      return parts;
    },
  };
}
