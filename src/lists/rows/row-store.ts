import type { BulkColumns } from '../../contract/bulk-columns.ts';
import { type AddressColumn, removeAddressVerdicts } from './address-column.ts';
import { getTextAt, type JoinedTexts, joinTexts } from './joined-texts.ts';
import type { JudgedColumns } from './judged-columns.ts';

/** Maximum number of rows in a chunk. A worker inspects one chunk per call. */
export const CHUNK_ROWS = 1000;

/** Names of up to {@link CHUNK_ROWS} rows, and their results. */
export interface RowChunk extends JoinedTexts {
  /** The arrays that the worker transferred, not copies. */
  columns: JudgedColumns;
  /** Addresses of the rows. Null if no row has one. */
  addresses: AddressColumn | null;
}

/** Names and their inspection results, in the order of the list. Duplicates are kept. */
export type RowStore = ReturnType<typeof createRowStore>;

/** Returns the index of the chunk that contains a row. */
export function getChunkIndex(row: number): number {
  return Math.floor(row / CHUNK_ROWS);
}

/** Returns the index of a row in its chunk. */
export function getIndexInChunk(row: number): number {
  return row % CHUNK_ROWS;
}

/** Returns the row at an index of a chunk. */
export function getRow(chunk: number, index: number): number {
  return chunk * CHUNK_ROWS + index;
}

/** Returns a function that reads one column of a row. The function returns undefined if the row does not exist yet. */
export function createColumnReader<Name extends keyof BulkColumns>(
  { chunks }: Pick<RowStore, 'chunks'>,
  name: Name,
): (row: number) => BulkColumns[Name][number] | undefined {
  return (row) => chunks[getChunkIndex(row)]?.columns[name][getIndexInChunk(row)];
}

/** Returns the name that row `at` imitates, or null if it imitates nothing or an address. */
export function getTargetInColumns(
  { target, targets }: Pick<JudgedColumns, 'target' | 'targets'>,
  at: number,
): string | null {
  return targets[(target[at] as number) - 1] ?? null;
}

/** Returns the title of the known name in row `at`. Returns null for other names, including watched names. */
export function getTitleInColumns(
  { title, titles }: Pick<JudgedColumns, 'title' | 'titles'>,
  at: number,
): string | null {
  return titles[(title[at] as number) - 1] ?? null;
}

function removeVerdicts(chunk: RowChunk): void {
  if (!chunk.addresses) return;
  removeAddressVerdicts(chunk.columns, chunk.addresses, (row) => getTextAt(chunk, row));
}

/** Creates an empty store. */
export function createRowStore() {
  const chunks: RowChunk[] = [];
  let length = 0;

  /** Throws a RangeError if the row does not exist. */
  function getChunk(row: number): RowChunk {
    const chunk = row < length ? chunks[getChunkIndex(row)] : undefined;
    if (!chunk) throw new RangeError(`No row ${row}.`);
    return chunk;
  }

  return {
    get length() {
      return length;
    },
    chunks: chunks as readonly RowChunk[],
    /** Appends one chunk of {@link CHUNK_ROWS} rows. Only the last chunk may have fewer. */
    append(
      names: readonly string[],
      columns: JudgedColumns,
      addresses: AddressColumn | null = null,
    ) {
      if (getIndexInChunk(length) !== 0 || names.length > CHUNK_ROWS) {
        throw new RangeError('Rows must be appended in whole chunks.');
      }
      if (names.length === 0) return;
      const chunk = { ...joinTexts(names), columns, addresses };
      removeVerdicts(chunk);
      chunks.push(chunk);
      length += names.length;
    },
    name: (row: number) => getTextAt(getChunk(row), getIndexInChunk(row)),
    /** Returns the columns that contain a row, and its index in them. */
    locate(row: number) {
      const { columns, addresses } = getChunk(row);
      return { columns, addresses, at: getIndexInChunk(row) };
    },
    /** Returns the name that a row imitates, or null if it imitates nothing or an address. */
    getTarget: (row: number) => getTargetInColumns(getChunk(row).columns, getIndexInChunk(row)),
    replaceColumns(index: number, columns: JudgedColumns) {
      const chunk = getChunk(getRow(index, 0));
      if (columns.rating.length !== chunk.ends.length) {
        throw new RangeError('The columns must have as many rows as the chunk.');
      }
      chunk.columns = columns;
      removeVerdicts(chunk);
    },
  };
}
