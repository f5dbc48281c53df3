import { formatCodePoint } from './format-code-point.ts';

/** `U+0061 U+0300`, one per code point. */
export function formatCodePoints(text: string): string {
  return Array.from(text, (character) => formatCodePoint(character.codePointAt(0) ?? 0)).join(' ');
}

/** `\u{61}\u{300}`: what a JavaScript, Rust or Swift-like string literal takes. */
export function escapeCodePoints(text: string): string {
  return Array.from(
    text,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  ).join('');
}
