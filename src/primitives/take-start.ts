/** Returns up to `count` code points from the start of a string. Takes the same time for strings of any length. */
export function takeStart(text: string, count: number): string {
  // A code point has at most two UTF-16 code units.
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/** Returns up to `count` code points from the end of a string. */
export function takeEnd(text: string, count: number): string {
  return Array.from(text.slice(-2 * count))
    .slice(-count)
    .join('');
}
