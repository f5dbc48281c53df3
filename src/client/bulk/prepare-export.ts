import type { RowAddress } from '../../lists/rows/describe-address.ts';
import {
  formatGroupHead,
  formatGroupLine,
  type NameGroup,
} from '../../lists/writers/group-lines.ts';
import {
  type ExportFormat,
  formatExportHead,
  formatExportLine,
} from '../../lists/writers/report-lines.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import type { ExportedRowList, LineFormat } from './export-rows.ts';
import { type GroupedList, type Grouping, listGroupedRows } from './grouped-rows.ts';
import { type ShownRows, showAllRows, WHOLE_LIST } from './row-view.ts';

/** Content of an export: the shown rows, all rows, or groups of rows. */
export type ExportScope = 'shown' | 'all' | Grouping;

/** Checks whether the export contains groups of rows. */
export function isGrouping(scope: ExportScope): scope is Grouping {
  return scope === 'look-alikes' || scope === 'imitated-names';
}

export interface ExportedList extends GroupedList {
  shown: ShownRows;
  /** Returns the original line of a row if labels were resolved in it, otherwise null. */
  given(row: number): string | null;
  /** Returns the address of a row and what was found about it. Null if the list has no addresses. */
  describeAddress: ((row: number) => RowAddress | null) | null;
}

/** Rows to export, and the format of their lines. */
export interface PreparedExport extends LineFormat {
  rows: ExportedRowList;
}

/** Selects the rows to export. Rows that are added to the list later are not exported. */
export async function prepareExport(
  scope: ExportScope,
  format: ExportFormat,
  list: ExportedList,
  yieldIfDue: Yielder,
): Promise<PreparedExport> {
  if (isGrouping(scope)) {
    const { rows, groups } = await listGroupedRows(list, scope, yieldIfDue);
    return {
      rows,
      head: formatGroupHead(format),
      formatLine: (report, _, index) => formatGroupLine(format, groups[index] as NameGroup, report),
    };
  }
  const { store, shown, given, describeAddress } = list;
  const hasAddresses = describeAddress !== null;
  return {
    rows: scope === 'all' ? showAllRows(WHOLE_LIST, store.length) : shown,
    head: formatExportHead(format, hasAddresses),
    formatLine: (report, row) =>
      formatExportLine(format, report, {
        given: given(row),
        ...(hasAddresses && { address: describeAddress(row) }),
      }),
  };
}
