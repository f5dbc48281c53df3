import type { Output } from '../output.ts';

/** What programs read. */
export type ResultFormat = 'jsonl' | 'json' | 'csv';

/** What comes before and after the entries of a JSON array, and between two. */
const ARRAY = { start: '[\n', between: ',\n', end: '\n]\n', empty: '[]\n' };

/** Entries as one text: lines, or elements of an array that goes on. */
export function joinEntries(
  format: Exclude<ResultFormat, 'csv'>,
  entries: readonly string[],
): string {
  return format === 'json' ? entries.join(ARRAY.between) : [...entries, ''].join('\n');
}

/** Writes a result bit by bit. */
export interface ResultWriter {
  /** Entries in the format, as {@link joinEntries} puts them together. */
  write(entries: string | Uint8Array): Promise<void>;
  /** What makes the result whole, whatever was written. */
  end(): Promise<void>;
}

/** @param csvHead the first line, where the format is CSV */
export function createResultWriter(
  output: Pick<Output, 'write'>,
  format: ResultFormat,
  csvHead: string,
): ResultWriter {
  const head = format === 'csv' ? csvHead : '';
  const { start, between, end, empty } =
    format === 'json' ? ARRAY : { start: head, between: '', end: '', empty: head };
  let hasEntries = false;
  return {
    async write(entries) {
      const before = hasEntries ? between : start;
      hasEntries = true;
      if (before !== '') await output.write(before);
      await output.write(entries);
    },
    end: () => output.write(hasEntries ? end : empty),
  };
}
