import { cutOut, readPasted } from './read-pasted.ts';

/** Number of lines that are read to tell a message from a list. */
const SAMPLE_LINES = 100;

/** Most lines of a letter or an invoice in which a name may stand on a line of its own. */
const SHORT_LINES = 20;

/** Two words, or two characters of a script that is written without spaces. */
const WORDS = /\p{L}{2,}.*[^\p{L}\p{M}]\p{L}{2,}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}/su;

/** A label at the start of a line, such as `Pay to:`. */
const LABEL = /^\s*\p{L}[\p{L}\s]*(?:：|:(?=\s|$))/u;

const DOTTED = /[^\s.]\.\p{L}/u;

/**
 * Checks whether lines are messages with names in them, and not a list with one name per line. A line of a list is a
 * single name, which may contain a space, or several names with separators, numbers and addresses.
 */
export function isProse(lines: readonly string[]): boolean {
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => /\S/u.test(line));
  let named = 0;
  let worded = 0;
  let both = 0;
  for (const line of sample) {
    const pasted = readPasted(line);
    const hasNames = pasted ? pasted.names.length > 0 : DOTTED.test(line);
    const hasWords = LABEL.test(line) || (pasted && WORDS.test(cutOut(line, pasted.pieces)));
    named += Number(hasNames);
    worded += Number(hasWords);
    both += Number(hasNames && hasWords);
  }
  if (both > 0 && worded * 2 > sample.length) return true;
  return sample.length <= SHORT_LINES && worded > 0 && named > 0 && named * 2 < sample.length;
}
