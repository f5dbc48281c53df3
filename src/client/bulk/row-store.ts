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

/** Names with their verdicts, in the order of the list, duplicates kept. */
export interface RowStore {
  readonly length: number;
  readonly chunks: readonly RowChunk[];
  /** Adds up to `CHUNK_ROWS` rows; only the last addition may have fewer. */
  append(names: readonly string[], columns: BulkColumns): void;
  /** Name of a row; throws a RangeError beyond the end. */
  name(row: number): string;
  names(from: number, to: number): string[];
  /** Puts another name and verdict in a row's place: row `at` of `columns`. */
  replace(row: number, name: string, columns: BulkColumns, at: number): void;
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
    replace(row, name, columns, at) {
      const chunk = chunkOf(row);
      const { text, ends } = chunk;
      const index = row % CHUNK_ROWS;
      const start = index === 0 ? 0 : (ends[index - 1] as number);
      const end = ends[index] as number;
      chunk.text = text.slice(0, start) + name + text.slice(end);
      for (let later = index; later < ends.length; later += 1) {
        ends[later] = (ends[later] as number) + start + name.length - end;
      }
      copyRow(columns, at, chunk.columns, index);
    },
  };
}
