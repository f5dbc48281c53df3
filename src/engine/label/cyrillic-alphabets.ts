// Cyrillic letters that few alphabets have and that are drawn as Latin ones, reviewed:
// https://www.unicode.org/reports/tr36/#Single_Script_Spoofing

import type { GraphemeFacts } from '../checks/facts.ts';

const AZERBAIJANI = 'абвгғдеәжзиыјкҝлмноөпрстуүфхһчҹш';
const MACEDONIAN = 'абвгдѓеѐжзѕиѝјклљмнњопрстќуфхцчџш';
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const SERBIAN = 'абвгдђежзијклљмнњопрстћуфхцчџш';

interface RareLetter {
  readonly letter: string;
  /** The letters beside which it is written, one string an alphabet. */
  readonly alphabets: readonly string[];
  readonly because: string;
}

const RARE_LETTERS: readonly RareLetter[] = [
  { letter: 'ѕ', alphabets: [MACEDONIAN], because: 'drawn as s' },
  { letter: 'ј', alphabets: [MACEDONIAN, SERBIAN, AZERBAIJANI], because: 'drawn as j' },
  // Languages of the Caucasus write U+04CF with the letters of Russian.
  { letter: 'ӏ', alphabets: [`${RUSSIAN}ӏ`], because: 'drawn as l' },
];

/**
 * The Cyrillic letters that no alphabet has beside the others of a label.
 *
 * @example findForeignLetters(graphemes of 'ѕвезда') // []: Macedonian
 * @example findForeignLetters(graphemes of 'кеуьаѕе') // that of 'ѕ': Macedonian has no ь
 */
export function findForeignLetters<Grapheme extends Pick<GraphemeFacts, 'grapheme' | 'script'>>(
  graphemes: readonly Grapheme[],
): readonly Grapheme[] {
  const letters = new Set(
    graphemes.filter(({ script }) => script === 'Cyrillic').map(({ grapheme }) => grapheme),
  );
  const foreign = RARE_LETTERS.filter(
    ({ letter, alphabets }) =>
      letters.has(letter) &&
      !alphabets.some((alphabet) => [...letters].every((other) => alphabet.includes(other))),
  ).map(({ letter }) => letter);
  return graphemes.filter(({ grapheme }) => foreign.includes(grapheme));
}
