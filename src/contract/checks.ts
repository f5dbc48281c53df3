/**
 * Codes of all checks, most severe first. If several checks of a report have the same status, the first one in this
 * list is the highest risk.
 */
export const CHECK_CODES = [
  'uninspected',
  'invisible',
  'impersonation_risk',
  'normalized',
  'mixed_scripts',
  'confusables',
  'unknown_label',
  'typing_difficulty',
  'decentralized_name',
  'namewrapper_compatible',
  'font_support',
  'punycode_compatible_name',
  'punycode_compatible_label',
  'namewrapper_fuses',
] as const;

/** Machine-readable code of a check. */
export type CheckCode = (typeof CHECK_CODES)[number];

/** Statuses of a check, worst first. */
export const CHECK_STATUSES = ['alert', 'warn', 'info', 'skip', 'pass'] as const;

/**
 * Result of a check. `alert`: do not rely on this name. `warn`: look closely before you rely on it. `info`: worth
 * knowing, but no reason for distrust. `skip`: the check does not apply or cannot be run. `pass`: no problem was found.
 * Only `alert` and `warn` are risks.
 */
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Human-readable name of each check. */
export const CHECK_NAMES: Readonly<Record<CheckCode, string>> = {
  uninspected: 'Uninspected',
  invisible: 'Invisible Characters',
  normalized: 'ENSIP-15 Normalization',
  confusables: 'Confusable Graphemes',
  typing_difficulty: 'Typing Difficulty',
  impersonation_risk: 'Impersonation Risk',
  decentralized_name: 'Decentralized Name',
  mixed_scripts: 'Mixed Scripts',
  namewrapper_compatible: 'NameWrapper Compatibility',
  unknown_label: 'Unknown Label',
  font_support: 'Font Support',
  punycode_compatible_name: 'Punycode Compatible Name',
  punycode_compatible_label: 'Punycode Compatible Label',
  namewrapper_fuses: 'NameWrapper Fuses',
};

/** Result of one check. */
export interface GenericCheckResult {
  /** What the check found, as a sentence. */
  message: string;
  /** Human-readable name of the check. */
  check_name: string;
  check: CheckCode;
  status: CheckStatus;
}
