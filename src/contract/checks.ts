/** Machine codes of all checks, highest severity first: within one status this order decides which is the highest risk. */
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

export type CheckCode = (typeof CHECK_CODES)[number];

/**
 * All statuses, worst first: cannot be relied on as it stands, look before you rely on it, true but no reason for
 * distrust, cannot be judged, nothing found. Ratings and counts of risks know alert and warn alone.
 */
export const CHECK_STATUSES = ['alert', 'warn', 'info', 'skip', 'pass'] as const;

export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Human-readable name of each check, `check_name` in results. */
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

/** What one check found in one name, label or grapheme. */
export interface GenericCheckResult {
  /** What was found, in words, for the thing inspected. */
  message: string;
  /** Human-readable name of the check. */
  check_name: string;
  /** Machine code of the check. */
  check: CheckCode;
  status: CheckStatus;
}
