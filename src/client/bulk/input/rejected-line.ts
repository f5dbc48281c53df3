/** Why a line is not among the names. */
export const SET_ASIDE_REASONS = {
  empty: 'The line is empty.',
  no_name: 'No name in this line.',
  not_unicode: 'Not valid Unicode: bytes or escapes that stand for no character.',
  too_long: 'Longer than 65,536 characters.',
  not_json: 'Not a line of JSON.',
  no_such_field: 'Has no text in the chosen field.',
  no_such_column: 'Has no such column.',
  unclosed_quote: 'A quoted field starts here and does not end.',
} as const;

export type SetAsideReason = keyof typeof SET_ASIDE_REASONS;

/** A line that gave no name: listed, not lost. */
export interface SetAside {
  line: number;
  reason: SetAsideReason;
  /** Its first characters, made well-formed. */
  excerpt: string;
}

const EXCERPT_LENGTH = 120;

/** Notes a line that gives no name. */
export function setAside(line: number, reason: SetAsideReason, text: string): SetAside {
  return { line, reason, excerpt: text.slice(0, EXCERPT_LENGTH).toWellFormed() };
}
