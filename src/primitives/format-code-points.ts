/**
 * Formats a code point with at least four upper-case hex digits.
 *
 * @example formatCodePoint(0x61) // 'U+0061'
 */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Formats every code point of a string.
 *
 * @example formatCodePoints('a\u0300') // 'U+0061 U+0300'
 */
export function formatCodePoints(text: string): string {
  return Array.from(text, (character) => formatCodePoint(character.codePointAt(0) ?? 0)).join(' ');
}

/**
 * Escapes every code point of a string, for string literals in languages such as JavaScript and Rust.
 *
 * @example escapeCodePoints('a\u0300') // '\\u{61}\\u{300}'
 */
export function escapeCodePoints(text: string): string {
  return Array.from(
    text,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  ).join('');
}
