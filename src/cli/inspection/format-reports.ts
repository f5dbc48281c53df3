import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatExportLine } from '../../lists/writers/report-lines.ts';
import { escapeRecord } from '../terminal/escape-for-terminal.ts';
import { formatEntry } from '../terminal/format-json.ts';
import { joinEntries, type ResultFormat } from '../writing/result-writer.ts';

/** Format of written reports. */
export interface ReportsFormat {
  kind: ResultFormat;
  /** Whether hidden and direction-changing characters are escaped, for a terminal. */
  isEscaped: boolean;
}

/** CSV with the columns of the page's export. */
export const CSV_EXPORT = { kind: 'csv', hasBom: false, hasEscapedColumn: false } as const;

/** Formats a batch of reports, without the header of CSV and the brackets of a JSON array. */
export function formatReports(
  reports: readonly ConsolidatedNameGuardReport[],
  { kind, isEscaped }: ReportsFormat,
): string {
  if (kind === 'csv') return reports.map((report) => formatCsvLine(report, isEscaped)).join('');
  return joinEntries(
    kind,
    reports.map((report) => formatEntry(isEscaped, report)),
  );
}

function formatCsvLine(report: ConsolidatedNameGuardReport, isEscaped: boolean): string {
  const line = formatExportLine(CSV_EXPORT, report, { given: null });
  return isEscaped ? escapeRecord(line) : line;
}
