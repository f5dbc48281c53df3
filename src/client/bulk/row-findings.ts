import { type BulkColumns, NO_IMITATION, NO_RATING } from '../../contract/bulk-columns.ts';
import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { getAddressFinding, isAddressWarning } from '../../lists/rows/address-column.ts';
import type { RowChunk, RowStore } from '../../lists/rows/row-store.ts';

/** Returns the bit of a check in `BulkColumns.checkMask`. */
export function getCheckBit(code: CheckCode): number {
  return 1 << CHECK_CODES.indexOf(code);
}

/** Codes of the main findings. Every row has exactly one of these. */
export const TRIAGE_CODES = ['imitation', 'refused', 'warning', 'nothing', 'uninspected'] as const;

export type TriageCode = (typeof TRIAGE_CODES)[number];

/** Codes of all findings. The row of a known name is also `known`. */
export const FOUND_CODES = [...TRIAGE_CODES, 'known'] as const;

export type FoundCode = (typeof FOUND_CODES)[number];

/** Returns the findings as a bit mask. Bit `i` stands for code `i` of {@link FOUND_CODES}. */
export function toFoundBits(codes: readonly FoundCode[]): number {
  return codes.reduce((bits, code) => bits | (1 << FOUND_CODES.indexOf(code)), 0);
}

const KNOWN = toFoundBits(['known']);

const INFO = IMITATION_STATUSES.indexOf('info');
const UNNORMALIZED = getCheckBit('normalized');

type Columns = Pick<
  BulkColumns,
  'rating' | 'imitationStatus' | 'known' | 'checkMask' | 'isChanged'
>;

/** Checks whether a row imitates something. Imitations with the status `info` do not count. */
export function isImitation(
  { imitationStatus }: Pick<BulkColumns, 'imitationStatus'>,
  at: number,
): boolean {
  const status = imitationStatus[at];
  return status !== NO_IMITATION && status !== INFO;
}

/** Returns the main finding of a row. `refused` means that ENS rejects the name and cannot normalize it. */
function triage(columns: Columns, at: number): TriageCode {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return 'uninspected';
  if (isImitation(columns, at)) return 'imitation';
  if (rating <= RATING_PASS) return 'nothing';
  const isUnnormalized = ((columns.checkMask[at] as number) & UNNORMALIZED) !== 0;
  return isUnnormalized && columns.isChanged[at] === 0 ? 'refused' : 'warning';
}

/** Returns the findings of a row as {@link toFoundBits} does. */
export function getFoundBits(columns: Columns, at: number): number {
  return (1 << FOUND_CODES.indexOf(triage(columns, at))) | (columns.known[at] === 0 ? 0 : KNOWN);
}

/** Number of rows for each finding, rating, check and script. */
export type RowCounts = ReturnType<typeof createCounts>;

function createCounts() {
  return {
    /** Rows with an address, and those whose address the user should check. */
    addresses: { rows: 0, warnings: 0 },
    /** Number of rows with a finding, by index into `FOUND_CODES`. */
    found: FOUND_CODES.map(() => 0),
    /** Number of rows by rating. Index 0 counts rows that were not inspected. */
    ratings: [0, 0, 0, 0, 0],
    /** Number of rows in which a check warns or alerts, by index into `CHECK_CODES`. */
    checks: CHECK_CODES.map(() => 0),
    /** Number of rows with a script, by index into `SCRIPTS`. */
    scripts: SCRIPTS.map(() => 0),
  };
}

/** Adds `step` to the count of every bit in the mask. */
function addBits(counts: number[], mask: number, step: 1 | -1): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + step;
  }
}

/** Adds the rows of a chunk to the counts, or removes them if `step` is -1. */
function countChunk(counts: RowCounts, chunk: RowChunk, step: 1 | -1): void {
  const { columns, ends, addresses } = chunk;
  const { found, ratings, checks, scripts } = counts;
  for (let at = 0; at < ends.length; at += 1) {
    const rating = columns.rating[at] as number;
    const script = columns.script[at] as number;
    ratings[rating] = (ratings[rating] ?? 0) + step;
    scripts[script] = (scripts[script] ?? 0) + step;
    addBits(checks, columns.checkMask[at] as number, step);
    addBits(found, getFoundBits(columns, at), step);
    if (getAddressFinding(addresses, at) !== 'none') counts.addresses.rows += step;
    if (isAddressWarning(addresses, at)) counts.addresses.warnings += step;
  }
}

/** Counts the rows of a store while rows are appended and replaced. */
export type RowTally = ReturnType<typeof createRowTally>;

/** Creates a tally that has not counted any row of the store yet. */
export function createRowTally(store: RowStore) {
  const counts = createCounts();
  let counted = 0;
  return {
    counts,
    /** Counts the chunks that were appended since the last call. */
    countAppended() {
      for (; counted < store.chunks.length; counted += 1) {
        countChunk(counts, store.chunks[counted] as RowChunk, 1);
      }
    },
    /** Runs a function that changes the results of a chunk, and counts the chunk again. */
    change(chunk: number, change: () => void) {
      // A chunk that was not counted yet is counted later, with its new results.
      const isCounted = chunk < counted;
      if (isCounted) countChunk(counts, store.chunks[chunk] as RowChunk, -1);
      change();
      if (isCounted) countChunk(counts, store.chunks[chunk] as RowChunk, 1);
    },
  };
}
