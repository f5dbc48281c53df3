/**
 * Formats a count with its noun.
 *
 * @param many the plural; by default `one` with an `s`
 * @example formatCount(1200, 'name') // '1,200 names'
 * @example formatCount(1, 'entry', 'entries') // '1 entry'
 */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
