/** What a file dialog offers. */
export const LIST_FILE_TYPES = '.txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv';

/** Lines of a text: split at LF, CR LF and CR, and nothing else; a last line break ends the last line. */
export function listLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
