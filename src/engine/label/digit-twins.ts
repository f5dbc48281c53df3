// Finds letters that replace digits, and digits that replace letters:
// https://www.unicode.org/reports/tr39/#def-single-script-confusables

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/**
 * Digits with the letters of their script that look like them: pairs of confusables.txt, and pairs that are drawn alike
 * in Noto fonts. The zeros of Telugu and Kannada look like a vowel sign. Letters from right to left are escaped.
 */
const TWINS: ReadonlyMap<string, string> = new Map(
  [
    '\u{661}\u{627} \u{665}\u{647}\u{6c1}\u{6d5} \u{6f5}\u{647}\u{6c1}\u{6d5}',
    '੫ਪ',
    '૨ર ૫પ',
    '୦ଠ',
    '௧க ௨உ ௩ங ௪ச ௭எஏ ௮அ',
    '౦ ೦',
    '൦ഠ ൨റ ൩ന ൪രർ ൮വ ൯ൻ',
    '෪ජ ෫ද ෮ර',
    '໐ວ ໗ກຖ ໙ພ',
    '၀ဝင ၁ၥ ၇ရ ၈ဂ ႐ဝ',
    '᧐ᦞ ᧑ᦱ',
    '᪀ᩅ ᪐ᩅ ᪓ᨨ ᪗ᨭ ᪙ᩃ',
    '᭒ᬍ ᭓ᬑ ᭖ᬏ ᭘ᬨ',
    '᮳ᮅ',
    '꤀ꤍ ꤃ꤘ',
    '꧑ꦒ ꧒ꦊ ꧖ꦌ ꧗ꦭ ꧘ꦦ ꧙ꦪ',
    '꩓ꨁ ꩕ꨅ ꩖ꨣ',
  ]
    .join(' ')
    .split(' ')
    .map(([digit = '', ...letters]) => [digit, letters.join('')]),
);

const TWIN_LETTERS: ReadonlySet<string> = new Set([...TWINS.values()].join(''));

/** Heh (U+0647), which stands for “of the Hijri calendar” after a year. */
const HIJRI = '\u{647}';

type Written = Pick<GraphemeFacts, 'grapheme' | 'codePoints'>;

/**
 * Finds letters next to digits if each letter of the run looks like a digit. Finds digits between letters if each digit
 * of the run looks like a letter. A digit with a vowel sign also replaces a letter. A number at the start or at the end
 * of a word is ordinary.
 *
 * @example findDigitTwins(graphemes of 'ဝ၀၁', tables) // ['ဝ'], a letter that looks like zero
 */
export function findDigitTwins<Grapheme extends Written>(
  graphemes: readonly Grapheme[],
  { category, digitZero }: Pick<BulkTables, 'category' | 'digitZero'>,
): readonly Grapheme[] {
  const getKind = (facts: Grapheme | undefined) => {
    const first = facts?.codePoints[0] ?? 0;
    if (first < 0x80) return 'other';
    if (digitZero(first) !== undefined) return 'digit';
    // Marks have the category `other`. Some Myanmar vowel signs are graphemes of their own.
    return category(first) === 'letter' || category(first) === 'other' ? 'letter' : 'other';
  };
  const found: Grapheme[] = [];
  for (let start = 0, end = 0; start < graphemes.length; start = end) {
    const kind = getKind(graphemes[start]);
    while (end < graphemes.length && getKind(graphemes[end]) === kind) end++;
    const run = graphemes.slice(start, end);
    const [before, after] = [getKind(graphemes[start - 1]), getKind(graphemes[end])];
    if (kind === 'letter') {
      const isNumber = (before === 'digit' || after === 'digit') && run.every(isTwinLetter);
      if (isNumber && (after === 'digit' || !isYearSign(run))) found.push(...run);
    } else if (kind === 'digit') {
      const isMarked = category(graphemes[end]?.codePoints[0] ?? 0) === 'other';
      const isWord =
        after === 'letter' && (before === 'letter' || isMarked) && run.every(isTwinDigit);
      found.push(...(isWord ? run : run.filter(({ codePoints }) => codePoints.length > 1)));
    }
  }
  return found;
}

const isTwinLetter = ({ grapheme }: Written) => TWIN_LETTERS.has(grapheme);
const isTwinDigit = ({ grapheme }: Written) => TWINS.has(grapheme);
const isYearSign = ([first, second]: readonly Written[]) =>
  first?.grapheme === HIJRI && second === undefined;
