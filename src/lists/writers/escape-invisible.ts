import { escapeCodePoints } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';

/** What cannot be seen, a space apart, and a backslash, which the escapes start with. */
const UNSEEN = new RegExp(`(?! )${HIDDEN_CHARACTER.source}|\\\\`, 'gu');

/** The text with every character that cannot be seen as `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(UNSEEN, escapeCodePoints);
}
