// Text after a right-to-left override (U+202E) is displayed backwards: `\u202ehte.kilativ` looks like `vitalik.eth`.
// https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides

/** The right-to-left override. */
export const OVERRIDE = '\u202e';

/** Ends an embedding or an override. */
const END = '\u202c';

/** Embeddings, overrides and their ends. */
const CONTROLS = /[\u202a-\u202e]/gu;

/** Ends of lines, which also end every override. */
const LINE_ENDS = /[\n\r\u2029]/u;

const CONTROLS_AND_ENDS = new RegExp(`${CONTROLS.source}|${LINE_ENDS.source}`, 'gu');

/** Separates a word from the text before it. */
const BREAK = /[\s\u202a-\u202e]/u;

/** A word, and the text after it that is displayed backwards. */
export interface ReversedPart {
  /** Index of the word, or of the override if there is no word before it. */
  readonly start: number;
  /** Index of the first reversed character. */
  readonly inside: number;
  /** Index after the last reversed character. */
  readonly end: number;
  /** The word and the reversed text as they are displayed. Each control is replaced by a hidden character. */
  readonly shown: string;
}

/** Finds the parts of a text that are displayed backwards, in order. */
export function findReversedParts(text: string): ReversedPart[] {
  if (!text.includes(OVERRIDE)) return [];
  const parts: ReversedPart[] = [];
  let override = -1;
  let depth = 0;
  const close = (end: number) => {
    parts.push(readPart(text, parts.at(-1)?.end ?? 0, override, end));
    override = -1;
  };
  for (const { 0: control, index } of text.matchAll(CONTROLS_AND_ENDS)) {
    if (override < 0) {
      depth = 1;
      if (control === OVERRIDE) override = index;
    } else if (LINE_ENDS.test(control)) close(index);
    else {
      depth += control === END ? -1 : 1;
      if (depth === 0) close(index);
    }
  }
  if (override >= 0) close(text.length);
  return parts;
}

function readPart(text: string, from: number, override: number, end: number): ReversedPart {
  let start = override;
  while (start > from && !BREAK.test(text[start - 1] as string)) start -= 1;
  const inside = override + OVERRIDE.length;
  const reversed = [...text.slice(inside, end)].reverse().join('').replaceAll(CONTROLS, '\u200e');
  return { start, inside, end, shown: text.slice(start, override) + reversed };
}

/** Returns a name as it is displayed, if an override displays its end backwards. */
export function showReversed(name: string): string {
  const [part] = findReversedParts(name);
  return part ? name.slice(0, part.start) + part.shown : name;
}
