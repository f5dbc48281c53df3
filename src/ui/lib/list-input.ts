import { listLines, listNonBlankLines } from '../../primitives/list-lines.ts';

/** File types that a file dialog offers. */
export const LIST_FILE_TYPES = '.txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv';

/** Maximum length of a text in a field, in UTF-16 code units. A longer text would freeze the field. */
export const MAX_FIELD_LENGTH = 20_000;

/** Returns the only line that is not blank, unchanged. Returns null for several lines. */
export function findOnlyLine(text: string): string | null {
  const [line = listLines(text)[0] ?? '', ...others] = listNonBlankLines(text);
  return others.length > 0 ? null : line;
}
