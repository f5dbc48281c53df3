/** Longer texts are not worth the look. */
const MAX_LENGTH = 100;

/** True for several code points that readers see as one character, such as a letter and its mark; by Unicode's rules, which ENS nearly follows. */
export function isOneCharacter(text: string): boolean {
  if (text.length > MAX_LENGTH || Array.from(text).length < 2 || !text.isWellFormed()) return false;
  return Array.from(new Intl.Segmenter('en').segment(text)).length === 1;
}
