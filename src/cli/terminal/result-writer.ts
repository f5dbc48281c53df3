import { formatSafeJson, formatSafeLine } from '../../display/safe-json.ts';
import type { CliIo, Output } from './cli-io.ts';
import { escapeRecord } from './escape-for-terminal.ts';
import { type ColorOptions, createStyles, createTable, type Row, type Styles } from './table.ts';

/** Formats a value as JSON without a line break. For a terminal, hidden and direction-changing characters become `\u` escapes. */
function formatEntry(isTerminal: boolean, value: unknown): string {
  return isTerminal ? formatSafeLine(value) : JSON.stringify(value);
}

/** Formats a value as indented JSON. For a terminal, it is escaped as in {@link formatEntry}. */
export function formatJson({ isTerminal }: Pick<Output, 'isTerminal'>, value: unknown): string {
  return `${isTerminal ? formatSafeJson(value) : JSON.stringify(value, null, 2)}\n`;
}

/** Machine-readable output formats. */
export type ResultFormat = 'jsonl' | 'json' | 'csv';

/** How results of one kind are written in each format. */
export interface ResultLayout<Result> {
  /** Titles of the table columns. */
  readonly titles: readonly string[];
  /** Returns the table rows of a result. */
  toRows(result: Result, styles: Styles): readonly Row[];
  /** CSV, if the results can be written as CSV. */
  readonly csv?: { readonly header: string; toRecords(result: Result): readonly string[] };
  /** Returns the JSON of a result. By default, the result itself. */
  toJson?(result: Result): unknown;
}

/** Text around and between the entries of a JSON array. */
const ARRAY = { start: '[\n', between: ',\n', end: '\n]\n', empty: '[]\n' };

/**
 * Formats results, without the header of CSV and the brackets of a JSON array.
 *
 * @param isEscaped whether hidden and direction-changing characters are escaped, for a terminal
 */
export function formatResults<Result>(
  results: readonly Result[],
  { csv, toJson = (result) => result }: Omit<ResultLayout<Result>, 'titles' | 'toRows'>,
  format: ResultFormat,
  isEscaped: boolean,
): string {
  if (format === 'csv') {
    const records = results.flatMap((result) => csv?.toRecords(result) ?? []);
    return (isEscaped ? records.map(escapeRecord) : records).join('');
  }
  const entries = results.map((result) => formatEntry(isEscaped, toJson(result)));
  return format === 'json' ? entries.join(ARRAY.between) : [...entries, ''].join('\n');
}

/** Writes results incrementally. */
export interface ResultWriter<Results> {
  write(results: Results): Promise<void>;
  /** Completes the output. Without results, writes an empty array or only the CSV header. */
  end(): Promise<void>;
}

/** Creates a writer of results that were formatted with {@link formatResults}. */
export function createFormattedWriter(
  output: Pick<Output, 'write'>,
  format: ResultFormat,
  { csv }: Pick<ResultLayout<never>, 'csv'>,
): ResultWriter<string | Uint8Array> {
  const header = format === 'csv' ? (csv?.header ?? '') : '';
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

/** Width of a terminal that does not tell its width. Elsewhere, the width is unlimited. */
const DEFAULT_WIDTH = 80;

/** Creates a writer of results in any format. */
export function createResultWriter<Result>(
  layout: ResultLayout<Result>,
  { format, color }: ColorOptions & { format: ResultFormat | 'table' },
  { output, env }: Pick<CliIo, 'output' | 'env'>,
  isEscaped = output.isTerminal,
): ResultWriter<readonly Result[]> {
  if (format === 'table') {
    const styles = createStyles(output, color, env);
    const { isTerminal, stream } = output;
    const width = isTerminal ? stream.columns || DEFAULT_WIDTH : Number.POSITIVE_INFINITY;
    const table = createTable(layout.titles, styles, width);
    return {
      write: (results) =>
        output.write(table.formatRows(results.flatMap((each) => layout.toRows(each, styles)))),
      end: async () => undefined,
    };
  }
  const writer = createFormattedWriter(output, format, layout);
  return {
    write: (results) => writer.write(formatResults(results, layout, format, isEscaped)),
    end: writer.end,
  };
}
