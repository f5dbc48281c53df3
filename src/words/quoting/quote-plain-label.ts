const MAX_CHARACTERS = 40;

/** Quotes a label that has no hidden characters. Truncates labels over 40 characters. */
export function quotePlainLabel(label: string, show = (text: string) => text): string {
  const isShort = label.length <= MAX_CHARACTERS;
  const start = isShort ? label : [...label].slice(0, MAX_CHARACTERS).join('');
  return `“${show(start)}${start === label ? '' : '…'}”`;
}

/**
 * Joins words with commas and “and”.
 *
 * @example joinWords(['a', 'b', 'c']) // 'a, b and c'
 */
export function joinWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
