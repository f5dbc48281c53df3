// Decides which letters people ordinarily write: the exemplar characters of the CLDR locales, and a few reviewed letters.

import type { Unicode } from './unicode.ts';

/** Letters in use that CLDR does not list. */
const MORE_EXEMPLARS: ReadonlyMap<number, string> = new Map([
  [0x0d54, 'Malayalam chillu M; CLDR lists six other chillus'],
  [0x0d55, 'Malayalam chillu Y'],
  [0x0d56, 'Malayalam chillu LLL'],
  [0x0bd0, 'Tamil Om; CLDR lists Om for Devanagari and Gujarati'],
]);

/** Scripts in which all letters count as ordinary. Without exemplar letters, they take less space in the table. */
const SCRIPTS_WITHOUT_EXEMPLARS = new Set(['Han', 'Hangul']);

/** Checks whether people ordinarily write a letter; false for Han and Hangul. */
export function isExemplarLetter(
  unicode: Pick<Unicode, 'exemplars' | 'generalCategory' | 'script'>,
  codePoint: number,
): boolean {
  return (
    (unicode.exemplars.has(codePoint) || MORE_EXEMPLARS.has(codePoint)) &&
    unicode.generalCategory(codePoint).endsWith('_Letter') &&
    !SCRIPTS_WITHOUT_EXEMPLARS.has(unicode.script(codePoint))
  );
}
