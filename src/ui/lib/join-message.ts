import { listNonBlankLines } from '../../primitives/list-lines.ts';
import { MAX_NAME_LENGTH } from './name-limit.ts';

/** Joins the lines of a message with names in it. Returns null for a list of names, which opens as a list. */
export async function joinMessage(text: string): Promise<string | null> {
  if (text.length > MAX_NAME_LENGTH) return null;
  const { isProse } = await import('../../lists/pasted/is-prose.ts');
  const lines = listNonBlankLines(text);
  return isProse(lines) ? lines.join(' ') : null;
}
