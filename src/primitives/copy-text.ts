/** In UTF-16 units: longer ones are copied faster otherwise. */
const MAX_SHORT = 64;

/**
 * The same text with memory of its own. Engines keep the whole text that a slice was cut from alive, so what is kept
 * longer than its origin is copied first.
 */
export function copyText(text: string): string {
  if (text.length > MAX_SHORT) return JSON.parse(JSON.stringify(text));
  const units: number[] = [];
  for (let at = 0; at < text.length; at++) units.push(text.charCodeAt(at));
  return String.fromCharCode(...units);
}
