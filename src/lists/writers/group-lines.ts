import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatHeadline } from '../../words/names/headline.ts';
import { BYTE_ORDER_MARK, escapeInvisible, formatCsvRecord } from './csv-cell.ts';
import type { ExportFormat } from './report-lines.ts';

/** Group that a name is listed in. */
export interface NameGroup {
  /** Number of the group in the file, from 1. */
  group: number;
  /**
   * Why the names are in one group: they look `identical`, look `almost_identical` (without accents and other marks),
   * or
   * imitate the same name or an address (`same_target`).
   */
  grouped_by: 'identical' | 'almost_identical' | 'same_target';
}

/** Creates the line of a name. Its keys are the columns of a CSV file, in this order. */
function createLine({ group, grouped_by }: NameGroup, report: ConsolidatedNameGuardReport) {
  const { name, rating, imitates } = report;
  return {
    group,
    grouped_by,
    name,
    // Null if the name imitates nothing, or imitates an address.
    imitates: imitates?.name ?? null,
    kind: imitates?.kind ?? null,
    status: imitates?.status ?? null,
    evidence: imitates?.evidence ?? null,
    rating,
    // Headline that the page shows.
    title: formatHeadline(report),
  };
}

const COLUMNS: readonly (keyof ReturnType<typeof createLine>)[] = [
  'group',
  'grouped_by',
  'name',
  'imitates',
  'kind',
  'status',
  'evidence',
  'rating',
  'title',
];

/** Returns the text before the first name: the CSV header, or nothing for JSON Lines. */
export function formatGroupHead(format: ExportFormat): string {
  if (format.kind === 'jsonl') return '';
  const columns = format.hasEscapedColumn ? [...COLUMNS, 'name_escaped'] : COLUMNS;
  return (format.hasBom ? BYTE_ORDER_MARK : '') + formatCsvRecord(columns);
}

/** Formats one name of a group as a line: a JSON object or a CSV record with the same keys. */
export function formatGroupLine(
  format: ExportFormat,
  group: NameGroup,
  report: ConsolidatedNameGuardReport,
): string {
  const line = createLine(group, report);
  if (format.kind === 'jsonl') return `${JSON.stringify(line)}\n`;
  const record = COLUMNS.map((column) => line[column]);
  return formatCsvRecord(
    format.hasEscapedColumn ? [...record, escapeInvisible(report.name)] : record,
  );
}
