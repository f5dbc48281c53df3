import { isAddressWarning } from '../../lists/rows/address-column.ts';
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

/**
 * Creates a function that applies all conditions to a chunk, except the search. The function calls `take` with the index
 * of each row that passes, starting at index `first`. It tests names last, because testing names is slow.
 */
export function createChunkFilter(filter: RowFilter) {
  const { target, hasAddressWarning } = filter;
  const found = toFoundBits(filter.found);
  const ratings = new Set(filter.ratings);
  const scripts = new Set(filter.scripts);
  const mask = filter.checks.reduce((bits, check) => bits | (1 << check), 0);
  return (
    { columns, ends, addresses }: RowChunk,
    first: number,
    hasName: NameTest,
    take: (index: number) => void,
  ): void => {
    const targetName = target?.name ?? null;
    // Rows that imitate an address have the number 0.
    const wanted = targetName === null ? 0 : columns.targets.indexOf(targetName) + 1;
    if (targetName !== null && wanted === 0) return;
    for (let at = first; at < ends.length; at += 1) {
      const passes =
        (found === 0 || (getFoundBits(columns, at) & found) !== 0) &&
        (ratings.size === 0 || ratings.has(columns.rating[at] as number)) &&
        (scripts.size === 0 || scripts.has(columns.script[at] as number)) &&
        ((columns.checkMask[at] as number) & mask) === mask &&
        (!target || (isImitation(columns, at) && columns.target[at] === wanted)) &&
        (!hasAddressWarning || isAddressWarning(addresses, at));
      if (passes && hasName(at)) take(at);
    }
  };
}
