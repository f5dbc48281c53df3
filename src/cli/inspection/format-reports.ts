import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatExportLine } from '../../lists/writers/report-lines.ts';
import { escapeRecord } from '../terminal/escape-for-terminal.ts';
import { formatEntry } from '../terminal/format-json.ts';
import { joinEntries, type ResultFormat } from '../writing/result-writer.ts';

/** How reports are written. */
export interface ReportsFormat {
  kind: ResultFormat;
  /** True where a person reads: what draws nothing is escaped. */
  isEscaped: boolean;
}

/** A header and records of CSV, as the page exports them. */
export const CSV_EXPORT = { kind: 'csv', hasBom: false, hasEscapedColumn: false } as const;

/** The entries of a result, without what comes before the first and after the last. */
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
  const line = formatExportLine(CSV_EXPORT, report, null);
  return isEscaped ? escapeRecord(line) : line;
}
