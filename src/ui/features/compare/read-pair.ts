import { listLines } from '../../../primitives/list-lines.ts';

/** Names that were put into one field at once. */
export interface PastedPair {
  names: readonly [string, string];
  /** Lines of the text that hold something. */
  lines: number;
}

/**
 * The two names of a pasted text: its first two lines that hold something, or two names in one line, with a comma or semicolon between,
 * or with blanks where both have a dot. Null for one name, which goes into the field as it is.
 *
 * @example readPair('vitalik.eth, nick.eth')?.names // ['vitalik.eth', 'nick.eth']
 */
export function readPair(text: string): PastedPair | null {
  const lines = listLines(text).filter((line) => line.trim() !== '');
  const [first = '', second] = lines;
  if (second !== undefined) return { names: [first, second], lines: lines.length };
  const names =
    findPair(first.split(/[,;]/u).map(trimBlanks)) ?? findPair(first.split(BLANKS), /\./u);
  return names && { names, lines: 1 };
}

/** What links, addresses of mail and quotes have, and names have not: a text with it is left whole, to be told what it is. */
const NO_NAME = /[/:?&=@#"“”<>]/u;

const BLANKS = /[ \t]+/u;

/** Two parts of a line, where it has two that are names. */
function findPair(parts: readonly string[], name = /./su): readonly [string, string] | null {
  const [first, second, ...more] = parts.filter((part) => part !== '');
  if (first === undefined || second === undefined || more.length > 0) return null;
  return [first, second].every((part) => name.test(part) && !NO_NAME.test(part))
    ? [first, second]
    : null;
}

/** Without blanks at its ends; other white space is hidden in a name, and stays. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === ' ' || text[start] === '\t') start += 1;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1;
  return text.slice(start, end);
}
