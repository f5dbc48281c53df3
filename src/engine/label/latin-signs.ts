// Signs that read as Latin letters when they stand among letters, reviewed: https://www.unicode.org/reports/tr36/#visual_spoofing

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** The letters that each reads as, and why: signs that ENSIP-15 allows, without those of ASCII. */
const LATIN_SIGNS: readonly [sign: string, letters: string, because: string][] = [
  ['¢', 'c', 'c with a stroke'],
  ['£', 'l', 'a curled L with a stroke'],
  ['¥', 'y', 'Y with two strokes'],
  ['©', 'c', 'C in a ring'],
  ['®', 'r', 'R in a ring'],
  ['°', 'o', 'a small ring'],
  ['฿', 'b', 'B with a stroke'],
  ['᙭', 'x', 'drawn as X'],
  ['₡', 'c', 'C with two strokes'],
  ['₦', 'n', 'N with two strokes'],
  ['₩', 'w', 'W with two strokes'],
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
  ['₽', 'p', 'P with a stroke'],
  ['₿', 'b', 'B with two strokes'],
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
  ['✘', 'x', 'drawn as x'],
];

const SIGNS: ReadonlySet<string> = new Set(LATIN_SIGNS.map(([sign]) => sign));

/** U+1F170 (🅰) to U+1F189 (🆉): a to z in black squares. */
export function isSquaredLetter(codePoint: number): boolean {
  return codePoint >= 0x1f170 && codePoint <= 0x1f189;
}

/** Scripts beside which a sign does not read as a letter. */
const EAST_ASIAN = new Set(['Han', 'Hangul', 'Hiragana', 'Katakana']);

type Sign = Pick<GraphemeFacts, 'grapheme' | 'codePoints' | 'type' | 'script'>;

/**
 * The signs that a reader takes for Latin letters, because letters stand on both sides of them, or of a row of them.
 *
 * @example findLatinSigns(graphemes of 'bill®smith', tables) // that of '®'
 */
export function findLatinSigns<Grapheme extends Sign>(
  graphemes: readonly Grapheme[],
  { category }: Pick<BulkTables, 'category'>,
): readonly Grapheme[] {
  const isLetter = (facts: Sign | undefined) =>
    category(facts?.codePoints[0] ?? 0) === 'letter' && !EAST_ASIAN.has(facts?.script ?? '');
  const found: Grapheme[] = [];
  let row: Grapheme[] = [];
  let beforeRow: Grapheme | undefined;
  for (const facts of graphemes) {
    if (isLatinSign(facts)) {
      row.push(facts);
      continue;
    }
    if (row.length > 0 && isLetter(beforeRow) && isLetter(facts)) found.push(...row);
    row = [];
    beforeRow = facts;
  }
  return found;
}

function isLatinSign({ grapheme, codePoints, type }: Sign): boolean {
  // Those of the squared letters that are emoji are judged as emoji.
  return SIGNS.has(grapheme) || (type !== 'emoji' && codePoints.some(isSquaredLetter));
}
