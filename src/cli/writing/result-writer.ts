import type { Output } from '../process/output.ts';

/** Machine-readable output formats. */
export type ResultFormat = 'jsonl' | 'json' | 'csv';

/** Text around and between the entries of a JSON array. */
const ARRAY = { start: '[\n', between: ',\n', end: '\n]\n', empty: '[]\n' };

/** Joins JSON entries: as lines, or as elements of an array without its brackets. */
export function joinEntries(
  format: Exclude<ResultFormat, 'csv'>,
  entries: readonly string[],
): string {
  return format === 'json' ? entries.join(ARRAY.between) : [...entries, ''].join('\n');
}

/** Writes results incrementally. */
export interface ResultWriter {
  /** Writes entries that were joined with {@link joinEntries}, or CSV records. */
  write(entries: string | Uint8Array): Promise<void>;
  /** Completes the output. Without entries, writes an empty array or only the CSV header. */
  end(): Promise<void>;
}

/**
 * Creates a writer for one result.
 *
 * @param csvHeader header line, used only for CSV
 */
export function createResultWriter(
  output: Pick<Output, 'write'>,
  format: ResultFormat,
  csvHeader: string,
): ResultWriter {
  const header = format === 'csv' ? csvHeader : '';
  const { start, between, end, empty } =
    format === 'json' ? ARRAY : { start: header, between: '', end: '', empty: header };
  let hasEntries = false;
  return {
    async write(entries) {
      const separator = hasEntries ? between : start;
      hasEntries = true;
      if (separator !== '') await output.write(separator);
      await output.write(entries);
    },
    end: () => output.write(hasEntries ? end : empty),
  };
}
