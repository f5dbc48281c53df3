// Finds the lines that the name reader must read. Most lines of a text contain nothing of interest.

import { countFeeds } from '../primitives/list-lines.ts';
import { UNSEEN } from './hidden/hidden-runs.ts';
import { isNameEnding } from './pieces/name-endings.ts';

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/**
 * Matches a possible dot before the ending of a name, and the start of the ending. The dot can be ASCII, from another
 * script, or an escape. Also matches addresses.
 */
const START =
  /\.(?:[A-Za-z]+|[^\0-\x7f])|[．․﹒]|[。｡](?=[A-Za-z\d\xc0-\u02af])|0[xX](?:[\dA-Fa-f][\xad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,3}){40}|\\[uUx][\dA-Fa-f{]|&(?:#|[a-z]{3,24};)|%[\dA-Fa-f]{2}|[[({](?:\.|dot)[\])}]/g;

const isEnding = (word: string) => /^eth/i.test(word) || isNameEnding(word);

/** Returns the index of the next text that may be an ending or an address, or -1. */
function findStart(text: string, from: number): number {
  START.lastIndex = from;
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const [found] = match;
    if (found[0] !== '.' || isCandidateEnding(text, found, START.lastIndex)) return match.index;
  }
  return -1;
}

/** @param end index after the word */
function isCandidateEnding(text: string, found: string, end: number): boolean {
  const next = text.charCodeAt(end);
  if (found.charCodeAt(1) > 127 || next > 127) return true;
  const word = found.slice(1);
  const isPunycode = (word === 'xn' || word === 'XN') && text.startsWith('--', end);
  return isPunycode || isEnding(word);
}

function findUnseen(text: string, from: number): number {
  ALL_UNSEEN.lastIndex = from;
  return ALL_UNSEEN.exec(text)?.index ?? -1;
}

/** Returns a function that finds the next index, from ascending starts, and does not search the same text twice. */
function createSearch(find: (text: string, from: number) => number, text: string) {
  let found = -2;
  return (from: number) => {
    if (found !== -1 && found < from) found = find(text, from);
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  };
}

/** A line that may contain something to report. */
export interface CandidateLine {
  readonly start: number;
  readonly end: number;
  /** Whether the line may contain a name or an address. Otherwise, the line contains only unseen characters. */
  readonly mayHaveName: boolean;
}

/** Lists the lines of a text that may contain something to report. */
export function* findCandidateLines(text: string): Generator<CandidateLine> {
  const findNextStart = createSearch(findStart, text);
  const findNextUnseen = createSearch(findUnseen, text);
  for (let from = 0; ; ) {
    const index = Math.min(findNextStart(from), findNextUnseen(from));
    if (index === Number.POSITIVE_INFINITY) return;
    const start = Math.max(from, text.lastIndexOf('\n', index) + 1);
    const feed = text.indexOf('\n', index);
    const end = feed < 0 ? text.length : feed;
    yield { start, end, mayHaveName: findNextStart(from) < end };
    from = end + 1;
  }
}

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
 * Splits a text that arrives in chunks. Buffers a limited amount of text, however long the lines are. Most parts are whole lines. A longer line is cut at white space. A text without white space is cut
 * anywhere, and both parts contain the text around the cut.
 */
export function createTextSplitter() {
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
    push(text: string) {
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
