/**
 * Formats a code point with at least four upper-case hex digits.
 *
 * @example formatCodePoint(0x61) // 'U+0061'
 */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
