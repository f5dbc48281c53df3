/** Ways to search names: `look` finds the text and its look-alikes, `text` only the text, and `character` a character. */
export const SEARCH_WAYS = ['look', 'text', 'character'] as const;

export type SearchWay = (typeof SEARCH_WAYS)[number];

/** A search for names. An empty text finds every name. */
export interface NameSearch {
  text: string;
  way: SearchWay;
}

export const NO_SEARCH: NameSearch = { text: '', way: 'look' };

/** Matches one or more code points. */
const CODE_POINTS = /^\s*(?:U\+[0-9a-f]{1,6}(?:[\s,]+|$))+$/iu;

/**
 * Parses a text that consists of code points. Returns null for any other text.
 *
 * @example readCodePoints('U+0061 u+0300') // 'a\u0300'
 */
export function readCodePoints(text: string): string | null {
  if (!CODE_POINTS.test(text)) return null;
  const codePoints = Array.from(text.matchAll(/\+([0-9a-f]+)/giu), ([, hex]) =>
    Number.parseInt(hex as string, 16),
  );
  return codePoints.every((codePoint) => codePoint <= 0x10ffff)
    ? String.fromCodePoint(...codePoints)
    : null;
}

/** Converts a text to lower case, with σ for both forms of the small sigma. `toLowerCase` picks the form by context. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}
