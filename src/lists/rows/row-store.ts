import { BULK_COLUMNS, type BulkColumns } from '../../contract/bulk-columns.ts';
import type { AddressColumn } from './address-column.ts';
import type { JudgedColumns } from './judged-columns.ts';
import { removeAddressVerdicts } from './rate-addresses.ts';

/** Maximum number of rows in a chunk. A worker inspects one chunk per call. */
export const CHUNK_ROWS = 1000;

/** Up to {@link CHUNK_ROWS} rows. */
export interface RowChunk {
  /** All names as one string, so that the garbage collector handles one object instead of a thousand. */
  text: string;
  /** Offset at which each name ends in `text`. A new array whenever a name changes. */
  ends: Uint32Array;
  /** The arrays that the worker transferred, not copies. */
  columns: JudgedColumns;
  /** Addresses of the rows. Null if no row has one. */
  addresses: AddressColumn | null;
}

/** A new name for a row. Its results are in row `at` of the columns passed with it. */
export interface NewName {
  row: number;
  name: string;
  at: number;
}

/** Names and their inspection results, in the order of the list. Duplicates are kept. */
export interface RowStore {
  readonly length: number;
  readonly chunks: readonly RowChunk[];
  /** Appends one chunk of {@link CHUNK_ROWS} rows. Only the last chunk may have fewer. */
  append(names: readonly string[], columns: JudgedColumns, addresses?: AddressColumn | null): void;
  /** Returns the name of a row. Throws a RangeError if the row does not exist. */
  name(row: number): string;
  names(from: number, to: number): string[];
  /** Returns the columns that contain a row, and its index in them. Throws a RangeError if the row does not exist. */
  locate(row: number): { columns: JudgedColumns; addresses: AddressColumn | null; at: number };
  /** Returns the name that a row imitates, or null if it imitates nothing or an address. */
  getTarget(row: number): string | null;
  /** Replaces the names and results of rows that are all in one chunk. */
  replace(names: readonly NewName[], columns: JudgedColumns): void;
  /** Replaces the results of all rows of a chunk. */
  replaceColumns(chunk: number, columns: JudgedColumns): void;
}

function joinNames(names: readonly string[]): Pick<RowChunk, 'text' | 'ends'> {
  const ends = new Uint32Array(names.length);
  let end = 0;
  for (const [index, name] of names.entries()) {
    end += name.length;
    ends[index] = end;
  }
  return { text: names.join(''), ends };
}

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

/** Returns the name at an index of a chunk. */
export function getNameInChunk(
  { text, ends }: Pick<RowChunk, 'text' | 'ends'>,
  index: number,
): string {
  return text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
}

/** Lists the names of a chunk. */
export function listNamesInChunk(chunk: RowChunk): string[] {
  return Array.from(chunk.ends, (_, index) => getNameInChunk(chunk, index));
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

/** Returns the index of a text in `texts` plus 1, or 0 for null. Appends the text if `texts` does not contain it. */
function getNumber(texts: string[], text: string | null): number {
  if (text === null) return 0;
  const index = texts.indexOf(text);
  return index < 0 ? texts.push(text) : index + 1;
}

/** Copies row `from` of every column over row `to`. */
function copyRow(source: JudgedColumns, from: number, target: JudgedColumns, to: number): void {
  for (const [name, { width }] of Object.entries(BULK_COLUMNS)) {
    const column = name as keyof BulkColumns;
    const values = source[column].subarray(from * width, (from + 1) * width);
    target[column].set(values as never, to * width);
  }
  // Each set of columns numbers its targets and titles independently.
  target.target[to] = getNumber(target.targets, getTargetInColumns(source, from));
  target.title[to] = getNumber(target.titles, getTitleInColumns(source, from));
}

function removeVerdicts(chunk: RowChunk): void {
  if (!chunk.addresses) return;
  removeAddressVerdicts(chunk.columns, chunk.addresses, (row) => getNameInChunk(chunk, row));
}

/** Creates an empty store. */
export function createRowStore(): RowStore {
  const chunks: RowChunk[] = [];
  let length = 0;

  function getChunk(row: number): RowChunk {
    const chunk = row < length ? chunks[getChunkIndex(row)] : undefined;
    if (!chunk) throw new RangeError(`No row ${row}.`);
    return chunk;
  }

  return {
    get length() {
      return length;
    },
    chunks,
    append(names, columns, addresses = null) {
      if (getIndexInChunk(length) !== 0 || names.length > CHUNK_ROWS) {
        throw new RangeError('Rows must be appended in whole chunks.');
      }
      if (names.length === 0) return;
      const chunk = { ...joinNames(names), columns, addresses };
      removeVerdicts(chunk);
      chunks.push(chunk);
      length += names.length;
    },
    name: (row) => getNameInChunk(getChunk(row), getIndexInChunk(row)),
    names(from, to) {
      const names: string[] = [];
      for (let row = from; row < Math.min(to, length); row += 1) names.push(this.name(row));
      return names;
    },
    locate(row) {
      const { columns, addresses } = getChunk(row);
      return { columns, addresses, at: getIndexInChunk(row) };
    },
    getTarget: (row) => getTargetInColumns(getChunk(row).columns, getIndexInChunk(row)),
    replace(names, columns) {
      const [chunk, ...others] = new Set(names.map(({ row }) => getChunk(row)));
      if (others.length > 0) throw new RangeError('All replaced rows must be in the same chunk.');
      if (!chunk) return;
      const texts = listNamesInChunk(chunk);
      if (chunk.addresses) chunk.columns.rating.set(chunk.addresses.nameRatings);
      for (const { row, name, at } of names) {
        texts[getIndexInChunk(row)] = name;
        copyRow(columns, at, chunk.columns, getIndexInChunk(row));
      }
      Object.assign(chunk, joinNames(texts));
      removeVerdicts(chunk);
      // The revision of a chunk is that of its oldest row.
      chunk.columns.revision = Math.min(chunk.columns.revision, columns.revision);
    },
    replaceColumns(index, columns) {
      const chunk = getChunk(getRow(index, 0));
      if (columns.rating.length !== chunk.ends.length) {
        throw new RangeError('The columns must have as many rows as the chunk.');
      }
      chunk.columns = columns;
      removeVerdicts(chunk);
    },
  };
}
