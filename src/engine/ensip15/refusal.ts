// Why ENSIP-15 refuses a label, read from the messages of ens-normalize, which has no codes: https://docs.ens.domains/ensip/15#validate

import type { NormalizationErrorCode } from '../../contract/reports.ts';

/** The code of a label that ENSIP-15 refuses; one that it changes is `not_normalized`. Messages and repairs: label/normalization-error.ts. */
export type RefusalCode = Exclude<NormalizationErrorCode, 'not_normalized'>;

/** What a message of ens-normalize says. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Scripts that the message names, in its order: of an illegal mixture the first, of a confusable its own and the other. */
  readonly scripts: readonly string[];
  /** The last character that the message names; null when it names none. */
  readonly codePoint: number | null;
}

/** In the order in which they must be tried: the placement of fenced characters is told by being no other. */
const PATTERNS: readonly (readonly [code: RefusalCode, message: RegExp])[] = [
  ['empty_label', /^empty label/],
  ['disallowed_character', /^disallowed character/],
  ['illegal_mixture', /^illegal mixture: (.+?) \+ /],
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

/** The code of a message of ens-normalize; undefined when it is none of those that the installed version has. */
export function findRefusalCode(message: string): RefusalCode | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(message))?.[0];
}

/** Reads a message of ens-normalize. Throws when it is none of those that the installed version has. */
export function parseRefusal(message: string): Refusal {
  const found = PATTERNS.find(([, pattern]) => pattern.test(message));
  if (!found) throw new Error(`ens-normalize refuses a label for a new reason: ${message}`);
  const [code, pattern] = found;
  const hex = LAST_CODE_POINT.exec(message)?.[1];
  const codePoint = hex === undefined ? null : Number.parseInt(hex, 16);
  return { code, scripts: pattern.exec(message)?.slice(1) ?? [], codePoint };
}
