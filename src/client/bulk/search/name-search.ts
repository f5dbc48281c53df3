/** How names are searched: also by what the text looks like, by the text alone, or by a character that they hold. */
export const SEARCH_WAYS = ['look', 'text', 'character'] as const;

export type SearchWay = (typeof SEARCH_WAYS)[number];

/** A search for names; an empty text finds every name. */
export interface NameSearch {
  text: string;
  way: SearchWay;
}

export const NO_SEARCH: NameSearch = { text: '', way: 'look' };

/** One code point, or several to be found one after the other. */
const CODE_POINTS = /^\s*(?:U\+[0-9a-f]{1,6}(?:[\s,]+|$))+$/iu;

/**
 * The characters that a text writes as code points; null when it is something else.
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

/** Without capitals. A small sigma has two forms, and which one `toLowerCase` takes depends on what follows. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}
