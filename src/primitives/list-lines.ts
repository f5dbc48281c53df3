/** Counts the line feeds between two indexes of a text. */
export function countFeeds(text: string, from = 0, to = text.length): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}

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
