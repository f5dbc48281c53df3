// The fields that every report has, derived from a verdict.

import type { GenericCheckResult } from '../../contract/checks.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';
import { countRisks, findHighestRisk, getRating, type Verdict } from './check-masks.ts';
import { RATING_WORDS, type Rated } from './rating-titles.ts';

/**
 * @param getResult the words for the check with this index in CHECK_CODES; asked for the highest risk alone
 */
export function consolidate(
  kind: Rated,
  verdict: Verdict,
  getResult: (index: number) => GenericCheckResult,
): ConsolidatedFields {
  const rating = getRating(verdict);
  const highest = findHighestRisk(verdict);
  const { title, subtitle } = RATING_WORDS[kind][rating];
  return {
    rating,
    risk_count: countRisks(verdict),
    highest_risk: highest < 0 ? null : getResult(highest),
    title,
    subtitle,
  };
}
