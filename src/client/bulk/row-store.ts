import type { BulkColumns } from '../../contract/bulk-columns.ts';

/** Names that are sent to a worker at once, and kept together. */
export const CHUNK_ROWS = 1000;

/**
 * A thousand rows. The names are one string, cut at `ends`: beside its characters a name costs
 * four bytes, and the collector sees one object instead of a thousand. The columns are what the
 * worker transferred, never copied.
 */
export interface RowChunk {
  text: string;
  ends: Uint32Array;
  columns: BulkColumns;
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
  append(names: readonly string[], columns: BulkColumns): void;
  /** Name of a row; throws a RangeError beyond the end. */
  name(row: number): string;
  names(from: number, to: number): string[];
  /** Verdict of a row: row `at` of these columns; throws a RangeError beyond the end. */
  verdict(row: number): { columns: BulkColumns; at: number };
  /** Puts other names and verdicts in the place of rows of one chunk. */
  replace(names: readonly NewName[], columns: BulkColumns): void;
}

function joined(names: readonly string[]): Pick<RowChunk, 'text' | 'ends'> {
  const ends = new Uint32Array(names.length);
  let end = 0;
  for (const [index, name] of names.entries()) {
    end += name.length;
    ends[index] = end;
  }
  return { text: names.join(''), ends };
}

/** Name `index` of a chunk. */
export function nameInChunk(
  { text, ends }: Pick<RowChunk, 'text' | 'ends'>,
  index: number,
): string {
  return text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
}

/** All names of a chunk. */
export function namesOf(chunk: RowChunk): string[] {
  return Array.from(chunk.ends, (_, index) => nameInChunk(chunk, index));
}

/** Copies row `from` of every column over row `to`. */
function copyRow(source: BulkColumns, from: number, target: BulkColumns, to: number): void {
  for (const [field, column] of Object.entries(target)) {
    const width = column.length / target.rating.length;
    const values = source[field as keyof BulkColumns].subarray(from * width, (from + 1) * width);
    column.set(values as never, to * width);
  }
}

/** An empty store. */
export function createRowStore(): RowStore {
  const chunks: RowChunk[] = [];
  let length = 0;

  function chunkOf(row: number): RowChunk {
    const chunk = row < length ? chunks[Math.floor(row / CHUNK_ROWS)] : undefined;
    if (!chunk) throw new RangeError(`No row ${row}.`);
    return chunk;
  }

  return {
    get length() {
      return length;
    },
    chunks,
    append(names, columns) {
      if (length % CHUNK_ROWS !== 0 || names.length > CHUNK_ROWS) {
        throw new RangeError('Rows come in whole chunks.');
      }
      if (names.length === 0) return;
      chunks.push({ ...joined(names), columns });
      length += names.length;
    },
    name: (row) => nameInChunk(chunkOf(row), row % CHUNK_ROWS),
    names(from, to) {
      const names: string[] = [];
      for (let row = from; row < Math.min(to, length); row += 1) names.push(this.name(row));
      return names;
    },
    verdict: (row) => ({ columns: chunkOf(row).columns, at: row % CHUNK_ROWS }),
    replace(names, columns) {
      const [chunk, ...others] = new Set(names.map(({ row }) => chunkOf(row)));
      if (others.length > 0) throw new RangeError('Rows are replaced chunk by chunk.');
      if (!chunk) return;
      const texts = namesOf(chunk);
      for (const { row, name, at } of names) {
        texts[row % CHUNK_ROWS] = name;
        copyRow(columns, at, chunk.columns, row % CHUNK_ROWS);
      }
      Object.assign(chunk, joined(texts));
    },
  };
}
