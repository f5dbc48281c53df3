// Code points of texts: https://www.unicode.org/glossary/#code_point

/** The code points of a string; an unpaired surrogate is one of its own. */
export function toCodePoints(text: string): number[] {
  const codePoints: number[] = [];
  for (const character of text) codePoints.push(character.codePointAt(0) as number);
  return codePoints;
}

/** Built piece by piece, because spreading a million arguments overflows the stack. */
export function fromCodePoints(codePoints: readonly number[]): string {
  let text = '';
  for (const codePoint of codePoints) text += String.fromCodePoint(codePoint);
  return text;
}

/** True for at most one code point. */
export function isOneCharacter(text: string): boolean {
  return text.length < 2 || (text.length === 2 && (text.codePointAt(0) as number) > 0xffff);
}
