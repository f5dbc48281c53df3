import { bytesToHex } from '../../primitives/bytes-to-hex.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';

/** The first few code points, and how many more there are: `U+0061 U+0300 +3`. */
export function formatFirstCodePoints(text: string, most: number): string {
  const characters = Array.from(text);
  const rest = characters.length - most;
  const labels = formatCodePoints(characters.slice(0, most).join(''));
  return rest > 0 ? `${labels} +${rest}` : labels;
}

/** `61 CC 80`; null when the text has an unpaired surrogate, which UTF-8 cannot hold. */
export function formatUtf8(text: string): string | null {
  if (!text.isWellFormed()) return null;
  return bytesToHex(new TextEncoder().encode(text), ' ').toUpperCase();
}

/** As in a URL's path; null when the text has an unpaired surrogate. */
export function percentEncode(text: string): string | null {
  return text.isWellFormed() ? encodeURIComponent(text) : null;
}
