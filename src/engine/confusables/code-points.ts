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
