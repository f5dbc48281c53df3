// Finds signs that read as Latin letters if letters surround them. The list was reviewed by
// hand. See https://www.unicode.org/reports/tr36/#visual_spoofing

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Non-ASCII signs that ENSIP-15 allows and that people read as letters. `extended-readings.ts` has the letters of most. */
const SIGNS: ReadonlySet<string> = new Set([
  // Currency signs, which are letters with one or two strokes
  ...'¢£¤¥฿₡₦₩₪₫€₭₮₱₲₴₵₸₹₺₼₽₾₿⃀',
  // Letters in a ring or a box, or with a crossed leg
  ...'©®℗℞☒',
  // Signs that are drawn like a letter, and rings
  ...'°᙭∂∑√∞∫◉◎◯♄✘',
]);

/** Checks whether a code point is a letter in a black square: U+1F170 (🅰) to U+1F189 (🆉). */
export function isSquaredLetter(codePoint: number): boolean {
  return codePoint >= 0x1f170 && codePoint <= 0x1f189;
}

/** Scripts whose readers do not read a sign next to a letter as a Latin letter. */
const EAST_ASIAN = new Set(['Han', 'Hangul', 'Hiragana', 'Katakana']);

type Sign = Pick<GraphemeFacts, 'grapheme' | 'codePoints' | 'type' | 'script'>;

/**
 * Finds signs and runs of signs with a letter on both sides, which makes them read as Latin letters.
 *
 * @example findLatinSigns(graphemes of 'bill®smith', tables) // ['®']
 */
export function findLatinSigns<Grapheme extends Sign>(
  graphemes: readonly Grapheme[],
  { category }: Pick<BulkTables, 'category'>,
): readonly Grapheme[] {
  const isLetter = (facts: Sign | undefined) =>
    category(facts?.codePoints[0] ?? 0) === 'letter' && !EAST_ASIAN.has(facts?.script ?? '');
  const found: Grapheme[] = [];
  let run: Grapheme[] = [];
  let beforeRun: Grapheme | undefined;
  for (const facts of graphemes) {
    if (isLatinSign(facts)) {
      run.push(facts);
      continue;
    }
    if (run.length > 0 && isLetter(beforeRun) && isLetter(facts)) found.push(...run);
    run = [];
    beforeRun = facts;
  }
  return found;
}

function isLatinSign({ grapheme, codePoints, type }: Sign): boolean {
  // A squared letter that is an emoji, such as 🅰, does not count.
  return SIGNS.has(grapheme) || (type !== 'emoji' && codePoints.some(isSquaredLetter));
}
