import { readPasted } from './read-pasted.ts';

/** Number of lines that are read to tell a message from a list. */
const SAMPLE_LINES = 100;

/**
 * Checks whether lines are messages with names in them, and not a list with one name per line. A line of a list is a name,
 * even if it contains a space, or names with separators and numbers.
 */
export function isProse(lines: readonly string[]): boolean {
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => /\S/u.test(line));
  const kinds = sample.map((line) => readPasted(line));
  const isMessage = (index: number) =>
    kinds[index]?.kind === 'text' && /\p{L}\P{L}*\s\P{L}*\p{L}/u.test(sample[index] ?? '');
  const messages = sample.filter((_, index) => isMessage(index)).length;
  const hasName = kinds.some((pasted) => pasted?.kind === 'text' && pasted.names.length > 0);
  return hasName && messages * 2 > sample.length;
}
