// Code points of texts: https://www.unicode.org/glossary/#code_point

/** The code points of a string; an unpaired surrogate is one of its own. By index: an iterator would make a text of each. */
export function toCodePoints(text: string): number[] {
  const codePoints: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    codePoints.push(codePoint);
  }
  return codePoints;
}

/** Code points of a text without unpaired surrogates: every second half of a pair is one unit too many. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >>> 10 === 0x37) count--;
  return count;
}

/** Built piece by piece, because spreading a million arguments overflows the stack. */
export function fromCodePoints(codePoints: readonly number[]): string {
  let text = '';
  for (const codePoint of codePoints) text += String.fromCodePoint(codePoint);
  return text;
}

/** True when `test` holds for every code point. */
export function everyCodePoint(text: string, test: (codePoint: number) => boolean): boolean {
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    if (!test(codePoint)) return false;
  }
  return true;
}

/** The text with every code point replaced by a text. */
export function replaceCodePoints(text: string, replace: (codePoint: number) => string): string {
  let replaced = '';
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    replaced += replace(codePoint);
  }
  return replaced;
}

/** The text without the code points for which `isRemoved` holds. */
export function removeCodePoints(text: string, isRemoved: (codePoint: number) => boolean): string {
  return replaceCodePoints(text, (codePoint) =>
    isRemoved(codePoint) ? '' : String.fromCodePoint(codePoint),
  );
}

/** True for at most one code point. */
export function isOneCharacter(text: string): boolean {
  return text.length < 2 || (text.length === 2 && (text.codePointAt(0) as number) > 0xffff);
}

/** The code point of a text that is exactly one; undefined for any other text. */
export function toSingleCodePoint(text: string): number | undefined {
  return isOneCharacter(text) ? text.codePointAt(0) : undefined;
}
