import { listLines } from '../../../primitives/list-lines.ts';

/** Two names that were pasted into one field. */
export interface PastedPair {
  names: readonly [string, string];
  /** Number of lines that are not blank. */
  lines: number;
}

/**
 * Reads two names from pasted text: from the first two lines that are not blank, or from a single line. In a single
 * line, a comma or semicolon separates the names. Spaces also do, if both names contain a dot or are addresses. Returns
 * null for anything else.
 *
 * @example readPair('vitalik.eth, nick.eth')?.names // ['vitalik.eth', 'nick.eth']
 */
export function readPair(text: string): PastedPair | null {
  const lines = listLines(text).filter((line) => line.trim() !== '');
  const [first = '', second] = lines;
  if (second !== undefined) return { names: [first, second], lines: lines.length };
  const names =
    findPair(first.split(/[,;]/u).map(trimBlanks)) ?? findPair(first.split(BLANKS), COMPLETE);
  return names && { names, lines: 1 };
}

/** Characters of links, e-mail addresses and quotes. Text with one of them is not split, so that the page can describe it. */
const NO_NAME = /[/:?&=@#"“”<>]/u;

/** Matches a name with a dot, or an address. */
const COMPLETE = /\.|^0x[\da-f]{40}$/iu;

const BLANKS = /[ \t]+/u;

/** Splits a line into two names. Returns null if it does not contain exactly two. */
function findPair(parts: readonly string[], name = /./su): readonly [string, string] | null {
  const [first, second, ...more] = parts.filter((part) => part !== '');
  if (first === undefined || second === undefined || more.length > 0) return null;
  return [first, second].every((part) => name.test(part) && !NO_NAME.test(part))
    ? [first, second]
    : null;
}

/** Trims spaces and tabs. Keeps other white space, because it may be hidden in a name. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === ' ' || text[start] === '\t') start += 1;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1;
  return text.slice(start, end);
}
