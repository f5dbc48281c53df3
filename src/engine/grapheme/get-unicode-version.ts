// Finds the Unicode version of a grapheme: https://www.unicode.org/reports/tr44/#Age, https://www.unicode.org/reports/tr51/#Versioning

import type { GraphemeFacts } from '../checks/facts.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { DetailsTables } from '../tables/details-tables.ts';

/** Unicode versions of Emoji versions that have a different number. */
const UNICODE_OF_EMOJI: Readonly<Record<string, string>> = {
  1: '8.0',
  2: '8.0',
  3: '9.0',
  4: '9.0',
  5: '10.0',
  12.1: '12.0',
  13.1: '13.0',
};

const FE0F = 0xfe0f;

/** Returns the Unicode version that introduced a grapheme, such as `15.0`. Returns null if no character is assigned. */
export function getUnicodeVersion(
  { grapheme, codePoints }: GraphemeFacts,
  { emojiVersion }: Pick<BulkTables, 'emojiVersion'>,
  { age }: Pick<DetailsTables, 'age'>,
): string | null {
  const others = codePoints.filter((codePoint) => codePoint !== FE0F);
  const judged = others.length > 0 ? others : codePoints;
  if (judged.length > 1) {
    const version = emojiVersion(removeFe0f(grapheme));
    if (version !== undefined && version >= 1) {
      return UNICODE_OF_EMOJI[version] ?? version.toFixed(1);
    }
  }
  const ages = judged.flatMap((codePoint) => age(codePoint) ?? []);
  return ages.reduce<string | null>(
    (newest, next) => (Number(next) > Number(newest) ? next : newest),
    null,
  );
}
