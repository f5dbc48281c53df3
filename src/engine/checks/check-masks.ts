// Stores the statuses of all checks of one grapheme, label or name in bit masks. Bit i represents CHECK_CODES[i].
// CHECK_CODES is sorted by severity, so the lowest bit is the highest risk.

import { CHECK_CODES, type CheckCode, type GenericCheckResult } from '../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN, type Rating } from '../../contract/rating.ts';
import type { ConsolidatedFields } from '../../contract/reports.ts';
import { RATING_WORDS, type Rated } from '../../words/checks/rating-titles.ts';

/**
 * One bit mask of checks per status. If a check is in several masks, the first of `alert`, `warn`, `info` and `skip`
 * counts. A check that is in no mask passes.
 */
export interface CheckMasks {
  readonly alert: number;
  readonly warn: number;
  readonly info: number;
  readonly skip: number;
}

export const ALL_PASS: CheckMasks = { alert: 0, warn: 0, info: 0, skip: 0 };

const INDEX = new Map(CHECK_CODES.map((code, index) => [code, index]));

/** Returns the bit of a check. */
export function getBit(code: CheckCode): number {
  return 1 << (INDEX.get(code) ?? 0);
}

export function getRating(masks: CheckMasks): Rating {
  if (masks.alert) return RATING_ALERT;
  return masks.warn ? RATING_WARN : RATING_PASS;
}

/** Returns the mask of the checks whose status is `warn` or `alert`. */
export function getRiskMask(masks: CheckMasks): number {
  return masks.alert | masks.warn;
}

export function countRisks(masks: CheckMasks): number {
  let count = 0;
  for (let mask = getRiskMask(masks); mask; mask &= mask - 1) count++;
  return count;
}

/**
 * Returns the index into CHECK_CODES of the most severe alert. Without alerts, returns that of the most severe warning,
 * or -1.
 */
export function findHighestRisk(masks: CheckMasks): number {
  const mask = masks.alert || masks.warn;
  return mask ? 31 - Math.clz32(mask & -mask) : -1;
}

// Derives report fields from check masks.

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
