// The fields that every report has, derived from a verdict.

import type { GenericCheckResult } from '../../contract/checks.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';
import { RATING_WORDS, type Rated } from './rating-words.ts';
import { highestRiskIndex, ratingOf, riskCount, type Verdict } from './verdict.ts';

/**
 * @param resultOf the words for the check with this index in CHECK_CODES; asked for the highest risk alone
 */
export function consolidate(
  kind: Rated,
  verdict: Verdict,
  resultOf: (index: number) => GenericCheckResult,
): ConsolidatedFields {
  const rating = ratingOf(verdict);
  const highest = highestRiskIndex(verdict);
  const { title, subtitle } = RATING_WORDS[kind][rating];
  return {
    rating,
    risk_count: riskCount(verdict),
    highest_risk: highest < 0 ? null : resultOf(highest),
    title,
    subtitle,
  };
}
