// Emoji: RGI sequences and characters with Emoji=Yes: https://www.unicode.org/reports/tr51/#Emoji_Sets

import type { BulkTables } from '../tables/bulk-tables.ts';
import { isOneCharacter } from '../text/code-points.ts';

/** The facts of the tables that tell emoji. */
export type EmojiFacts = Pick<BulkTables, 'isEmojiCharacter' | 'emojiVersion'>;

/** The text without any U+FE0F, which asks for emoji presentation and carries no meaning of its own. */
export function removeFe0f(text: string): string {
  return text.includes('\ufe0f') ? text.replaceAll('\ufe0f', '') : text;
}

/** True for an RGI sequence, with or without its U+FE0F, and for one non-ASCII character with Emoji=Yes. */
export function isEmoji(grapheme: string, facts: EmojiFacts): boolean {
  const bare = removeFe0f(grapheme);
  const first = bare.codePointAt(0);
  // Sequences start with such a character too, and their versions are not decoded for a text without one.
  if (first === undefined || !facts.isEmojiCharacter(first)) return false;
  return isOneCharacter(bare) ? first >= 0x80 : facts.emojiVersion(bare) !== undefined;
}
