// Derives report fields from check masks.

import type { GenericCheckResult } from '../../contract/checks.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';
import { RATING_WORDS, type Rated } from '../../words/checks/rating-titles.ts';
import { type CheckMasks, countRisks, findHighestRisk, getRating } from './check-masks.ts';

/**
 * Returns the fields that all consolidated reports share.
 *
 * @param getResult returns the result of the check with the given index in CHECK_CODES. Only called for the highest
 * risk
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
