import { copyText } from '../../primitives/copy-text.ts';

/** Reasons why a line gives no name. */
export const REJECTION_REASONS = {
  empty: 'The line is empty.',
  no_name: 'The line contains no name.',
  not_unicode: 'The line is not valid Unicode: some bytes or escapes do not encode a character.',
  address: 'An address, not a name. Compare every character with the original.',
  wrong_checksum: 'An address with a wrong checksum. At least one digit was changed.',
  short_address: 'A shortened address. Many addresses look like it.',
  too_long: 'The line is longer than 65,536 characters.',
  not_json: 'The line is not JSON.',
  no_such_field: 'The line has no text in the chosen field.',
  no_such_column: 'The line does not have the chosen column.',
  unclosed_quote: 'A quoted field starts in this line but does not end.',
} as const;

export type RejectionReason = keyof typeof REJECTION_REASONS;

/** A line that gave no name. The user sees a list of them. */
export interface RejectedLine {
  line: number;
  reason: RejectionReason;
  /** First characters of the line. Lone surrogates are replaced with U+FFFD. */
  excerpt: string;
}

const EXCERPT_LENGTH = 120;

/** Creates a rejected line. Copies its excerpt so that the rest of the file can be garbage-collected. */
export function rejectLine(line: number, reason: RejectionReason, text: string): RejectedLine {
  return { line, reason, excerpt: copyText(text.slice(0, EXCERPT_LENGTH).toWellFormed()) };
}
