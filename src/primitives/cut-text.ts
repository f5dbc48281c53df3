/** The first characters of a text, at most so many code points: twice as many code units hold them, however long it is. */
export function takeStart(text: string, count: number): string {
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/** Its last ones. */
export function takeEnd(text: string, count: number): string {
  return Array.from(text.slice(-2 * count))
    .slice(-count)
    .join('');
}
