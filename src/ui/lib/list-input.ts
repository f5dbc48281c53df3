/** A list of names on its way to bulk inspection; it never enters the address. */
export type ListInput = { kind: 'text'; text: string } | { kind: 'file'; file: File };

/** What a file dialog offers. */
export const LIST_FILES = '.txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv';

/** Lines of a text: split at LF, CR LF and CR, and nothing else; a last line break ends the last line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
