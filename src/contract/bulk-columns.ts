import type { Normalization } from './reports.ts';

/** Values that `BulkColumns.normalization` refers to by index. */
export const NORMALIZATIONS = [
  'normalized',
  'unnormalized',
  'unknown',
] as const satisfies Normalization[];

/** Value of `BulkColumns.highestRisk` for a name without risks. */
export const NO_RISK = 255;

/** Value of `BulkColumns.imitationKind` and `imitationStatus` for a name that imitates nothing. */
export const NO_IMITATION = 255;

/** Values that `BulkColumns.known` refers to by index: how a name relates to the known names. */
export const KNOWN_RELATIONS = ['none', 'known', 'subname'] as const;

/** Value of `BulkColumns.rating` for a name that is not valid Unicode or whose inspection failed. */
export const NO_RATING = 0;

/**
 * Results for many names, with one typed array per field. Row `i` belongs to name `i`. The arrays can be transferred
 * between threads. The documented report of a single row is requested separately.
 */
export interface BulkColumns {
  /** A `Rating`, or `NO_RATING`. */
  rating: Uint8Array;
  riskCount: Uint8Array;
  /** Index into `CHECK_CODES`, or `NO_RISK`. */
  highestRisk: Uint8Array;
  /** Index into `NORMALIZATIONS`. */
  normalization: Uint8Array;
  /** 1 if ENSIP-15 accepts the name but changes a label whose text is known, otherwise 0. */
  isChanged: Uint8Array;
  /** Bit `i` is set if check `i` of `CHECK_CODES` has the status `warn` or `alert`. */
  checkMask: Uint16Array;
  /** Script of all labels except the top-level one, as an index into `SCRIPTS`. `Unknown` if none of these labels was inspected. */
  script: Uint8Array;
  /** Index into `IMITATION_KINDS`, or `NO_IMITATION`. */
  imitationKind: Uint8Array;
  /** Index into `IMITATION_STATUSES`, or `NO_IMITATION`. */
  imitationStatus: Uint8Array;
  /** Position of the imitated name in `targets`, counted from 1. 0 if the row imitates no name. */
  target: Uint32Array;
  /** Index into `KNOWN_RELATIONS`. */
  known: Uint8Array;
  /** Position of the title in `titles`, counted from 1. 0 if the row is not a built-in known name. */
  title: Uint16Array;
  /**
   * 64-bit key of the UTS #39 skeleton. Names that look the same have the same key. If the name was not inspected, the
   * key is that of the name itself.
   */
  skeleton: BigUint64Array;
  /**
   * 64-bit key of the loose skeleton, which has no decorating marks. If a name looks like a known name or its parent, the
   * key is that of the name that it looks like.
   */
  looseSkeleton: BigUint64Array;
  /** Namehash, 32 bytes per name. */
  namehash: Uint8Array;
}

/** Columns, and the strings that `target` and `title` refer to. */
export interface InspectedColumns extends BulkColumns {
  /** Imitated names without duplicates. */
  targets: string[];
  /** Titles of known names without duplicates. */
  titles: string[];
}

/** Array type of each column, number of elements per row, and value for a name that was not inspected. */
export const BULK_COLUMNS = {
  rating: { array: Uint8Array, width: 1, empty: NO_RATING },
  riskCount: { array: Uint8Array, width: 1, empty: 0 },
  highestRisk: { array: Uint8Array, width: 1, empty: NO_RISK },
  normalization: { array: Uint8Array, width: 1, empty: NORMALIZATIONS.indexOf('unknown') },
  isChanged: { array: Uint8Array, width: 1, empty: 0 },
  checkMask: { array: Uint16Array, width: 1, empty: 0 },
  script: { array: Uint8Array, width: 1, empty: 0 },
  imitationKind: { array: Uint8Array, width: 1, empty: NO_IMITATION },
  imitationStatus: { array: Uint8Array, width: 1, empty: NO_IMITATION },
  target: { array: Uint32Array, width: 1, empty: 0 },
  known: { array: Uint8Array, width: 1, empty: 0 },
  title: { array: Uint16Array, width: 1, empty: 0 },
  skeleton: { array: BigUint64Array, width: 1, empty: 0n },
  looseSkeleton: { array: BigUint64Array, width: 1, empty: 0n },
  namehash: { array: Uint8Array, width: 32, empty: 0 },
} as const satisfies Record<keyof BulkColumns, unknown>;
