/** Lines of a text: split at LF, CR LF and CR, and nothing else; a last line break ends the last line. */
export function listLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Those that hold more than spaces and tabs. */
export function listFilledLines(text: string): string[] {
  return listLines(text).filter((line) => /[^ \t]/u.test(line));
}
