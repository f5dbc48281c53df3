/** Maximum length of a text to check, in UTF-16 code units. */
const MAX_LENGTH = 100;

/** Checks whether a text of several code points is one extended grapheme cluster, such as a letter with a combining mark. */
export function isOneCharacter(text: string): boolean {
  if (text.length > MAX_LENGTH || Array.from(text).length < 2 || !text.isWellFormed()) return false;
  return Array.from(new Intl.Segmenter('en').segment(text)).length === 1;
}
