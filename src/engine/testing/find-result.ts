import type { CheckCode, GenericCheckResult } from '../../contract/checks.ts';

/** Status and message of a check; of none, where it did not run. */
export function findResult(checks: readonly GenericCheckResult[] | undefined, code: CheckCode) {
  const result = checks?.find(({ check }) => check === code);
  return [result?.status, result?.message];
}
