/** Maximum length of a string that is copied unit by unit, in UTF-16 code units. JSON copies longer strings faster. */
const MAX_SHORT_LENGTH = 64;

/**
 * Copies a string into new memory. JavaScript engines keep the whole source string of a slice alive. Copy a slice before
 * you keep it longer than its source.
 */
export function copyText(text: string): string {
  if (text.length > MAX_SHORT_LENGTH) return JSON.parse(JSON.stringify(text));
  const units: number[] = [];
  for (let index = 0; index < text.length; index++) units.push(text.charCodeAt(index));
  return String.fromCharCode(...units);
}
