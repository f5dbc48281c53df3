// Finds out why ENSIP-15 rejects a label. ens-normalize reports no codes, so this module parses its messages:
// https://docs.ens.domains/ensip/15#validate

import type { NormalizationErrorCode } from '../../contract/reports.ts';

/** Reasons why ENSIP-15 rejects a label. Their messages and repairs are in `label/normalization-error.ts`. */
export type RejectionCode = Exclude<NormalizationErrorCode, 'not_normalized'>;

/** Why ens-normalize rejects a label, read from the message of the error that it throws. */
export interface Rejection {
  readonly code: RejectionCode;
  /**
   * Both scripts of an illegal mixture or of a whole-script confusable. A mixture with a character of no script has only
   * the first. Empty for other codes.
   */
  readonly scripts: readonly string[];
  /** Last code point in the message, or null. */
  readonly codePoint: number | null;
}

/** Patterns of all messages. The general pattern of `adjacent_fenced_characters` must follow the specific ones. */
const PATTERNS: readonly (readonly [code: RejectionCode, message: RegExp])[] = [
  ['empty_label', /^empty label/],
  ['disallowed_character', /^disallowed character/],
  ['illegal_mixture', /^illegal mixture: (.+?) \+ (?:([^"]+?) )?"/],
  ['whole_script_confusable', /^whole-script confusable: (.+)\/(.+)$/],
  ['underscore_placement', /^underscore/],
  ['invalid_label_extension', /^invalid label extension/],
  ['leading_combining_mark', /^illegal placement: leading combining mark/],
  ['combining_mark_after_emoji', /^illegal placement: emoji \+ combining mark/],
  ['leading_fenced_character', /^illegal placement: leading/],
  ['trailing_fenced_character', /^illegal placement: trailing/],
  ['adjacent_fenced_characters', /^illegal placement/],
  ['duplicate_nonspacing_mark', /^duplicate non-spacing marks/],
  ['excessive_nonspacing_marks', /^excessive non-spacing marks/],
];

const LAST_CODE_POINT = /\{([0-9A-F]+)\}[^{]*$/;

function findPattern(message: string) {
  return PATTERNS.find(([, pattern]) => pattern.test(message));
}

/** Returns the code for a message of ens-normalize. Returns undefined for an unknown message. */
export function findRejectionCode(message: string): RejectionCode | undefined {
  return findPattern(message)?.[0];
}

/** Parses a message of ens-normalize. Throws if the installed version has no such message. */
export function parseRejection(message: string): Rejection {
  const found = findPattern(message);
  if (!found) throw new Error(`ens-normalize rejected a label with an unknown message: ${message}`);
  const [code, pattern] = found;
  const hex = LAST_CODE_POINT.exec(message)?.[1];
  const codePoint = hex === undefined ? null : Number.parseInt(hex, 16);
  return { code, scripts: pattern.exec(message)?.slice(1).filter(Boolean) ?? [], codePoint };
}
