// Stores the statuses of all checks of one grapheme, label or name in bit masks. Bit i represents CHECK_CODES[i].
// CHECK_CODES is sorted by severity, so the lowest bit is the highest risk.

import {
  CHECK_CODES,
  type CheckCode,
  type CheckStatus,
  type GenericCheckResult,
} from '../../contract/checks.ts';
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

/** Returns a mask with the bits of several checks. */
export function createMask(codes: readonly CheckCode[]): number {
  return codes.reduce((mask, code) => mask | getBit(code), 0);
}

/**
 * Adds the statuses of the parts to the masks of a label or name. Adds only inherited checks.
 *
 * @param limitations mask of the checks for which a part's `warn` becomes `info`
 */
export function mergeCheckMasks(
  own: CheckMasks,
  parts: readonly { readonly checkMasks: CheckMasks }[],
  { inherited, limitations }: { readonly inherited: number; readonly limitations: number },
): CheckMasks {
  let { alert, warn, info, skip } = own;
  for (const { checkMasks } of parts) {
    alert |= checkMasks.alert & inherited;
    warn |= checkMasks.warn & inherited & ~limitations;
    info |= (checkMasks.info | (checkMasks.warn & limitations)) & inherited;
    skip |= checkMasks.skip & inherited;
  }
  return { alert, warn, info, skip };
}

/** Returns the status of the check with the given bit. */
export function getStatus(masks: CheckMasks, bit: number): CheckStatus {
  if (masks.alert & bit) return 'alert';
  if (masks.warn & bit) return 'warn';
  if (masks.info & bit) return 'info';
  return masks.skip & bit ? 'skip' : 'pass';
}

/**
 * Returns the worst status of all checks.
 *
 * @param limitations mask of the checks for which `warn` counts as `info`
 */
export function getWorstStatus(
  { alert, warn, info, skip }: CheckMasks,
  limitations: number,
): CheckStatus {
  if (alert) return 'alert';
  if (warn & ~limitations) return 'warn';
  if (warn | info) return 'info';
  return skip ? 'skip' : 'pass';
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
