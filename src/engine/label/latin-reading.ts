// Decides which non-ASCII labels read as ASCII as a whole:
// https://www.unicode.org/reports/tr39/#Whole_Script_Confusables

import { isPlainText } from '../../primitives/plain-text.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { joinGraphemes } from '../text/join-graphemes.ts';
import { hasRareLetter, isScriptOfItsOwn, isSquaredLetter } from './unusual-characters.ts';

/** Functions that return the readings of a label. */
export interface LabelReadings extends Pick<Confusables, 'skeleton' | 'looseSkeleton'> {
  /** Returns the loose skeletons of a label for readers who only know Latin letters. */
  extendedReadings(label: string): readonly string[];
}

const PLAIN_WORD = /^[a-z-]*$/;

function isPlainWord(text: string): boolean {
  return PLAIN_WORD.test(text);
}

/**
 * U+0448, which confusables.txt maps to w. Readers of Latin see three stems on a bar, and many Russian words consist of ш
 * and letters that look Latin.
 */
const SHA = 'ш';

/**
 * Letters that look Latin and that few languages use. Words of these languages rarely consist of letters that look
 * Latin. The letter ӏ does not count after the consonants that it changes in languages of the Caucasus (`тӏам`,
 * `кӏант`).
 */
const LETTER_OF_FEW = /[ѕԝ]|(?<![гкптхцч])ӏ/u;

/**
 * Returns all graphemes of a label if the label reads as ASCII, otherwise none.
 *
 * - Words read as ASCII if all skeletons are letters. A word such as `бог` does not, because the skeleton of б is 6.
 *   Loose skeletons count only for words with a letter that few languages use (`ѕкуре`). Extended readings count only for
 *   words in a script of their own, because people choose these letters for their looks, not for words such as `ᐱᑕᒪ`.
 * - Digits with signs read as ASCII if all skeletons are plain text.
 * - Letters in squares read as ASCII if an extended reading is plain text. Other signs do not, because nobody reads `∞`
 *   as oo unless letters surround it.
 */
export function findLatinReading(
  graphemes: readonly GraphemeFacts[],
  { skeleton, looseSkeleton, extendedReadings }: LabelReadings,
  tables: Pick<BulkTables, 'category' | 'isExemplar' | 'script'>,
): readonly GraphemeFacts[] {
  const { category } = tables;
  const codePoints = graphemes.flatMap((facts) => facts.codePoints);
  const readsAsPlain = () => extendedReadings(joinGraphemes(graphemes)).some(isPlainText);
  const choose = (isRead: boolean) => (isRead ? graphemes : []);

  if (codePoints.every((c) => c < 0x80 || category(c) === 'sign')) {
    return choose(codePoints.some(isSquaredLetter) && readsAsPlain());
  }
  const hasLetter = codePoints.some((c) => category(c) === 'letter');
  const isRead = hasLetter ? isPlainWord : isPlainText;
  // A label has a plain skeleton if all its graphemes have plain skeletons. This check can stop early.
  const isEachRead = (isGraphemeRead: (grapheme: string) => boolean) =>
    graphemes.every(({ grapheme }) => grapheme !== SHA && isGraphemeRead(grapheme));
  if (isEachRead((grapheme) => isRead(skeleton(grapheme)))) return graphemes;
  if (LETTER_OF_FEW.test(joinGraphemes(graphemes))) {
    return choose(isEachRead((grapheme) => isPlainWord(looseSkeleton(grapheme, false))));
  }
  const isDrawn = () =>
    isScriptOfItsOwn(graphemes, tables) && graphemes.some((facts) => hasRareLetter(facts, tables));
  return choose(hasLetter && isDrawn() && readsAsPlain());
}

/** Matches a capital letter inside a word. */
const INNER_CAPITAL = /[^-]\p{Lu}/u;

/**
 * Checks whether a label with capital letters reads as ASCII before ENSIP-15 lowers them: `ВОВ`. The label has one
 * script. Words such as `Вера` are written with a first capital letter, so they do not count.
 */
export function readsAsLatin(
  label: string,
  { typedSkeleton }: Pick<Confusables, 'typedSkeleton'>,
): boolean {
  return INNER_CAPITAL.test(label) && !label.includes(SHA) && isPlainText(typedSkeleton(label));
}
