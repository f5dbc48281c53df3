import type { JudgedColumns } from '../../lists/rows/judged-columns.ts';
import type { RowChunk } from '../../lists/rows/row-store.ts';
import { FOUND_CODES, type FoundCode, getFoundBits, isImitation } from './row-findings.ts';
import { type NameSearch, NO_SEARCH } from './search/name-search.ts';
import type { NameTest } from './search/name-searcher.ts';

/** What a row imitates: a name, or an address where that is null. */
export interface ImitationTarget {
  name: string | null;
}

/** Which rows are shown: those that meet every condition that is set. */
export interface RowFilter {
  /** What was found: one of these; none: anything. */
  found: readonly FoundCode[];
  /** What the rows imitate; null: anything or nothing. */
  target: ImitationTarget | null;
  /** Ratings, 0 for rows that were not inspected; none: any. */
  ratings: readonly number[];
  /** Indexes into `CHECK_CODES`: every one of these checks warns or alerts. */
  checks: readonly number[];
  /** Indexes into `SCRIPTS`; none: any. */
  scripts: readonly number[];
  /** What the name holds. */
  search: NameSearch;
}

export const NO_FILTER: RowFilter = {
  found: [],
  target: null,
  ratings: [],
  checks: [],
  scripts: [],
  search: NO_SEARCH,
};

/** True when every row passes. */
export function isEmptyFilter({
  found,
  target,
  ratings,
  checks,
  scripts,
  search,
}: RowFilter): boolean {
  const conditions = [found, ratings, checks, scripts, search.text];
  return target === null && conditions.every(({ length }) => length === 0);
}

type RowTest = (columns: JudgedColumns, index: number) => boolean;

/** Tests rows of one chunk; null when none of them can pass. */
function createTargetTest(
  { name }: ImitationTarget,
  { targets, target }: JudgedColumns,
): ((index: number) => boolean) | null {
  const number = name === null ? 0 : targets.indexOf(name) + 1;
  if (name !== null && number === 0) return null;
  return (index) => target[index] === number;
}

function createColumnTest(filter: RowFilter): RowTest {
  const found = FOUND_CODES.reduce(
    (bits, code, index) => (filter.found.includes(code) ? bits | (1 << index) : bits),
    0,
  );
  const ratings = new Set(filter.ratings);
  const scripts = new Set(filter.scripts);
  const mask = filter.checks.reduce((bits, check) => bits | (1 << check), 0);
  return (columns, index) =>
    (found === 0 || (getFoundBits(columns, index) & found) !== 0) &&
    (ratings.size === 0 || ratings.has(columns.rating[index] as number)) &&
    (scripts.size === 0 || scripts.has(columns.script[index] as number)) &&
    ((columns.checkMask[index] as number) & mask) === mask;
}

/** Tests the rows of one chunk from `first` on, their names last; `take` gets the index of each that passes. */
export type ChunkFilter = (
  chunk: RowChunk,
  first: number,
  hasName: NameTest,
  take: (index: number) => void,
) => void;

/** A filter made ready to be run over many chunks, but for its search. */
export function createChunkFilter(filter: RowFilter): ChunkFilter {
  const passes = createColumnTest(filter);
  return ({ columns, ends }, first, hasName, take) => {
    const hasTarget = filter.target && createTargetTest(filter.target, columns);
    if (filter.target && !hasTarget) return;
    for (let index = first; index < ends.length; index += 1) {
      if (!passes(columns, index)) continue;
      if (hasTarget && !(isImitation(columns, index) && hasTarget(index))) continue;
      if (hasName(index)) take(index);
    }
  };
}
