// Finds the lines that the name reader must read. Most lines of a text contain nothing of interest.

import { UNSEEN } from './hidden/unseen.ts';
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
