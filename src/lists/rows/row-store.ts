import { BULK_COLUMNS, type BulkColumns } from '../../contract/bulk-columns.ts';
import type { JudgedColumns } from './judged-columns.ts';

/** Names that are sent to a worker at once, and kept together. */
export const CHUNK_ROWS = 1000;

/**
 * A thousand rows. The names are one string, cut at `ends`: beside its characters a name costs
 * four bytes, and the collector sees one object instead of a thousand. Its `ends` are another array
 * whenever a name changed. The columns are what the worker transferred, never copied.
 */
export interface RowChunk {
  text: string;
  ends: Uint32Array;
  columns: JudgedColumns;
}

/** Another name for a row, whose verdict is row `at` of the columns it comes with. */
export interface NewName {
  row: number;
  name: string;
  at: number;
}

/** Names with their verdicts, in the order of the list, duplicates kept. */
export interface RowStore {
  readonly length: number;
  readonly chunks: readonly RowChunk[];
  /** Adds up to `CHUNK_ROWS` rows; only the last addition may have fewer. */
  append(names: readonly string[], columns: JudgedColumns): void;
  /** Name of a row; throws a RangeError beyond the end. */
  name(row: number): string;
  names(from: number, to: number): string[];
  /** Verdict of a row: row `at` of these columns; throws a RangeError beyond the end. */
  locate(row: number): { columns: JudgedColumns; at: number };
  /** The name that a row imitates; null where there is none, as for an address. */
  getTarget(row: number): string | null;
  /** Puts other names and verdicts in the place of rows of one chunk. */
  replace(names: readonly NewName[], columns: JudgedColumns): void;
  /** Puts other verdicts in the place of those of a chunk. */
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

/** The chunk that a row is in. */
export function getChunkIndex(row: number): number {
  return Math.floor(row / CHUNK_ROWS);
}

/** Where in its chunk a row is. */
export function getIndexInChunk(row: number): number {
  return row % CHUNK_ROWS;
}

/** The row at a place in a chunk. */
export function getRow(chunk: number, place: number): number {
  return chunk * CHUNK_ROWS + place;
}

/** Reads one column of the rows that the store has by then; undefined beyond the last. */
export function createColumnReader<Name extends keyof BulkColumns>(
  { chunks }: Pick<RowStore, 'chunks'>,
  name: Name,
): (row: number) => BulkColumns[Name][number] | undefined {
  return (row) => chunks[getChunkIndex(row)]?.columns[name][getIndexInChunk(row)];
}

/** Name `index` of a chunk. */
export function getNameInChunk(
  { text, ends }: Pick<RowChunk, 'text' | 'ends'>,
  index: number,
): string {
  return text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
}

/** All names of a chunk. */
export function listNamesInChunk(chunk: RowChunk): string[] {
  return Array.from(chunk.ends, (_, index) => getNameInChunk(chunk, index));
}

/** The name that row `at` of columns imitates; null where there is none, as for an address. */
export function getTargetInColumns(
  { target, targets }: Pick<JudgedColumns, 'target' | 'targets'>,
  at: number,
): string | null {
  return targets[(target[at] as number) - 1] ?? null;
}

/** The title of the known name that row `at` of columns is; null for any other row, and for a name of the watchlist. */
export function getTitleInColumns(
  { title, titles }: Pick<JudgedColumns, 'title' | 'titles'>,
  at: number,
): string | null {
  return titles[(title[at] as number) - 1] ?? null;
}

/** The number of a text among those that columns refer to, where it is added when it is not there. */
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
  // Columns number what they refer to each for themselves.
  target.target[to] = getNumber(target.targets, getTargetInColumns(source, from));
  target.title[to] = getNumber(target.titles, getTitleInColumns(source, from));
}

/** An empty store. */
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
    append(names, columns) {
      if (getIndexInChunk(length) !== 0 || names.length > CHUNK_ROWS) {
        throw new RangeError('Rows come in whole chunks.');
      }
      if (names.length === 0) return;
      chunks.push({ ...joinNames(names), columns });
      length += names.length;
    },
    name: (row) => getNameInChunk(getChunk(row), getIndexInChunk(row)),
    names(from, to) {
      const names: string[] = [];
      for (let row = from; row < Math.min(to, length); row += 1) names.push(this.name(row));
      return names;
    },
    locate: (row) => ({ columns: getChunk(row).columns, at: getIndexInChunk(row) }),
    getTarget: (row) => getTargetInColumns(getChunk(row).columns, getIndexInChunk(row)),
    replace(names, columns) {
      const [chunk, ...others] = new Set(names.map(({ row }) => getChunk(row)));
      if (others.length > 0) throw new RangeError('Rows are replaced chunk by chunk.');
      if (!chunk) return;
      const texts = listNamesInChunk(chunk);
      for (const { row, name, at } of names) {
        texts[getIndexInChunk(row)] = name;
        copyRow(columns, at, chunk.columns, getIndexInChunk(row));
      }
      Object.assign(chunk, joinNames(texts));
      // The other rows of the chunk are as old as they were.
      chunk.columns.revision = Math.min(chunk.columns.revision, columns.revision);
    },
    replaceColumns(index, columns) {
      const chunk = getChunk(getRow(index, 0));
      if (columns.rating.length !== chunk.ends.length) {
        throw new RangeError('Verdicts are replaced for whole chunks.');
      }
      chunk.columns = columns;
    },
  };
}
