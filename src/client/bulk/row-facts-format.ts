import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { ExportFormat, RowDetails } from '../../lists/writers/report-lines.ts';
import type { ChainFactsStore } from '../chain/chain-facts-store.ts';

/** Format of facts in an export, which is the same as on the command line. */
export interface RowFactsFormat {
  /** @param hasAddresses whether the list has a column `address`, so that the one of the chain needs another name */
  listColumns(hasAddresses: boolean): string[];
  format(name: string, kind: ExportFormat['kind']): NonNullable<RowDetails['onChain']>;
  /** Judges a report with its facts. */
  judge(report: ConsolidatedNameGuardReport): ConsolidatedNameGuardReport;
}

/** Creates the format of facts. Returns null if nobody asked for facts. */
export function createRowFactsFormat(
  chain: Pick<ChainFactsStore, 'getName' | 'getCode' | 'judge'>,
): RowFactsFormat | null {
  const code = chain.getCode();
  if (!code) return null;
  const { ON_CHAIN_COLUMNS, createRefused, toOnChainCells, toOnChainJson } = code;
  return {
    listColumns: (hasAddresses) =>
      ON_CHAIN_COLUMNS.map((column) =>
        hasAddresses && column === 'address' ? 'on_chain_address' : column,
      ),
    format(name, kind) {
      const found = chain.getName(name) ?? {
        facts: createRefused(name, 'not_asked'),
        moment: null,
      };
      return kind === 'csv' ? { cells: toOnChainCells(found) } : { json: toOnChainJson(found) };
    },
    judge: chain.judge,
  };
}
