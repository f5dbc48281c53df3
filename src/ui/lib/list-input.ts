import { listFilledLines, listLines } from '../../primitives/list-lines.ts';

/** What a file dialog offers. */
export const LIST_FILE_TYPES = '.txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv';

/** A text longer than this goes to the list, where it need not live in a field. */
export const MAX_FIELD_LENGTH = 2_000_000;

/** The one line of a text that is not blank, as it is; null where several make a list. */
export function findOnlyLine(text: string): string | null {
  const [line = listLines(text)[0] ?? '', ...others] = listFilledLines(text);
  return others.length > 0 ? null : line;
}
