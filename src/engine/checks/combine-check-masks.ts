// Combines check masks, and reads a status from them. Reports on plain names don't need this.

import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import { type CheckMasks, getBit } from './check-masks.ts';

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
