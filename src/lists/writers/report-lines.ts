import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatHeadline } from '../../display/format-headline.ts';
import { BYTE_ORDER_MARK } from './byte-order-mark.ts';
import { formatCsvRecord } from './csv-cell.ts';
import { escapeInvisible } from './escape-invisible.ts';

export type ExportFormat =
  | { kind: 'jsonl' }
  | {
      kind: 'csv';
      /** Whether the file starts with a {@link BYTE_ORDER_MARK}. */
      hasBom: boolean;
      /** Whether to add the column `name_escaped`, in which hidden characters are written as `\u{…}`. */
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

/** Returns the text before the first report: the CSV header, or nothing for JSON Lines. */
export function formatExportHead(format: ExportFormat): string {
  if (format.kind === 'jsonl') return '';
  const columns = format.hasEscapedColumn ? [...COLUMNS, 'name_escaped'] : COLUMNS;
  return (format.hasBom ? BYTE_ORDER_MARK : '') + formatCsvRecord(columns);
}

/**
 * Formats one report as a line: JSON in the documented shape, or a CSV record. The title of a CSV record is the headline
 * that the page shows, because the title in the report says only how severe the findings are.
 *
 * @param given the original line of the list if labels were resolved in it, otherwise null
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
    formatHeadline(report),
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
