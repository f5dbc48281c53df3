import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import {
  type FoundName,
  ON_CHAIN_COLUMNS,
  toOnChainCells,
  toOnChainJson,
} from '../../lists/writers/on-chain-columns.ts';
import { formatExportHead, formatExportLine } from '../../lists/writers/report-lines.ts';
import { summarizeOnChain } from '../../words/chain/name-on-chain-words.ts';
import { formatHeadline, getHeadline, getNotedStatus } from '../../words/names/headline.ts';
import type { ResultLayout } from '../terminal/result-writer.ts';
import { createStatusCell, type Row, type Styles } from '../terminal/table.ts';
import { formatChainWords, NO_MOMENT } from './chain-reader.ts';

/** CSV with the columns of the page's export. */
const CSV = { kind: 'csv', hasBom: false, hasEscapedColumn: false } as const;

/** How reports are written. People read tables, so their rows are short. */
export const REPORT_LAYOUT: ResultLayout<ConsolidatedNameGuardReport> = {
  titles: ['verdict', 'name', 'finding', 'evidence'],
  toRows: (report, styles) => [formatRow(report, [], styles)],
  csv: {
    header: formatExportHead(CSV),
    toRecords: (report) => [formatExportLine(CSV, report)],
  },
};

/** A report with the facts of the same name. */
export interface InspectedName {
  readonly report: ConsolidatedNameGuardReport;
  readonly found: FoundName;
}

/** How reports with facts from the chain are written. */
export const FACTS_LAYOUT: ResultLayout<InspectedName> = {
  titles: ['verdict', 'name', 'finding', 'on chain', 'evidence'],
  toRows({ report, found: { facts, moment } }, styles) {
    const { parts } = summarizeOnChain(facts, moment ?? NO_MOMENT);
    return [formatRow(report, [formatChainWords(parts)], styles)];
  },
  csv: {
    header: formatExportHead(CSV, false, ON_CHAIN_COLUMNS),
    toRecords: ({ report, found }) => [
      formatExportLine(CSV, report, { onChain: { cells: toOnChainCells(found) } }),
    ],
  },
  toJson: ({ report, found }) => ({ ...report, on_chain: toOnChainJson(found) }),
};

/** @param facts cells between the finding and its evidence */
function formatRow(
  report: ConsolidatedNameGuardReport,
  facts: readonly string[],
  styles: Styles,
): Row {
  return [
    createStatusCell(getNotedStatus(report), styles),
    report.name,
    formatHeadline(report),
    ...facts,
    { text: getHeadline(report).evidence ?? '', draw: styles.dim },
  ];
}
