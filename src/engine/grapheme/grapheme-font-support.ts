// Decides whether common fonts can draw a grapheme: https://www.unicode.org/reports/tr51/#emoji_data

import type { GraphemeType } from '../../contract/reports.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables, FontSupport } from '../tables/bulk-tables.ts';

const NEWEST_SUPPORTED_EMOJI = 12;
const NEWEST_JUDGED_EMOJI = 15;
const FE0F = 0xfe0f;

/**
 * Returns the font support of an emoji by its version. For other graphemes, returns the worst support of their
 * characters.
 */
export function getFontSupport(
  grapheme: string,
  codePoints: readonly number[],
  type: GraphemeType,
  tables: Pick<BulkTables, 'emojiVersion' | 'fontSupport'>,
): FontSupport {
  if (type === 'emoji') {
    const version = tables.emojiVersion(removeFe0f(grapheme));
    if (version !== undefined) return getEmojiSupport(version);
  }
  let worst: FontSupport = 'supported';
  for (const codePoint of codePoints) {
    if (codePoint === FE0F) continue;
    const support = tables.fontSupport(codePoint);
    if (support === 'unsupported') return support;
    if (support === 'unknown') worst = support;
  }
  return worst;
}

/** Returns the font support of an emoji by its Emoji version. The data generator also uses this rule. */
export function getEmojiSupport(version: number): FontSupport {
  if (version <= NEWEST_SUPPORTED_EMOJI) return 'supported';
  return version <= NEWEST_JUDGED_EMOJI ? 'unsupported' : 'unknown';
}
