const CODE_POINTS = /^U\+[0-9a-f]+(?:[\s,]+U\+[0-9a-f]+)*$/iu;
const LAST_CODE_POINT = 0x10ffff;

/** The text for a list of code points, or the first entry above U+10FFFF. */
export type ParsedCodePoints = { text: string } | { invalid: string };

/**
 * Reads a list of code points. Returns null for any other text.
 *
 * @example parseCodePoints('U+0069 U+0300') // { text: 'ì' }, in two code points
 */
export function parseCodePoints(list: string): ParsedCodePoints | null {
  if (!CODE_POINTS.test(list)) return null;
  let text = '';
  for (const notation of list.split(/[\s,]+/u)) {
    const codePoint = Number.parseInt(notation.slice('U+'.length), 16);
    if (codePoint > LAST_CODE_POINT) return { invalid: notation };
    text += String.fromCodePoint(codePoint);
  }
  return { text };
}
