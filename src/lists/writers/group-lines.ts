import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatHeadline } from '../../words/names/headline.ts';
import { BYTE_ORDER_MARK, escapeInvisible, formatCsvRecord } from './csv-cell.ts';
import type { ExportFormat } from './report-lines.ts';

/** Group that a name is listed in. */
export interface NameGroup {
  /** Number of the group in the file, from 1. */
  group: number;
  /**
   * Why the names are in one group: they look `identical`, look `almost_identical` (without accents and other marks,
   * or as an imitation and the imitated name do), or imitate the same name or an address (`same_target`).
   */
  grouped_by: 'identical' | 'almost_identical' | 'same_target';
}

/** Values of a line by column, in the order of the file. */
const COLUMNS = {
  group: ({ group }) => group,
  grouped_by: ({ grouped_by }) => grouped_by,
  name: (_, { name }) => name,
  // Null if the name imitates nothing, or imitates an address.
  imitates: (_, { imitates }) => imitates?.name ?? null,
  kind: (_, { imitates }) => imitates?.kind ?? null,
  status: (_, { imitates }) => imitates?.status ?? null,
  evidence: (_, { imitates }) => imitates?.evidence ?? null,
  rating: (_, { rating }) => rating,
  // Headline that the page shows.
  title: (_, report) => formatHeadline(report),
} satisfies Record<
  string,
  (group: NameGroup, report: ConsolidatedNameGuardReport) => string | number | null
>;

/** Returns the text before the first name: the CSV header, or nothing for JSON Lines. */
export function formatGroupHead(format: ExportFormat): string {
  if (format.kind === 'jsonl') return '';
  const columns = [...Object.keys(COLUMNS), ...(format.hasEscapedColumn ? ['name_escaped'] : [])];
  return (format.hasBom ? BYTE_ORDER_MARK : '') + formatCsvRecord(columns);
}

/** Formats one name of a group as a line: a JSON object or a CSV record with the same keys. */
export function formatGroupLine(
  format: ExportFormat,
  group: NameGroup,
  report: ConsolidatedNameGuardReport,
): string {
  const cells = Object.entries(COLUMNS).map(
    ([column, getCell]) => [column, getCell(group, report)] as const,
  );
  if (format.kind === 'jsonl') return `${JSON.stringify(Object.fromEntries(cells))}\n`;
  const record = cells.map(([, cell]) => cell);
  return formatCsvRecord(
    format.hasEscapedColumn ? [...record, escapeInvisible(report.name)] : record,
  );
}
