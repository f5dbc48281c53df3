// Decides which letters people ordinarily write: the exemplar characters of the CLDR locales, and a few reviewed letters.

import type { Unicode } from './unicode.ts';

/** Letters that people write, though CLDR leaves them out, and why. */
const MORE_EXEMPLARS: ReadonlyMap<number, string> = new Map([
  [0x0d54, 'Malayalam chillu M, as the six chillus that CLDR has'],
  [0x0d55, 'Malayalam chillu Y'],
  [0x0d56, 'Malayalam chillu LLL'],
  [0x0bd0, 'Tamil Om, which Devanagari and Gujarati have among their exemplars'],
]);

/** Every letter of Han and Hangul counts as ordinary: telling them apart would only cost room in the table. */
const NOT_TOLD = new Set(['Han', 'Hangul']);

/** Whether a letter is one that people ordinarily write; false for Han and Hangul. */
export function isExemplarLetter(
  unicode: Pick<Unicode, 'exemplars' | 'generalCategory' | 'script'>,
  codePoint: number,
): boolean {
  return (
    (unicode.exemplars.has(codePoint) || MORE_EXEMPLARS.has(codePoint)) &&
    unicode.generalCategory(codePoint).endsWith('_Letter') &&
    !NOT_TOLD.has(unicode.script(codePoint))
  );
}
