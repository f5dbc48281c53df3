// Decides what counts as an emoji: https://www.unicode.org/reports/tr51/#Emoji_Sets

import type { BulkTables } from '../tables/bulk-tables.ts';
import { isOneCharacter } from '../text/code-points.ts';

/** Table lookups that identify emoji. */
export type EmojiFacts = Pick<BulkTables, 'isEmojiCharacter' | 'emojiVersion'>;

/** Removes U+FE0F, which only requests emoji presentation. */
export function removeFe0f(text: string): string {
  return text.includes('\ufe0f') ? text.replaceAll('\ufe0f', '') : text;
}

/** Checks whether a grapheme is an RGI sequence, with or without U+FE0F, or a non-ASCII character with Emoji=Yes. */
export function isEmoji(grapheme: string, facts: EmojiFacts): boolean {
  const bare = removeFe0f(grapheme);
  const first = bare.codePointAt(0);
  // Every sequence starts with an emoji character. Checking the first character avoids decoding the version table.
  if (first === undefined || !facts.isEmojiCharacter(first)) return false;
  return isOneCharacter(bare) ? first >= 0x80 : facts.emojiVersion(bare) !== undefined;
}
