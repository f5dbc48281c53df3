// Text after a right-to-left override (U+202E) is displayed backwards: `\u202ehte.kilativ` looks like `vitalik.eth`.
// https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides

/** The right-to-left override. */
export const OVERRIDE = '\u202e';

/** Hidden character of the same length that reverses nothing. */
const MARK = '\u200e';

/** Matches an override and the text that it reverses. */
const REVERSED = /\u202e([^\u202c\n\r\u2029]*)/gu;

/** Separates the override from the word before it. */
const BREAK = /[\s\u202c]/u;

/** A part of a text that is not displayed in its order. */
export interface ReversedPart {
  readonly start: number;
  readonly end: number;
  /** The part as it is displayed, without the first override. */
  readonly shown: string;
  /** Index in `shown` at which the reversed text starts. */
  readonly from: number;
}

/** Finds the parts of a text that are displayed backwards, each with the word before it. */
export function findReversedParts(text: string): ReversedPart[] {
  const parts: ReversedPart[] = [];
  let last = 0;
  for (const { 0: match, 1: inside = '', index } of text.matchAll(REVERSED)) {
    let start = index;
    while (start > last && !BREAK.test(text[start - 1] as string)) start -= 1;
    const before = text.slice(start, index);
    last = index + match.length;
    const shown = before + [...inside].reverse().join('').replaceAll(OVERRIDE, MARK);
    parts.push({ start, end: last, shown, from: before.length });
  }
  return parts;
}

/** Returns a name as it is displayed. */
export function showReversed(name: string): string {
  const [part] = findReversedParts(name);
  return part ? name.slice(0, part.start) + part.shown + name.slice(part.end) : name;
}
