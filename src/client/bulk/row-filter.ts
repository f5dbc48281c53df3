import { isAddressWarning } from '../../lists/rows/address-column.ts';
import type { JudgedColumns } from '../../lists/rows/judged-columns.ts';
import type { RowChunk } from '../../lists/rows/row-store.ts';
import { type NameSearch, type NameTest, NO_SEARCH } from './name-searcher.ts';
import { type FoundCode, getFoundBits, isImitation, toFoundBits } from './row-findings.ts';

/** The name that a row imitates, or an address if `name` is null. */
export interface ImitationTarget {
  name: string | null;
}

/** Conditions that all must be true for a row to be shown. */
export interface RowFilter {
  /** Accepted findings. Empty if all are accepted. */
  found: readonly FoundCode[];
  /** The name or address that the row must imitate. Null for any row. */
  target: ImitationTarget | null;
  /** Accepted ratings, with 0 for rows that were not inspected. Empty if all are accepted. */
  ratings: readonly number[];
  /** Checks that must all warn or alert, as indexes into `CHECK_CODES`. */
  checks: readonly number[];
  /** Accepted scripts, as indexes into `SCRIPTS`. Empty if all are accepted. */
  scripts: readonly number[];
  /** If true, selects only rows whose address has a warning. */
  hasAddressWarning: boolean;
  search: NameSearch;
}

export const NO_FILTER: RowFilter = {
  found: [],
  target: null,
  ratings: [],
  checks: [],
  scripts: [],
  hasAddressWarning: false,
  search: NO_SEARCH,
};

/** Checks whether a filter has no conditions, so that every row passes. */
export function isEmptyFilter(filter: RowFilter): boolean {
  const { target, hasAddressWarning, search, ...lists } = filter;
  const conditions = [...Object.values(lists), search.text];
  return target === null && !hasAddressWarning && conditions.every(({ length }) => length === 0);
}

type RowTest = (columns: JudgedColumns, index: number) => boolean;

/** Creates a test for the rows of one chunk. Returns null if no row can pass. */
function createTargetTest(
  { name }: ImitationTarget,
  { targets, target }: JudgedColumns,
): ((index: number) => boolean) | null {
  const number = name === null ? 0 : targets.indexOf(name) + 1;
  if (name !== null && number === 0) return null;
  return (index) => target[index] === number;
}

function createColumnTest(filter: RowFilter): RowTest {
  const found = toFoundBits(filter.found);
  const ratings = new Set(filter.ratings);
  const scripts = new Set(filter.scripts);
  const mask = filter.checks.reduce((bits, check) => bits | (1 << check), 0);
  return (columns, index) =>
    (found === 0 || (getFoundBits(columns, index) & found) !== 0) &&
    (ratings.size === 0 || ratings.has(columns.rating[index] as number)) &&
    (scripts.size === 0 || scripts.has(columns.script[index] as number)) &&
    ((columns.checkMask[index] as number) & mask) === mask;
}

/**
 * Calls `take` with the index of each row that passes, starting at index `first`. Tests names last, because testing
 * names is slow.
 */
export type ChunkFilter = (
  chunk: RowChunk,
  first: number,
  hasName: NameTest,
  take: (index: number) => void,
) => void;

/**
 * Creates a function that applies all conditions to a chunk, except the search. Callers pass the search as `hasName`.
 */
export function createChunkFilter(filter: RowFilter): ChunkFilter {
  const passes = createColumnTest(filter);
  return ({ columns, ends, addresses }, first, hasName, take) => {
    if (filter.hasAddressWarning && !addresses) return;
    const hasTarget = filter.target && createTargetTest(filter.target, columns);
    if (filter.target && !hasTarget) return;
    for (let index = first; index < ends.length; index += 1) {
      if (!passes(columns, index)) continue;
      if (hasTarget && !(isImitation(columns, index) && hasTarget(index))) continue;
      if (filter.hasAddressWarning && !isAddressWarning(addresses, index)) continue;
      if (hasName(index)) take(index);
    }
  };
}
