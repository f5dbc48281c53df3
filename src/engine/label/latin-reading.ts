// Decides which non-ASCII labels read as ASCII as a whole:
// https://www.unicode.org/reports/tr39/#Whole_Script_Confusables

import type { GraphemeFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isPlainText } from '../text/plain-text.ts';
import { isSquaredLetter } from './latin-signs.ts';

/** Functions that return the readings of a label. */
export interface LabelReadings extends Pick<Confusables, 'skeleton'> {
  /** Returns the loose skeletons of a label for readers who only know Latin letters. */
  extendedReadings(label: string): readonly string[];
}

/** Pattern of readings that are numbers. Skeletons contain o instead of 0 and l instead of 1. */
const DIGITS = /^[ol2-9-]+$/;

/** U+04CF (ӏ), which looks like l in every font. */
const PALOCHKA = 0x4cf;

/**
 * Returns all graphemes of a label if the label reads as ASCII, otherwise none.
 *
 * - Words read as ASCII if all skeletons are plain text. Extended readings count only for words with ӏ, because half of
 *   all ordinary Russian words have an extended reading.
 * - Numbers read as ASCII if all skeletons are plain text, or if an extended reading is a number.
 * - Letters in squares read as ASCII if an extended reading is plain text. Other signs do not, because nobody reads `∞`
 *   as oo unless letters surround it.
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
  // A label has a plain skeleton if all its graphemes have plain skeletons. This check can stop early.
  if (graphemes.every(({ grapheme }) => isPlainText(skeleton(grapheme)))) return graphemes;
  if (codePoints.some((c) => category(c) === 'letter')) {
    return choose(codePoints.includes(PALOCHKA) && reads(isPlainText));
  }
  const isNumber = codePoints.some((c) => digitZero(c) !== undefined);
  return choose(isNumber && reads((reading) => DIGITS.test(reading)));
}
