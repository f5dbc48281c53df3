// Finds rare Cyrillic letters that look like Latin letters, in words whose alphabet does not contain them. The list was
// reviewed by hand. See https://www.unicode.org/reports/tr36/#Single_Script_Spoofing

import type { GraphemeFacts } from '../checks/facts.ts';

const AZERBAIJANI = 'абвгғдеәжзиыјкҝлмноөпрстуүфхһчҹш';
const MACEDONIAN = 'абвгдѓеѐжзѕиѝјклљмнњопрстќуфхцчџш';
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const SERBIAN = 'абвгдђежзијклљмнњопрстћуфхцчџш';

interface RareLetter {
  readonly letter: string;
  /** Alphabets that contain the letter. */
  readonly alphabets: readonly string[];
  readonly looksLike: string;
}

const RARE_LETTERS: readonly RareLetter[] = [
  { letter: 'ѕ', alphabets: [MACEDONIAN], looksLike: 's' },
  { letter: 'ј', alphabets: [MACEDONIAN, SERBIAN, AZERBAIJANI], looksLike: 'j' },
  // Languages of the Caucasus use U+04CF (ӏ) with the letters of Russian.
  { letter: 'ӏ', alphabets: [`${RUSSIAN}ӏ`], looksLike: 'l' },
];

/**
 * Finds rare Cyrillic letters that never occur in one alphabet with the other Cyrillic letters of the label.
 *
 * @example findForeignLetters(graphemes of 'ѕвезда') // [], because Macedonian has all letters
 * @example findForeignLetters(graphemes of 'кеуьаѕе') // ['ѕ'], because Macedonian has no ь
 */
export function findForeignLetters<Grapheme extends Pick<GraphemeFacts, 'grapheme' | 'script'>>(
  graphemes: readonly Grapheme[],
): readonly Grapheme[] {
  const isRare = ({ grapheme }: Grapheme) => RARE_LETTERS.some(({ letter }) => letter === grapheme);
  if (!graphemes.some(isRare)) return [];
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
