/** Maximum length of a text that is shown in full, in UTF-16 code units. */
const MAX_LENGTH = 200;
const START = 40;
const END = 20;

/** Start and end of a text whose middle was cut out. */
export interface CutText {
  start: string;
  /** Number of UTF-16 code units left out after `start`. */
  left: number;
  end: string;
}

/** Cuts the middle out of a long text. Returns a short text unchanged as `start`. */
export function cutLongText(text: string, longest = MAX_LENGTH): CutText {
  if (text.length <= longest) return { start: text, left: 0, end: '' };
  // Removes half of a surrogate pair at the cut.
  const start = text.slice(0, START).replace(/\p{Surrogate}$/u, '');
  const end = text.slice(-END).replace(/^\p{Surrogate}/u, '');
  return { start, left: text.length - start.length - end.length, end };
}
