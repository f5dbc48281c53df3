/** The code points of a text, as upper-case hex digits of at least `digits` each. */
function formatEach(text: string, digits: number): string[] {
  return Array.from(text, (character) =>
    (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0'),
  );
}

/** `U+0061 U+0300`, one per code point. */
export function formatCodePoints(text: string): string {
  return formatEach(text, 4)
    .map((hex) => `U+${hex}`)
    .join(' ');
}

/** `\u{61}\u{300}`: what a JavaScript, Rust or Swift-like string literal takes. */
export function escapeCodePoints(text: string): string {
  return formatEach(text, 1)
    .map((hex) => `\\u{${hex}}`)
    .join('');
}
