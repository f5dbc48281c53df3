import type { CheckStatus, GenericCheckResult } from './checks.ts';
import type { Imitation, Known } from './imitation-kinds.ts';
import type { Rating } from './rating.ts';

/** ENSIP-15 status of a name or label; `unknown` when a label is known only by its hash. */
export type Normalization = 'normalized' | 'unnormalized' | 'unknown';

/** ENSIP-15 status of a grapheme without context; not the same as normalizing it as a name. */
export type GraphemeNormalization = 'normalized' | 'unnormalized';

/** Fields that every report has. */
export interface ConsolidatedFields {
  /** The worst of the checks. */
  rating: Rating;
  /** Number of checks whose status is warn or alert. */
  risk_count: number;
  /** First by status, then severity, among warn and alert; null exactly when `risk_count` is 0. */
  highest_risk: GenericCheckResult | null;
  title: string;
  subtitle: string;
}

/** The documented report of one name in a bulk inspection. */
export interface ConsolidatedNameGuardReport extends ConsolidatedFields {
  /** Exactly as given. */
  name: string;
  /** ENSIP-1: `0x` and 64 lower-case hex digits. */
  namehash: string;
  /** False when the name was too long, or had too many unknown labels, to be inspected. */
  inspected: boolean;
  /** ENSIP-15 beautified form; null unless every label is known and normalized. */
  beautiful_name: string | null;
  normalization: Normalization;
  /** What it imitates, or comes close to; null when there is nothing of the kind. */
  imitates: Imitation | null;
  /** Not null when it is a known name, or a subname of one. */
  known: Known | null;
}

/** Kinds of grapheme by what they are made of. */
export const GRAPHEME_TYPES = [
  'simple_letter',
  'simple_number',
  'hyphen',
  'dollarsign',
  'underscore',
  'emoji',
  'invisible',
  'other_letter',
  'other_number',
  'special',
] as const;

export type GraphemeType = (typeof GRAPHEME_TYPES)[number];

/** A grapheme's facts and verdict without checks, links and confusables. */
export interface ConsolidatedGraphemeGuardReport extends ConsolidatedFields {
  normalization: GraphemeNormalization;
  /** As given. */
  grapheme: string;
  grapheme_name: string;
  grapheme_type: GraphemeType;
  /** UCD Script in words (`Latin`, `Old Italic`), or `Combined`, or `Unknown`. */
  grapheme_script: string;
  grapheme_description: string;
  /** Unicode version that introduced it, such as `15.0`; null when unassigned. */
  unicode_version: string | null;
}

/** A grapheme of a label. */
export interface LabelGraphemeGuardReport extends ConsolidatedGraphemeGuardReport {
  /** The worst status of its own checks in this label: what is ordinary spelling here is no risk. */
  status_in_label: CheckStatus;
}

/** A grapheme that another can be mistaken for. */
export interface ConfusableGuardReport extends ConsolidatedGraphemeGuardReport {
  is_canonical: boolean;
}

/** The documented report of one grapheme. */
export interface GraphemeGuardReport extends ConsolidatedGraphemeGuardReport {
  /** Worst first: by status, then severity. */
  checks: GenericCheckResult[];
  /** Page about a single character; null for every grapheme of several characters. */
  grapheme_link: string | null;
  /** Name of the linked page; `No link is available` when there is none. */
  grapheme_link_name: string;
  /** Never holds the grapheme itself; the canonical form first when it is known and differs. */
  confusables: ConfusableGuardReport[];
  /** Sequences of several graphemes that read as this one, most alike first, such as `rn` and `nn` for `m`; empty for most. */
  confusable_sequences: string[];
  /** Null when not known. */
  canonical_grapheme: string | null;
  /** `U+` and at least four upper-case hex digits each. */
  codepoints: string[];
}

/** Why ENSIP-15 refuses a label, and `not_normalized` where it changes one: https://docs.ens.domains/ensip/15#validate */
export const NORMALIZATION_ERROR_CODES = [
  'not_normalized',
  'empty_label',
  'disallowed_character',
  'illegal_mixture',
  'whole_script_confusable',
  'underscore_placement',
  'invalid_label_extension',
  'leading_combining_mark',
  'combining_mark_after_emoji',
  'leading_fenced_character',
  'trailing_fenced_character',
  'adjacent_fenced_characters',
  'duplicate_nonspacing_mark',
  'excessive_nonspacing_marks',
] as const;

export type NormalizationErrorCode = (typeof NORMALIZATION_ERROR_CODES)[number];

/** Why ENSIP-15 refuses or changes a label, and the edit that repairs it. */
export interface NormalizationError {
  code: NormalizationErrorCode;
  message: string;
  /** Code-point offset in the label where the edit starts. */
  start: number;
  /** Code-point offset in the label just after the edit. */
  end: number;
  /** Text to put in place of `start`–`end`; null when there is no repair. */
  suggestion: string | null;
}

export interface LabelGuardReport extends ConsolidatedFields {
  label: string;
  /** `0x` and 64 lower-case hex digits. */
  labelhash: string;
  normalization: Normalization;
  /** Null unless the label is known and normalized. */
  beautiful_label: string | null;
  /** Null when a grapheme has no canonical form or the result is invalid. */
  canonical_label: string | null;
  checks: GenericCheckResult[];
  /** Null for an unknown label. */
  graphemes: LabelGraphemeGuardReport[] | null;
  normalization_error: NormalizationError | null;
}

/** The full report of one name. */
export interface NameGuardReport extends ConsolidatedNameGuardReport {
  checks: GenericCheckResult[];
  canonical_name: string | null;
  /** The perceived form: what a reader sees at a glance, whatever the scripts; null when that is the name itself. */
  looks_like: string | null;
  /** Null when the name was not inspected. */
  labels: LabelGuardReport[] | null;
}
