import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatCsvRecord } from '../../lists/writers/csv-cell.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import {
  ON_CHAIN_COLUMNS,
  toOnChainCells,
  toOnChainJson,
} from '../../lists/writers/on-chain-columns.ts';
import { formatExportHead, formatExportLine } from '../../lists/writers/report-lines.ts';
import { summarizeOnChain } from '../../words/chain/name-on-chain-words.ts';
import { formatChainWords } from '../chain/format-chain-words.ts';
import { NO_MOMENT } from '../chain/found-name.ts';
import type { ListFormat } from '../options/list-options.ts';
import type { ColorOptions } from '../options/shared-options.ts';
import type { Output } from '../process/output.ts';
import { escapeRecord } from '../terminal/escape-for-terminal.ts';
import { formatEntry } from '../terminal/format-json.ts';
import { createStyles } from '../terminal/styles.ts';
import { createTable } from '../terminal/table.ts';
import { getTableWidth } from '../terminal/terminal-width.ts';
import { createResultWriter, joinEntries, type ResultFormat } from '../writing/result-writer.ts';
import { CSV_EXPORT } from './format-reports.ts';
import { formatRow } from './inspect-as-table.ts';

/** A report with the facts of the same name. */
export interface InspectedName {
  readonly report: ConsolidatedNameGuardReport;
  readonly found: FoundName;
}

/** Writes reports with facts from the chain. */
interface FactsWriter {
  write(names: readonly InspectedName[]): Promise<void>;
  /** Completes the output. */
  end(): Promise<void>;
}

/** Creates a writer for any output format. */
export function createFactsWriter(
  { format, color }: ColorOptions & { format: ListFormat },
  output: Output,
): FactsWriter {
  if (format === 'table') return createTableWriter(color, output);
  const writer = createResultWriter(
    output,
    format,
    joinRecords(formatExportHead(CSV_EXPORT), ON_CHAIN_COLUMNS),
  );
  return {
    write: (names) => writer.write(formatEntries(names, format, output.isTerminal)),
    end: writer.end,
  };
}

function formatEntries(
  names: readonly InspectedName[],
  format: ResultFormat,
  isEscaped: boolean,
): string {
  if (format === 'csv') {
    return names
      .map(({ report, found }) =>
        joinRecords(formatExportLine(CSV_EXPORT, report, { given: null }), toOnChainCells(found)),
      )
      .map((record) => (isEscaped ? escapeRecord(record) : record))
      .join('');
  }
  const entries = names.map(({ report, found }) =>
    formatEntry(isEscaped, { ...report, on_chain: toOnChainJson(found) }),
  );
  return joinEntries(format, entries);
}

/** Appends cells to a CSV record. */
function joinRecords(record: string, cells: Parameters<typeof formatCsvRecord>[0]): string {
  return `${record.replace(/\r\n$/u, '')},${formatCsvRecord(cells)}`;
}

const COLUMNS = [
  { title: 'verdict' },
  { title: 'name' },
  { title: 'finding' },
  { title: 'on chain' },
  { title: 'evidence', isCut: true },
];

function createTableWriter(color: boolean | undefined, output: Output): FactsWriter {
  const styles = createStyles(output, color, process.env);
  const table = createTable(COLUMNS, styles, getTableWidth(output));
  return {
    async write(names) {
      const rows = names.map(({ report, found }) => {
        const [verdict, name, finding, evidence] = formatRow(report, styles);
        return [verdict, name, finding, describeFound(found), evidence];
      });
      await output.write(table.formatRows(rows));
    },
    end: async () => undefined,
  };
}

function describeFound({ facts, moment }: FoundName): string {
  return formatChainWords(summarizeOnChain(facts, moment ?? NO_MOMENT).parts);
}
