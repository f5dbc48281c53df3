import { copyText } from '../../primitives/copy-text.ts';

/** Why a line is not among the names. */
export const REJECTION_REASONS = {
  empty: 'The line is empty.',
  no_name: 'No name in this line.',
  not_unicode: 'Not valid Unicode: bytes or escapes that encode no character.',
  too_long: 'Longer than 65,536 characters.',
  not_json: 'Not a line of JSON.',
  no_such_field: 'Has no text in the chosen field.',
  no_such_column: 'Has no such column.',
  unclosed_quote: 'A quoted field starts here and does not end.',
} as const;

export type RejectionReason = keyof typeof REJECTION_REASONS;

/** A line that gave no name: listed, not lost. */
export interface RejectedLine {
  line: number;
  reason: RejectionReason;
  /** Its first characters, made well-formed. */
  excerpt: string;
}

const EXCERPT_LENGTH = 120;

/** The record of a line that gave no name; it does not keep the rest of the file alive. */
export function rejectLine(line: number, reason: RejectionReason, text: string): RejectedLine {
  return { line, reason, excerpt: copyText(text.slice(0, EXCERPT_LENGTH).toWellFormed()) };
}
