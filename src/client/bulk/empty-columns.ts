import {
  type BulkColumns,
  NO_RATING,
  NO_RISK,
  NORMALIZATIONS,
} from '../../contract/bulk-columns.ts';

/** Columns of names that were not inspected. */
export function emptyColumns(length: number): BulkColumns {
  return {
    rating: new Uint8Array(length).fill(NO_RATING),
    riskCount: new Uint8Array(length),
    highestRisk: new Uint8Array(length).fill(NO_RISK),
    normalization: new Uint8Array(length).fill(NORMALIZATIONS.indexOf('unknown')),
    checkMask: new Uint16Array(length),
    script: new Uint8Array(length),
    skeleton: new BigUint64Array(length),
    looseSkeleton: new BigUint64Array(length),
    namehash: new Uint8Array(length * 32),
  };
}
