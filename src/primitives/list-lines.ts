/** Splits a text at LF, CR LF and CR. A line break at the end does not start another line. */
export function listLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Returns the lines that contain anything other than spaces and tabs. */
export function listNonBlankLines(text: string): string[] {
  return listLines(text).filter((line) => /[^ \t]/u.test(line));
}
