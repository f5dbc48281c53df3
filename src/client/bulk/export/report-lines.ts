import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { formatCsvRecord } from './csv-cell.ts';
import { escapeInvisible } from './escape-invisible.ts';

export type ExportFormat =
  | { kind: 'jsonl' }
  | {
      kind: 'csv';
      /** Start with a byte order mark, by which some spreadsheets know UTF-8. */
      mark: boolean;
      /** Add a column in which characters that cannot be seen are written `\u{…}`. */
      escaped: boolean;
    };

/** What is known of a row beside its report. */
export interface RowNotes {
  /** The line as given, where labels were resolved in it. */
  given: string | null;
  /** The watched name that it imitates. */
  imitates: string | null;
}

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
  'given',
];

/** What comes before the first report. */
export function formatExportHead(format: ExportFormat): string {
  if (format.kind === 'jsonl') return '';
  const columns = format.escaped ? [...COLUMNS, 'name_escaped'] : COLUMNS;
  return (format.mark ? '\ufeff' : '') + formatCsvRecord(columns);
}

/** One report as a line: JSON in the documented shape and nothing else, or a CSV record. */
export function formatExportLine(
  format: ExportFormat,
  report: ConsolidatedNameGuardReport,
  { given, imitates }: RowNotes,
): string {
  if (format.kind === 'jsonl') return `${JSON.stringify(report)}\n`;
  const { highest_risk: risk } = report;
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
    imitates,
    given,
  ];
  return formatCsvRecord(format.escaped ? [...record, escapeInvisible(report.name)] : record);
}
