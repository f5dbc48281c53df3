// Decides which non-ASCII labels read as ASCII as a whole:
// https://www.unicode.org/reports/tr39/#Whole_Script_Confusables

import { isPlainText } from '../../primitives/plain-text.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isScriptOfItsOwn, isSquaredLetter } from './unusual-characters.ts';

/** Functions that return the readings of a label. */
export interface LabelReadings extends Pick<Confusables, 'skeleton'> {
  /** Returns the loose skeletons of a label for readers who only know Latin letters. */
  extendedReadings(label: string): readonly string[];
}

const PLAIN_WORD = /^[a-z-]*$/;

function isPlainWord(text: string): boolean {
  return PLAIN_WORD.test(text);
}

/** U+04CF (ӏ), which looks like l in every font. */
const PALOCHKA = 0x4cf;

/**
 * Returns all graphemes of a label if the label reads as ASCII, otherwise none.
 *
 * - Words read as ASCII if all skeletons are letters. A word such as `бог` does not, because the skeleton of б is 6.
 *   Extended readings count only for words with ӏ, because half of all ordinary Russian words have an extended reading,
 *   and for words in a script of their own, because people choose these letters for their looks.
 * - Digits with signs read as ASCII if all skeletons are plain text.
 * - Letters in squares read as ASCII if an extended reading is plain text. Other signs do not, because nobody reads `∞`
 *   as oo unless letters surround it.
 */
export function findLatinReading(
  graphemes: readonly GraphemeFacts[],
  { skeleton, extendedReadings }: LabelReadings,
  tables: Pick<BulkTables, 'category' | 'isExemplar' | 'script'>,
): readonly GraphemeFacts[] {
  const { category } = tables;
  const codePoints = graphemes.flatMap((facts) => facts.codePoints);
  const readsAsPlain = () =>
    extendedReadings(graphemes.map(({ grapheme }) => grapheme).join('')).some(isPlainText);
  const choose = (isRead: boolean) => (isRead ? graphemes : []);

  if (codePoints.every((c) => c < 0x80 || category(c) === 'sign')) {
    return choose(codePoints.some(isSquaredLetter) && readsAsPlain());
  }
  const hasLetter = codePoints.some((c) => category(c) === 'letter');
  const isRead = hasLetter ? isPlainWord : isPlainText;
  // A label has a plain skeleton if all its graphemes have plain skeletons. This check can stop early.
  if (graphemes.every(({ grapheme }) => isRead(skeleton(grapheme)))) return graphemes;
  const isExtended = () => codePoints.includes(PALOCHKA) || isScriptOfItsOwn(graphemes, tables);
  return choose(hasLetter && isExtended() && readsAsPlain());
}
