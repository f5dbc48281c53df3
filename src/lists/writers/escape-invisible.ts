import { escapeCodePoints } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';

/** Matches hidden characters except the space, and backslashes, because an escape starts with one. */
const UNSEEN = new RegExp(`(?! )${HIDDEN_CHARACTER.source}|\\\\`, 'gu');

/**
 * Replaces every hidden character and every backslash with an escape.
 *
 * @example escapeInvisible('a\u200db') // 'a\\u{200D}b'
 */
export function escapeInvisible(text: string): string {
  return text.replace(UNSEEN, escapeCodePoints);
}
