// Labels of other characters than ASCII that read as ASCII from end to end: https://www.unicode.org/reports/tr39/#Whole_Script_Confusables

import type { GraphemeFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isPlainText } from '../text/plain-text.ts';
import { isSquaredLetter } from './latin-signs.ts';

/** What a label reads as. */
export interface LabelReadings extends Pick<Confusables, 'skeleton'> {
  /** Skeletons that a label has to Latin eyes. */
  extendedReadings(label: string): readonly string[];
}

/** Digits alone: a skeleton has o for 0 and l for 1. */
const DIGITS = /^[ol2-9-]+$/;

/** U+04CF (ӏ), which no font tells from l. */
const PALOCHKA = 0x4cf;

/**
 * All of it, when it reads as ASCII: by its skeleton; a number also by an extended reading, and so letters in squares.
 * Half of the ordinary Russian words have an extended reading, so that of letters none is asked but of words with ӏ.
 * Signs apart from letters in squares are themselves: nobody reads `∞` as oo, unless letters stand around it.
 */
export function findLatinReading(
  graphemes: readonly GraphemeFacts[],
  { skeleton, extendedReadings }: LabelReadings,
  { category, digitZero }: Pick<BulkTables, 'category' | 'digitZero'>,
): readonly GraphemeFacts[] {
  const codePoints = graphemes.flatMap((facts) => facts.codePoints);
  const reads = (isExpected: (reading: string) => boolean) =>
    extendedReadings(graphemes.map(({ grapheme }) => grapheme).join('')).some(isExpected);
  const choose = (isRead: boolean) => (isRead ? graphemes : []);

  if (codePoints.every((c) => c < 0x80 || category(c) === 'sign')) {
    return choose(codePoints.some(isSquaredLetter) && reads(isPlainText));
  }
  // The skeleton of a text is plain when that of each part is, and the first that is not ends the search.
  if (graphemes.every(({ grapheme }) => isPlainText(skeleton(grapheme)))) return graphemes;
  if (codePoints.some((c) => category(c) === 'letter')) {
    return choose(codePoints.includes(PALOCHKA) && reads(isPlainText));
  }
  const isNumber = codePoints.some((c) => digitZero(c) !== undefined);
  return choose(isNumber && reads((reading) => DIGITS.test(reading)));
}
