const MAX_CHARACTERS = 40;

/** Quotes a label that has no hidden characters. Truncates labels over 40 characters. */
export function quotePlainLabel(label: string, show = (text: string) => text): string {
  const isShort = label.length <= MAX_CHARACTERS;
  const start = isShort ? label : [...label].slice(0, MAX_CHARACTERS).join('');
  return `“${show(start)}${start === label ? '' : '…'}”`;
}
