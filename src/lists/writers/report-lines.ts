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
    ...COLUMNS,
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
  const { title, rating, risk_count, highest_risk: risk, imitates } = judgeRow(report, address);
  const record = [
    report.name,
    rating,
    title,
    risk_count,
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
    report.known?.name ?? null,
    // Always empty. Files keep the column so that columns after it do not move.
    null,
  ];
  return formatCsvRecord([
    ...record,
    ...(format.hasEscapedColumn ? [escapeInvisible(report.name)] : []),
    ...(address === undefined ? [] : formatAddress(address)),
    ...(onChain?.cells ?? []),
  ]);
}

/** Verdict of a row on its name and its address. */
interface RowVerdict
  extends Pick<ConsolidatedNameGuardReport, 'risk_count' | 'highest_risk' | 'imitates'> {
  title: string;
  rating: number;
}

/** Joins the verdicts on a name and on its address. The text of an address gets no verdict as a name. */
function judgeRow(
  report: ConsolidatedNameGuardReport,
  address: RowAddress | null | undefined,
): RowVerdict {
  const title = formatHeadline(report);
  if (!address) return { ...report, title };
  const isNameless = isAddressName(report.name);
  const name = isNameless
    ? { rating: RATING_PASS, risk_count: 0, highest_risk: null, imitates: null }
    : report;
  return {
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
