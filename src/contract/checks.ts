/**
 * All checks, most severe first: if several checks of a report have the same status, the first of them is the highest
 * risk. `name` is for humans. `level` is the smallest part of a name that the check judges.
 */
export const CHECKS = {
  uninspected: { name: 'Uninspected', level: 'name' },
  invisible: { name: 'Invisible Characters', level: 'grapheme' },
  impersonation_risk: { name: 'Impersonation Risk', level: 'name' },
  normalized: { name: 'ENSIP-15 Normalization', level: 'grapheme' },
  mixed_scripts: { name: 'Mixed Scripts', level: 'label' },
  confusables: { name: 'Confusable Graphemes', level: 'grapheme' },
  unknown_label: { name: 'Unknown Label', level: 'label' },
  typing_difficulty: { name: 'Typing Difficulty', level: 'grapheme' },
  decentralized_name: { name: 'Decentralized Name', level: 'name' },
  namewrapper_compatible: { name: 'NameWrapper Compatibility', level: 'label' },
  font_support: { name: 'Font Support', level: 'grapheme' },
  punycode_compatible_name: { name: 'Punycode Compatible Name', level: 'name' },
  punycode_compatible_label: { name: 'Punycode Compatible Label', level: 'label' },
  namewrapper_fuses: { name: 'NameWrapper Fuses', level: 'name' },
} as const;

/** Machine-readable code of a check. */
export type CheckCode = keyof typeof CHECKS;

/** Codes of all checks, most severe first. */
export const CHECK_CODES = Object.keys(CHECKS) as readonly CheckCode[];

/** Statuses of a check, worst first. */
export const CHECK_STATUSES = ['alert', 'warn', 'info', 'skip', 'pass'] as const;

/**
 * Result of a check. `alert`: do not rely on this name. `warn`: look closely before you rely on it. `info`: worth
 * knowing, but no reason for distrust. `skip`: the check does not apply or cannot be run. `pass`: no problem was found.
 * Only `alert` and `warn` are risks.
 */
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Result of one check. */
export interface GenericCheckResult {
  /** What the check found, as a sentence. */
  message: string;
  /** Human-readable name of the check. */
  check_name: string;
  check: CheckCode;
  status: CheckStatus;
}
