import { copyText } from '../../primitives/copy-text.ts';
import type { SecretKind } from '../../secrets/secret-kind.ts';

/** Reasons why a line gives no name. */
export const REJECTION_REASONS = {
  empty: 'The line is empty.',
  no_name: 'The line contains no name.',
  not_unicode: 'The line is not valid Unicode: some bytes or escapes do not encode a character.',
  address: 'An address, not a name. Compare every character with the original.',
  wrong_checksum: 'An address with a wrong checksum. At least one digit was changed.',
  short_address: 'A shortened address. Many addresses look like it.',
  spaced_name: 'There is a space beside the dot of a name.',
  split_name: 'A name has other characters inside it or beside its dot.',
  reversed: 'Hidden characters change the order in which the text is displayed.',
  too_long: 'The line is longer than 65,536 characters.',
  not_json: 'The line is not JSON.',
  no_such_field: 'The line has no text in the chosen field.',
  repeated_field: 'The line has a chosen field twice.',
  no_such_column: 'The line does not have the chosen column.',
  other_name: 'Another column or field of the line may contain a name.',
  too_many_fields: 'The line has more fields than the first line.',
  unclosed_quote: 'A quoted field starts in this line but does not end.',
  private_key: 'The line looks like a private key. It was not read into the list.',
  seed_phrase: 'The line looks like a seed phrase or a part of one. It was not read into the list.',
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

/** Creates a rejected line that holds a secret, without its text. */
export function rejectSecret(line: number, kind: SecretKind): RejectedLine {
  return { line, reason: kind, excerpt: '' };
}

/** Checks whether a line was rejected because it holds a secret. */
export function isSecretLine({ reason }: RejectedLine): boolean {
  return reason === 'private_key' || reason === 'seed_phrase';
}

/** Describes a rejected line, such as “Line 3 is empty.” */
export function describeRejectedLine({ line, reason }: RejectedLine): string {
  const number = `Line ${line.toLocaleString('en')}`;
  const words = REJECTION_REASONS[reason];
  return words.startsWith('The line ') ? words.replace('The line', number) : `${number}: ${words}`;
}
