/** A text up to this long, in code units, is shown whole: longer ones are no names. */
const MAX_LENGTH = 200;
const START = 40;
const END = 20;

/** What is shown of a text. */
export interface CutText {
  start: string;
  /** How many code units are left out behind it. */
  left: number;
  end: string;
}

/** A text in one piece; of a long one its two ends. */
export function cutLongText(text: string, longest = MAX_LENGTH): CutText {
  if (text.length <= longest) return { start: text, left: 0, end: '' };
  // Never half a character.
  const start = text.slice(0, START).replace(/\p{Surrogate}$/u, '');
  const end = text.slice(-END).replace(/^\p{Surrogate}/u, '');
  return { start, left: text.length - start.length - end.length, end };
}
