// Types of the conformance cases, which are reports of another implementation. The folder in CONFORMANCE_DIR contains
// the cases and a README.

import type { Rating } from '../../../contract/rating.ts';

/** One line of names.jsonl. */
export interface NameCase {
  name: string;
  group: string;
  namehash: string;
  normalization: string;
  inspected: boolean;
  rating: Rating;
  risk_count: number;
  highest_risk: string | null;
  beautiful_name: string | null;
  canonical_name: string | null;
  checks: Readonly<Record<string, string>>;
}

/** One line of graphemes.jsonl: a rejected input or a report. */
export type GraphemeCase = RejectedCase | ReportedCase;

export interface RejectedCase {
  grapheme: string;
  error: string;
}

export interface ReportedCase {
  grapheme: string;
  error?: never;
  rating: Rating;
  risk_count: number;
  highest_risk: string | null;
  normalization: string;
  grapheme_name: string;
  grapheme_type: string;
  grapheme_script: string;
  grapheme_description: string;
  unicode_version: string | null;
  canonical_grapheme: string | null;
  checks: Readonly<Record<string, string>>;
  confusables: readonly string[];
}
