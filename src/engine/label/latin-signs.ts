// Finds signs that read as Latin letters if letters surround them. The list was reviewed by
// hand. See https://www.unicode.org/reports/tr36/#visual_spoofing

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Non-ASCII signs that ENSIP-15 allows, the letters that people read them as, and the reason. */
const LATIN_SIGNS: readonly [sign: string, letters: string, because: string][] = [
  ['¢', 'c', 'c with a stroke'],
  ['£', 'l', 'a curled L with a stroke'],
  ['¤', 'o', 'a ring with four ticks'],
  ['¥', 'y', 'Y with two strokes'],
  ['©', 'c', 'C in a ring'],
  ['®', 'r', 'R in a ring'],
  ['°', 'o', 'a small ring'],
  ['฿', 'b', 'B with a stroke'],
  ['᙭', 'x', 'drawn as X'],
  ['₡', 'c', 'C with two strokes'],
  ['₦', 'n', 'N with two strokes'],
  ['₩', 'w', 'W with two strokes'],
  ['₪', 'n', 'two arches'],
  ['₫', 'd', 'd with a stroke'],
  ['€', 'e', 'a round E with two strokes'],
  ['₭', 'k', 'K with a stroke'],
  ['₮', 't', 'T with two strokes'],
  ['₱', 'p', 'P with a stroke'],
  ['₲', 'g', 'G with a stroke'],
  ['₴', 's', 'a mirrored S with two strokes'],
  ['₵', 'c', 'C with a stroke'],
  ['₸', 't', 'T with a second bar'],
  ['₹', 'r', 'R with two bars'],
  ['₺', 'l', 'L with two strokes'],
  ['₼', 'm', 'three legs under an arch'],
  ['₽', 'p', 'P with a stroke'],
  ['₾', 'c', 'a turned C with two stems'],
  ['₿', 'b', 'B with two strokes'],
  ['⃀', 'c', 'C with a bar below'],
  ['℗', 'p', 'P in a ring'],
  ['℞', 'r', 'R with a crossed leg'],
  ['∂', 'd', 'a curled d'],
  ['∑', 'e', 'an angular E'],
  ['√', 'v', 'drawn as v'],
  ['∞', 'oo', 'two rings'],
  ['∫', 's', 'a long S'],
  ['◉', 'o', 'a ring'],
  ['◎', 'o', 'a ring'],
  ['◯', 'o', 'a ring'],
  ['☒', 'x', 'X in a box'],
  ['♄', 'h', 'a stem with a crossbar and an arch'],
  ['✘', 'x', 'drawn as x'],
];

const SIGNS: ReadonlySet<string> = new Set(LATIN_SIGNS.map(([sign]) => sign));

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
