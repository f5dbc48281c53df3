import type { BulkColumns } from '../../contract/bulk-columns.ts';
import { getNameInChunk, type RowChunk } from './row-store.ts';

/** Which rows are shown: those that meet every condition that is set. */
export interface RowFilter {
  /** Ratings, 0 for rows that were not inspected; none: any. */
  ratings: readonly number[];
  /** Indexes into `CHECK_CODES`: every one of these checks warns or alerts. */
  checks: readonly number[];
  /** Indexes into `SCRIPTS`; none: any. */
  scripts: readonly number[];
  /** Text that the name holds, capitals and small letters alike. */
  search: string;
}

export const NO_FILTER: RowFilter = { ratings: [], checks: [], scripts: [], search: '' };

/** True when every row passes. */
export function isOpen({ ratings, checks, scripts, search }: RowFilter): boolean {
  return ratings.length + checks.length + scripts.length + search.length === 0;
}

type RowTest = (columns: BulkColumns, index: number) => boolean;

function createColumnTest(filter: RowFilter): RowTest {
  const ratings = new Set(filter.ratings);
  const scripts = new Set(filter.scripts);
  const mask = filter.checks.reduce((bits, check) => bits | (1 << check), 0);
  return (columns, index) =>
    (ratings.size === 0 || ratings.has(columns.rating[index] as number)) &&
    (scripts.size === 0 || scripts.has(columns.script[index] as number)) &&
    ((columns.checkMask[index] as number) & mask) === mask;
}

/** Tests the rows of one chunk from `first` on; `take` gets the index of each that passes. */
export type ChunkFilter = (chunk: RowChunk, first: number, take: (index: number) => void) => void;

/** Without capitals. A small sigma has two forms, and which one `toLowerCase` takes depends on what follows. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** A filter made ready to be run over many chunks. */
export function createChunkFilter(filter: RowFilter): ChunkFilter {
  const passes = createColumnTest(filter);
  const search = foldCase(filter.search);
  return (chunk, first, take) => {
    // Most chunks do not hold the text at all: one look instead of a thousand.
    if (search !== '' && !foldCase(chunk.text).includes(search)) return;
    for (let index = first; index < chunk.ends.length; index += 1) {
      if (!passes(chunk.columns, index)) continue;
      if (search === '' || foldCase(getNameInChunk(chunk, index)).includes(search)) take(index);
    }
  };
}
