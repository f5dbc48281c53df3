import type { Normalization } from './reports.ts';

/** Values of `BulkColumns.normalization`, by index. */
export const NORMALIZATIONS = [
  'normalized',
  'unnormalized',
  'unknown',
] as const satisfies Normalization[];

/** Value of `BulkColumns.highestRisk` where there is no risk. */
export const NO_RISK = 255;

/** Value of `BulkColumns.imitationKind` and `imitationStatus` where nothing is imitated. */
export const NO_IMITATION = 255;

/** Values of `BulkColumns.known`, by index: what a name is to the known names. */
export const KNOWN_RELATIONS = ['none', 'known', 'subname'] as const;

/** Value of `BulkColumns.rating` where the line was not inspected: it is not valid Unicode, or no inspector lived long enough. */
export const NO_RATING = 0;

/**
 * Verdicts on many names as one typed array per field: row `i` of each is name `i`.
 * Transferable between threads; a report in the documented shape is asked for per row.
 */
export interface BulkColumns {
  /** A `Rating`, or `NO_RATING`. */
  rating: Uint8Array;
  riskCount: Uint8Array;
  /** Index into `CHECK_CODES`, or `NO_RISK`. */
  highestRisk: Uint8Array;
  /** Index into `NORMALIZATIONS`. */
  normalization: Uint8Array;
  /** 1 where ENSIP-15 makes another name of an inspected one; 0 where it refuses the name or leaves it as it is. */
  isChanged: Uint8Array;
  /** Bit `i` is set when check `i` of `CHECK_CODES` is warn or alert. */
  checkMask: Uint16Array;
  /** Index into `SCRIPTS`: the script of all labels but the top-level one; `Unknown` when no text of theirs was inspected. */
  script: Uint8Array;
  /** Index into `IMITATION_KINDS`, or `NO_IMITATION`. */
  imitationKind: Uint8Array;
  /** Index into `IMITATION_STATUSES`, or `NO_IMITATION`. */
  imitationStatus: Uint8Array;
  /** The imitated name, counted from 1 in `targets`; 0 where there is none, as for an address. */
  target: Uint32Array;
  /** Index into `KNOWN_RELATIONS`. */
  known: Uint8Array;
  /** The title of the known name that the row is, counted from 1 in `titles`; 0 for any other row, and for a name of the watchlist. */
  title: Uint16Array;
  /** 64-bit key of the UTS #39 skeleton, equal for names that look the same; of the name itself when it was not inspected. */
  skeleton: BigUint64Array;
  /** 64-bit key of the loose skeleton, which drops decorating marks too. */
  looseSkeleton: BigUint64Array;
  /** 32 bytes a name: its namehash. */
  namehash: Uint8Array;
}

/** The columns, and the names that they refer to. */
export interface InspectedColumns extends BulkColumns {
  /** Names that rows imitate, each once. */
  targets: string[];
  /** Titles of the known names that rows are, each once. */
  titles: string[];
}

/** The array of each column, the elements of one row in it, and their value for a name that was not inspected. */
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
