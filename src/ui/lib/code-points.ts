const LONE_SURROGATE = /\p{Surrogate}/u;

const hex = (value: number, digits: number) =>
  value.toString(16).toUpperCase().padStart(digits, '0');

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** `U+0061`: at least four digits. */
export function codePointLabel(codePoint: number): string {
  return `U+${hex(codePoint, 4)}`;
}

/** `U+0061 U+0300`, one per code point. */
export function codePointLabels(text: string): string {
  return codePointsOf(text).map(codePointLabel).join(' ');
}

/** {@link codePointLabels} of the first few, and how many more there are: `U+0061 U+0300 +3`. */
export function someCodePoints(text: string, most: number): string {
  const characters = Array.from(text);
  const rest = characters.length - most;
  const labels = codePointLabels(characters.slice(0, most).join(''));
  return rest > 0 ? `${labels} +${rest}` : labels;
}

/** `\u{61}\u{300}`: what a JavaScript, Rust or Swift-like string literal takes. */
export function codePointEscapes(text: string): string {
  return codePointsOf(text)
    .map((codePoint) => `\\u{${hex(codePoint, 1)}}`)
    .join('');
}

/** `61 CC 80`; null when the text has an unpaired surrogate, which UTF-8 cannot hold. */
export function utf8Hex(text: string): string | null {
  if (LONE_SURROGATE.test(text)) return null;
  return Array.from(new TextEncoder().encode(text), (byte) => hex(byte, 2)).join(' ');
}

/** As in a URL's path; null when the text has an unpaired surrogate. */
export function percentEncoded(text: string): string | null {
  return LONE_SURROGATE.test(text) ? null : encodeURIComponent(text);
}
