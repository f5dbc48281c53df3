import { eastAsianWidth } from 'get-east-asian-width';

/** Characters that take no column: combining marks, and vowels and finals of decomposed Hangul syllables. */
const ZERO_WIDTH = /[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7ff]/u;

const ASCII = /^[ -~]*$/;

/** Returns the number of terminal columns that an escaped string takes: https://www.unicode.org/reports/tr11/ */
export function measureWidth(escaped: string): number {
  if (ASCII.test(escaped)) return escaped.length;
  let width = 0;
  for (const character of escaped) {
    if (!ZERO_WIDTH.test(character)) width += eastAsianWidth(character.codePointAt(0) as number);
  }
  return width;
}
