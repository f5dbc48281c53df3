import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';

/** Returns the bit of a check in `BulkColumns.checkMask`. */
export function getCheckBit(code: CheckCode): number {
  return 1 << CHECK_CODES.indexOf(code);
}
