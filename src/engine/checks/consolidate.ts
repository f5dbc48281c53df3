// The report fields that are derived from check masks.

import type { GenericCheckResult } from '../../contract/checks.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';
import { type CheckMasks, countRisks, findHighestRisk, getRating } from './check-masks.ts';
import { RATING_WORDS, type Rated } from './rating-titles.ts';

/**
 * Returns the fields that every consolidated report has.
 *
 * @param getResult returns the result of the check with the given index in CHECK_CODES; called only for the highest risk
 */
export function consolidate(
  kind: Rated,
  checkMasks: CheckMasks,
  getResult: (index: number) => GenericCheckResult,
): ConsolidatedFields {
  const rating = getRating(checkMasks);
  const highest = findHighestRisk(checkMasks);
  const { title, subtitle } = RATING_WORDS[kind][rating];
  return {
    rating,
    risk_count: countRisks(checkMasks),
    highest_risk: highest < 0 ? null : getResult(highest),
    title,
    subtitle,
  };
}
