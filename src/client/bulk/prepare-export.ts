import type { RowStore } from '../../lists/rows/row-store.ts';
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
import { type Grouping, listGroupedRows } from './grouped-rows.ts';
import { type ShownRows, showAllRows, WHOLE_LIST } from './row-view.ts';

/** What an export contains: only the shown rows, all rows, or groups of rows. */
export type ExportScope = 'shown' | 'all' | Grouping;

/** Checks whether a scope exports groups of rows. */
export function isGrouping(scope: ExportScope): scope is Grouping {
  return scope === 'look-alikes' || scope === 'imitated-names';
}

export interface ExportedList {
  store: RowStore;
  shown: ShownRows;
  /** Returns the original line of a row if labels were resolved in it, otherwise null. */
  given(row: number): string | null;
}

/** Rows of an export and the format of their lines. */
export interface PreparedExport extends LineFormat {
  rows: ExportedRowList;
}

/** Selects the rows of an export. Rows that are added later are not part of it. */
export async function prepareExport(
  scope: ExportScope,
  format: ExportFormat,
  { store, shown, given }: ExportedList,
  yieldIfDue: Yielder,
): Promise<PreparedExport> {
  if (isGrouping(scope)) {
    const { rows, groups } = await listGroupedRows(store, scope, yieldIfDue);
    return {
      rows,
      head: formatGroupHead(format),
      formatLine: (report, _, index) => formatGroupLine(format, groups[index] as NameGroup, report),
    };
  }
  return {
    rows: scope === 'all' ? showAllRows(WHOLE_LIST, store.length) : shown,
    head: formatExportHead(format),
    formatLine: (report, row) => formatExportLine(format, report, given(row)),
  };
}
