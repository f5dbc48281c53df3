import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { BYTE_ORDER_MARK } from './byte-order-mark.ts';
import { formatCsvRecord } from './csv-cell.ts';
import { escapeInvisible } from './escape-invisible.ts';

export type ExportFormat =
  | { kind: 'jsonl' }
  | {
      kind: 'csv';
      /** Start with a byte order mark, by which some spreadsheets know UTF-8. */
      hasBom: boolean;
      /** Add a column in which characters that cannot be seen are written `\u{…}`. */
      hasEscapedColumn: boolean;
    };

const COLUMNS = [
  'name',
  'rating',
  'title',
  'risk_count',
  'highest_risk',
  'highest_risk_status',
  'highest_risk_message',
  'normalization',
  'inspected',
  'beautiful_name',
  'namehash',
  'imitates',
  'imitates_kind',
  'imitates_status',
  'known',
  'given',
];

/** What comes before the first report. */
export function formatExportHead(format: ExportFormat): string {
  if (format.kind === 'jsonl') return '';
  const columns = format.hasEscapedColumn ? [...COLUMNS, 'name_escaped'] : COLUMNS;
  return (format.hasBom ? BYTE_ORDER_MARK : '') + formatCsvRecord(columns);
}

/**
 * One report as a line: JSON in the documented shape and nothing else, or a CSV record.
 *
 * @param given the line as it is in the list, where labels were resolved in it
 */
export function formatExportLine(
  format: ExportFormat,
  report: ConsolidatedNameGuardReport,
  given: string | null,
): string {
  if (format.kind === 'jsonl') return `${JSON.stringify(report)}\n`;
  const { highest_risk: risk, imitates, known } = report;
  const record = [
    report.name,
    report.rating,
    report.title,
    report.risk_count,
    risk?.check ?? null,
    risk?.status ?? null,
    risk?.message ?? null,
    report.normalization,
    report.inspected,
    report.beautiful_name,
    report.namehash,
    imitates?.name ?? null,
    imitates?.kind ?? null,
    imitates?.status ?? null,
    known?.name ?? null,
    given,
  ];
  return formatCsvRecord(
    format.hasEscapedColumn ? [...record, escapeInvisible(report.name)] : record,
  );
}
