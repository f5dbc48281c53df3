// Finds controls that reorder a line: https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing

import { RIGHT_TO_LEFT_LETTER } from '../../engine/known-names/shown-order.ts';

/** Matches embeddings, overrides and isolates, and the characters that end them. */
export const DIRECTION_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u;

export const ALL_CONTROLS = new RegExp(DIRECTION_CONTROL, 'gu');
const OVERRIDE = /[\u202d\u202e]/u;

/** Embeddings and isolates that display the text in them from right to left. */
const RIGHT_TO_LEFT = '\u202b\u2067';

/** The character that ends an embedding or an isolate. */
const ENDS: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

const ALL_LETTERS = /\p{L}/gu;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** The controls of a line. */
export interface DirectionControls {
  start: number;
  end: number;
  /** Null if the controls do what they are meant for: they isolate text of another direction. */
  status: 'alert' | 'warn' | null;
  /** Whether the line contains no right-to-left text, so that it needs no direction controls. */
  isNeedless: boolean;
}

/**
 * Judges the controls of a line. An override always deceives, and so does an embedding or isolate that displays text of
 * left-to-right scripts from right to left. A line without right-to-left text needs no controls.
 *
 * @param isCut whether the text is a part of a line, so that controls may end in another part
 */
export function judgeDirectionControls(text: string, isCut: boolean): DirectionControls | null {
  const controls = Array.from(text.matchAll(ALL_CONTROLS), ({ 0: control, index }) => ({
    control,
    index,
  }));
  const [first] = controls;
  const last = controls.at(-1);
  if (!first || !last) return null;
  const isNeedless = !RIGHT_TO_LEFT_LETTER.test(text);
  const place = { start: first.index, end: last.index + 1, isNeedless };
  if (OVERRIDE.test(text)) return { ...place, status: 'alert' };
  const open: { control: string; index: number }[] = [];
  let isUnmatched = false;
  let reverses = false;
  const close = (index: number) => {
    const opener = open.pop();
    if (opener && RIGHT_TO_LEFT.includes(opener.control)) {
      const content = text.slice(opener.index + 1, index);
      reverses ||= isNeedless ? LETTER_OR_NUMBER.test(content) : reversesLetters(content);
    }
  };
  for (const { control, index } of controls) {
    if (control in ENDS) open.push({ control, index });
    else if (ENDS[open.at(-1)?.control ?? ''] === control) close(index);
    else isUnmatched = true;
  }
  isUnmatched ||= open.length > 0;
  while (open.length > 0) close(text.length);
  if (reverses) return { ...place, status: 'alert' };
  return { ...place, status: isNeedless || (isUnmatched && !isCut) ? 'warn' : null };
}

/** Checks whether most letters of a text belong to left-to-right scripts. */
function reversesLetters(text: string): boolean {
  const letters = text.match(ALL_LETTERS) ?? [];
  const reversed = letters.filter((letter) => !RIGHT_TO_LEFT_LETTER.test(letter));
  return letters.length > 0 && reversed.length * 2 > letters.length;
}
