/**
 * Joins words with commas and “and”.
 *
 * @example joinWords(['a', 'b', 'c']) // 'a, b and c'
 */
export function joinWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
