// Converts and tests strings by code point: https://www.unicode.org/glossary/#code_point

/** Returns the code points of a string. An unpaired surrogate counts as one code point. */
export function toCodePoints(text: string): number[] {
  const codePoints: number[] = [];
  // A string iterator would allocate a string for every code point.
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    codePoints.push(codePoint);
  }
  return codePoints;
}

/** Counts the code points of a string that contains no unpaired surrogates. */
export function countCharacters(text: string): number {
  let count = text.length;
  // The low surrogate of each pair (U+DC00 to U+DFFF) does not count.
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >>> 10 === 0x37) count--;
  return count;
}

/** Converts code points to a string. */
export function fromCodePoints(codePoints: readonly number[]): string {
  // Spreading a million arguments into String.fromCodePoint would overflow the stack.
  let text = '';
  for (const codePoint of codePoints) text += String.fromCodePoint(codePoint);
  return text;
}

/** Checks whether every code point passes `test`. */
export function everyCodePoint(text: string, test: (codePoint: number) => boolean): boolean {
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    if (!test(codePoint)) return false;
  }
  return true;
}

/** Replaces every code point with the string that `replace` returns. */
export function replaceCodePoints(text: string, replace: (codePoint: number) => string): string {
  let replaced = '';
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at++;
    replaced += replace(codePoint);
  }
  return replaced;
}

/** Removes the code points for which `isRemoved` returns true. */
export function removeCodePoints(text: string, isRemoved: (codePoint: number) => boolean): string {
  return replaceCodePoints(text, (codePoint) =>
    isRemoved(codePoint) ? '' : String.fromCodePoint(codePoint),
  );
}

/** Checks whether a string has at most one code point. */
export function isOneCharacter(text: string): boolean {
  return text.length < 2 || (text.length === 2 && (text.codePointAt(0) as number) > 0xffff);
}

/** Returns the code point of a string that has exactly one, otherwise undefined. */
export function toSingleCodePoint(text: string): number | undefined {
  return isOneCharacter(text) ? text.codePointAt(0) : undefined;
}
