/** Counts the line feeds between two indexes of a text. */
export function countFeeds(text: string, from = 0, to = text.length): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}
