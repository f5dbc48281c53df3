// Verdicts as bit masks. Bit i stands for check i of CHECK_CODES, which is in order of severity: the worst of many verdicts
// is a union, the rating a comparison, and the highest risk the lowest bit.

import { CHECK_CODES, type CheckCode, type CheckStatus } from '../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN, type Rating } from '../../contract/rating.ts';

/** Checks by status; a check in several counts as the first of alert, warn, info, skip, and in none as pass. */
export interface Verdict {
  readonly alert: number;
  readonly warn: number;
  readonly info: number;
  readonly skip: number;
}

export const ALL_PASS: Verdict = { alert: 0, warn: 0, info: 0, skip: 0 };

const INDEX = new Map(CHECK_CODES.map((code, index) => [code, index]));

/** The bit of one check. */
export function getBit(code: CheckCode): number {
  return 1 << (INDEX.get(code) ?? 0);
}

/** The bits of several checks. */
export function createMask(codes: readonly CheckCode[]): number {
  return codes.reduce((mask, code) => mask | getBit(code), 0);
}

/**
 * A thing's own verdict, and for the inherited checks whatever its parts were judged.
 *
 * @param limitations masks the checks of which a warning about a part is only worth knowing about the whole
 */
export function mergeVerdicts(
  own: Verdict,
  parts: readonly { readonly verdict: Verdict }[],
  { inherited, limitations }: { readonly inherited: number; readonly limitations: number },
): Verdict {
  let { alert, warn, info, skip } = own;
  for (const { verdict } of parts) {
    alert |= verdict.alert & inherited;
    warn |= verdict.warn & inherited & ~limitations;
    info |= (verdict.info | (verdict.warn & limitations)) & inherited;
    skip |= verdict.skip & inherited;
  }
  return { alert, warn, info, skip };
}

/** Status of the check with this bit. */
export function getStatus(verdict: Verdict, bit: number): CheckStatus {
  if (verdict.alert & bit) return 'alert';
  if (verdict.warn & bit) return 'warn';
  if (verdict.info & bit) return 'info';
  return verdict.skip & bit ? 'skip' : 'pass';
}

/** The worst status of all checks; a warning of the checks in the mask is only worth knowing. */
export function getWorstStatus({ alert, warn, info, skip }: Verdict, mask: number): CheckStatus {
  if (alert) return 'alert';
  if (warn & ~mask) return 'warn';
  if (warn | info) return 'info';
  return skip ? 'skip' : 'pass';
}

export function getRating(verdict: Verdict): Rating {
  if (verdict.alert) return RATING_ALERT;
  return verdict.warn ? RATING_WARN : RATING_PASS;
}

/** The checks that are warn or alert. */
export function getRiskMask(verdict: Verdict): number {
  return verdict.alert | verdict.warn;
}

export function countRisks(verdict: Verdict): number {
  let count = 0;
  for (let mask = getRiskMask(verdict); mask; mask &= mask - 1) count++;
  return count;
}

/** Index into CHECK_CODES of the first risk by status, then severity; -1 when there is none. */
export function findHighestRisk(verdict: Verdict): number {
  const mask = verdict.alert || verdict.warn;
  return mask ? 31 - Math.clz32(mask & -mask) : -1;
}
