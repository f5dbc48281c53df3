import type { CheckCode, GenericCheckResult } from '../../contract/checks.ts';

/** Returns the status and message of a check. Both are undefined if there is no result. */
export function findResult(checks: readonly GenericCheckResult[] | undefined, code: CheckCode) {
  const result = checks?.find(({ check }) => check === code);
  return [result?.status, result?.message];
}
