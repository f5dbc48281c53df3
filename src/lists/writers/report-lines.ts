import { checkAddress } from '../../addresses/check-address.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { formatHeadline, formatHeadlineParts } from '../../words/names/headline.ts';
import {
  describeAddress,
  getWorseRating,
  isAddressName,
  isDescribedByAddress,
  type RowAddress,
} from '../rows/address-column.ts';
import { BYTE_ORDER_MARK, escapeInvisible, formatCsvRecord } from './csv-cell.ts';

export type ExportFormat =
  | { kind: 'jsonl' }
  | {
      kind: 'csv';
      /** Whether the file starts with a {@link BYTE_ORDER_MARK}. */
      hasBom: boolean;
      /** Whether to add the column `name_escaped`, in which hidden characters are written as `\u{…}`. */
      hasEscapedColumn: boolean;
    };

/** Details of a row that its report does not contain. */
export interface RowDetails {
  /** The address of the row, or null if it has none. Undefined for a list without addresses. */
  address?: RowAddress | null;
  /** Cells with facts from the chain. Only CSV contains them. */
  onChain?: { readonly cells: readonly Cell[] };
}

type Cell = string | number | boolean | null;

/** Report of a row, with the verdict on its name and its address. */
type JudgedReport = Omit<ConsolidatedNameGuardReport, 'rating'> & { rating: number };

/** Cells of a report by column, in the order of the file. */
const COLUMNS: Readonly<Record<string, (report: JudgedReport) => Cell>> = {
  name: ({ name }) => name,
  rating: ({ rating }) => rating,
  title: ({ title }) => title,
  risk_count: ({ risk_count }) => risk_count,
  highest_risk: ({ highest_risk }) => highest_risk?.check ?? null,
  highest_risk_status: ({ highest_risk }) => highest_risk?.status ?? null,
  highest_risk_message: ({ highest_risk }) => highest_risk?.message ?? null,
  normalization: ({ normalization }) => normalization,
  inspected: ({ inspected }) => inspected,
  beautiful_name: ({ beautiful_name }) => beautiful_name,
  namehash: ({ namehash }) => namehash,
  imitates: ({ imitates }) => imitates?.name ?? null,
  imitates_kind: ({ imitates }) => imitates?.kind ?? null,
  imitates_status: ({ imitates }) => imitates?.status ?? null,
  known: ({ known }) => known?.name ?? null,
  // Always empty. Files keep the column so that columns after it do not move.
  given: () => null,
};

/** Columns of a list with addresses, after all others. */
const ADDRESS_COLUMNS = ['address', 'address_checksum', 'address_trust'];

/**
 * Returns the text before the first report: the CSV header, or nothing for JSON Lines.
 *
 * @param chainColumns columns of facts from the chain
 */
export function formatExportHead(
  format: ExportFormat,
  hasAddresses = false,
  chainColumns: readonly string[] = [],
): string {
  if (format.kind === 'jsonl') return '';
  const columns = [
    ...Object.keys(COLUMNS),
    ...(format.hasEscapedColumn ? ['name_escaped'] : []),
    ...(hasAddresses ? ADDRESS_COLUMNS : []),
    ...chainColumns,
  ];
  return (format.hasBom ? BYTE_ORDER_MARK : '') + formatCsvRecord(columns);
}

/**
 * Formats one report as a line: JSON in the documented shape, or a CSV record. The title of a CSV record is the
 * headline of the page. The title in the report says only how severe the findings are.
 */
export function formatExportLine(
  format: ExportFormat,
  report: ConsolidatedNameGuardReport,
  { address, onChain }: RowDetails = {},
): string {
  if (format.kind === 'jsonl') return `${JSON.stringify(report)}\n`;
  const judged = judgeRow(report, address);
  return formatCsvRecord([
    ...Object.values(COLUMNS).map((getCell) => getCell(judged)),
    ...(format.hasEscapedColumn ? [escapeInvisible(report.name)] : []),
    ...(address === undefined ? [] : formatAddress(address)),
    ...(onChain?.cells ?? []),
  ]);
}

/** Joins the verdicts on a name and on its address. The text of an address gets no verdict as a name. */
function judgeRow(
  report: ConsolidatedNameGuardReport,
  address: RowAddress | null | undefined,
): JudgedReport {
  const title = formatHeadline(report);
  if (!address) return { ...report, title };
  const isNameless = isAddressName(report.name);
  const name = isNameless
    ? { rating: RATING_PASS, risk_count: 0, highest_risk: null, imitates: null }
    : report;
  return {
    ...report,
    ...name,
    rating: getWorseRating(name.rating, address.finding),
    title: isDescribedByAddress(address, report.name, name.risk_count)
      ? formatHeadlineParts(describeAddress(address))
      : title,
  };
}

/** Findings of the comparison with the trusted addresses. */
const TRUST_FINDINGS: readonly string[] = ['poisoned', 'other_pin', 'similar', 'trusted'];

function formatAddress(address: RowAddress | null): (string | null)[] {
  if (address === null) return ADDRESS_COLUMNS.map(() => null);
  const { finding } = address;
  return [
    address.address,
    address.address === null ? 'invalid' : checkAddress(address.address),
    TRUST_FINDINGS.includes(finding) ? finding : null,
  ];
}
