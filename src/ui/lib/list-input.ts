/** What a file dialog offers. */
export const LIST_FILE_TYPES = '.txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv';

/** A text longer than this goes to the list, where it need not live in a field. */
export const MAX_FIELD_LENGTH = 2_000_000;

/** Lines of a text: split at LF, CR LF and CR, and nothing else; a last line break ends the last line. */
export function listLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The one line of a text that is not blank, as it is; null where several make a list. */
export function findOnlyLine(text: string): string | null {
  const lines = listLines(text);
  const [line = lines[0] ?? '', ...others] = lines.filter((each) => /[^ \t]/u.test(each));
  return others.length > 0 ? null : line;
}
