/**
 * Joins words with commas and a conjunction.
 *
 * @example joinWords(['a', 'b', 'c']) // 'a, b and c'
 */
export function joinWords(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
