import type { CheckStatus, GenericCheckResult } from './checks.ts';
import type { Imitation, Known } from './imitation-kinds.ts';
import type { Rating } from './rating.ts';

/** ENSIP-15 status. `unknown` if only the hash of a label is known (`[64 hex digits]`). */
export type Normalization = 'normalized' | 'unnormalized' | 'unknown';

/**
 * Whether ENSIP-15 allows this grapheme in at least one label. Normalizing the grapheme as a whole name can give a
 * different result.
 */
export type GraphemeNormalization = 'normalized' | 'unnormalized';

/** All checks, worst first: sorted by status, then by severity. */
type CheckResults = GenericCheckResult[];

/** Fields that all reports share. */
export interface ConsolidatedFields {
  rating: Rating;
  /**
   * Number of checks with the status `warn` or `alert`.
   *
   * @asType integer
   * @minimum 0
   */
  risk_count: number;
  /** The worst check with the status `warn` or `alert`. Null if there is none. */
  highest_risk: GenericCheckResult | null;
  /** The rating in a few words. */
  title: string;
  /** What the rating means for the reader. */
  subtitle: string;
}

/** Report on one name without its checks and labels. */
export interface ConsolidatedNameGuardReport extends ConsolidatedFields {
  /** The name exactly as it was sent. */
  name: string;
  /**
   * ENSIP-1 hash of the name. An unknown label, `[64 hex digits]`, is replaced by the hash it contains.
   *
   * @pattern ^0x[0-9a-f]{64}$
   */
  namehash: string;
  /**
   * False if the name has more than 200 characters. The parts of such a name are not inspected.
   */
  inspected: boolean;
  /** The ENSIP-15 form to display. Null unless every label is known and normalized. */
  beautiful_name: string | null;
  normalization: Normalization;
  /** What the name imitates. Null if it imitates nothing. */
  imitates: Imitation | null;
  /** Known name that has exactly this spelling or that this name is a subname of. Null if there is none. */
  known: Known | null;
}

/** Types of graphemes. */
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

/** What the grapheme consists of. */
export type GraphemeType = (typeof GRAPHEME_TYPES)[number];

/** Report on one grapheme without its checks and confusables. */
export interface ConsolidatedGraphemeGuardReport extends ConsolidatedFields {
  normalization: GraphemeNormalization;
  /** The grapheme, unchanged. */
  grapheme: string;
  /** Unicode name of the grapheme, CLDR short name of an emoji, or a description if there is no name. */
  grapheme_name: string;
  grapheme_type: GraphemeType;
  /** Unicode script in words, such as `Old Italic`. `Combined` for several scripts, `Unknown` for none. */
  grapheme_script: string;
  /** The type in words, with the script if that adds information. */
  grapheme_description: string;
  /**
   * Unicode version that introduced the grapheme. Null if it is unassigned.
   *
   * @pattern ^\d+\.\d+$
   */
  unicode_version: string | null;
}

/** Report on one grapheme of a label. Only `status_in_label` depends on the label. */
export interface LabelGraphemeGuardReport extends ConsolidatedGraphemeGuardReport {
  /**
   * Worst status of the checks of this grapheme within its label. A letter that is confusable elsewhere is not a
   * risk in an ordinary spelling of its script.
   */
  status_in_label: CheckStatus;
}

/** A grapheme that the inspected one can be mistaken for. */
export interface ConfusableGuardReport extends ConsolidatedGraphemeGuardReport {
  /** Whether this is the canonical form of the inspected grapheme. */
  is_canonical: boolean;
}

/**
 * A code point, such as `U+0061`.
 *
 * @pattern ^U\+[0-9A-F]{4,6}$
 */
type CodePointNotation = string;

/** Full report on one grapheme. */
export interface GraphemeGuardReport extends ConsolidatedGraphemeGuardReport {
  checks: CheckResults;
  /**
   * A web page about this character. Null for a grapheme of several characters.
   *
   * @format uri
   */
  grapheme_link: string | null;
  /** Name of the linked page, or `No link is available`. */
  grapheme_link_name: string;
  /**
   * Other graphemes that this one can be mistaken for. The canonical form comes first if it is known and differs.
   */
  confusables: ConfusableGuardReport[];
  /**
   * Sequences of several graphemes that read as this one, most similar first, such as `rn` for `m`. Empty for most
   * graphemes.
   */
  confusable_sequences: string[];
  /** Canonical form of the grapheme. Null if none is known. */
  canonical_grapheme: string | null;
  /** Code points of the grapheme, in order. */
  codepoints: CodePointNotation[];
}

/**
 * Rules of ENSIP-15 that a label can break, and `not_normalized` for a label that ENSIP-15 accepts but changes:
 * https://docs.ens.domains/ensip/15#validate
 */
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

/** Machine-readable reason why ENSIP-15 rejects or changes a label. */
export type NormalizationErrorCode = (typeof NORMALIZATION_ERROR_CODES)[number];

/** Why ENSIP-15 rejects or changes the label, and the edit that fixes it. */
export interface NormalizationError {
  code: NormalizationErrorCode;
  /** Human-readable reason why ENSIP-15 rejects or changes the label. */
  message: string;
  /**
   * Offset in the label where the edit starts, in code points.
   *
   * @asType integer
   * @minimum 0
   */
  start: number;
  /**
   * Offset in the label just after the edit, in code points.
   *
   * @asType integer
   * @minimum 0
   */
  end: number;
  /** Replacement for the text from `start` to `end`. Null if no edit fixes the label. */
  suggestion: string | null;
}

/** Report on one label of a name. */
export interface LabelGuardReport extends ConsolidatedFields {
  /** The label, unchanged. */
  label: string;
  /**
   * Keccak-256 hash of the label in UTF-8, or the hash that an unknown label contains.
   *
   * @pattern ^0x[0-9a-f]{64}$
   */
  labelhash: string;
  normalization: Normalization;
  /** The form to display. Null unless the label is known and normalized. */
  beautiful_label: string | null;
  /** The label with each grapheme in its canonical form. Null if a grapheme has none or the result is invalid. */
  canonical_label: string | null;
  checks: CheckResults;
  /** Graphemes of the label, in order. Null if only its hash is known. */
  graphemes: LabelGraphemeGuardReport[] | null;
  /** Null if the label is normalized or unknown. */
  normalization_error: NormalizationError | null;
}

/** Full report on one name. */
export interface NameGuardReport extends ConsolidatedNameGuardReport {
  checks: CheckResults;
  /** The name with each label in its canonical form. Null if a label has none. */
  canonical_name: string | null;
  /** Perceived form: the name that a reader sees at a glance, regardless of scripts. Null if it equals the name. */
  looks_like: string | null;
  /** Labels of the name, in order. Null if the name was not inspected. */
  labels: LabelGuardReport[] | null;
}
