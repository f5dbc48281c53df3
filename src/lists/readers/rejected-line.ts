import { copyText } from '../../primitives/copy-text.ts';
import type { SecretKind } from '../../secrets/secret-kind.ts';
import type { REJECTION_WORDS } from '../../words/rejection-words.ts';

/** Why a line gives no name. */
export type RejectionReason = keyof typeof REJECTION_WORDS;

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
