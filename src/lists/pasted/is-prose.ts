import { cutOut } from './cut-out.ts';
import { readPasted } from './read-pasted.ts';

/** Number of lines that are read to tell a message from a list. */
const SAMPLE_LINES = 100;

/** Two words, or two characters of a script that is written without spaces. */
const WORDS = /\p{L}{2,}.*[^\p{L}\p{M}]\p{L}{2,}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}/su;

/**
 * Checks whether lines are messages with names in them, and not a list with one name per line. A line of a list is a
 * single name, which may contain a space, or several names with separators, numbers and addresses.
 */
export function isProse(lines: readonly string[]): boolean {
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => /\S/u.test(line));
  const messages = sample.flatMap((line) => {
    const pasted = readPasted(line);
    return pasted && WORDS.test(cutOut(line, pasted.pieces)) ? [pasted] : [];
  });
  return messages.some(({ names }) => names.length > 0) && messages.length * 2 > sample.length;
}
