// Text after a right-to-left override (U+202E) is displayed backwards: `\u202ehte.kilativ` looks like `vitalik.eth`.
// https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides

/** The right-to-left override. */
export const OVERRIDE = '\u202e';

/** Hidden character of the same length that reverses nothing. */
const MARK = '\u200e';

/** Matches the word before an override, and the text that the override reverses. */
const REVERSED = /([^\s\u202c\u202e]*)\u202e([^\u202c\n\r\u2029]*)/gu;

/** A part of a text that is not displayed in its order. */
export interface ReversedPart {
  readonly start: number;
  readonly end: number;
  /** The part as it is displayed, without the first override. */
  readonly shown: string;
  /** Index in `shown` at which the reversed text starts. */
  readonly from: number;
}

/** Finds the parts of a text that are displayed backwards. */
export function findReversedParts(text: string): ReversedPart[] {
  if (!text.includes(OVERRIDE)) return [];
  return Array.from(
    text.matchAll(REVERSED),
    ({ 0: part, 1: before = '', 2: after = '', index }) => ({
      start: index,
      end: index + part.length,
      shown: before + [...after].reverse().join('').replaceAll(OVERRIDE, MARK),
      from: before.length,
    }),
  );
}

/** Returns a name as it is displayed. */
export function showReversed(name: string): string {
  const [part] = findReversedParts(name);
  return part ? name.slice(0, part.start) + part.shown + name.slice(part.end) : name;
}
