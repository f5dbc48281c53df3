import { bytesToHex } from '../../primitives/bytes-to-hex.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';

/** Formats the first code points and counts the others: `U+0061 U+0300 +3`. */
export function formatFirstCodePoints(text: string, most: number): string {
  const characters = Array.from(text);
  const rest = characters.length - most;
  const labels = formatCodePoints(characters.slice(0, most).join(''));
  return rest > 0 ? `${labels} +${rest}` : labels;
}

/** Formats UTF-8 bytes, such as `61 CC 80`. Returns null for unpaired surrogates, which UTF-8 can't encode. */
export function formatUtf8(text: string): string | null {
  if (!text.isWellFormed()) return null;
  return bytesToHex(new TextEncoder().encode(text), ' ').toUpperCase();
}

/** Encodes a text for the path of a URL. Returns null for unpaired surrogates. */
export function percentEncode(text: string): string | null {
  return text.isWellFormed() ? encodeURIComponent(text) : null;
}
