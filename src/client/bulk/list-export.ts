import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { RowAddress } from '../../lists/rows/address-column.ts';
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
import { createYielder } from '../../primitives/yielder.ts';
import { createExportTask, type ExportSink, writeExport } from '../export/export-task.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { InspectionWorker } from './inspection-pool.ts';
import type { ListView } from './list-view.ts';
import { type Grouping, listGroupedRows } from './row-groups.ts';
import { type ShownRows, showAllRows, WHOLE_LIST } from './row-view.ts';
import type { WorkerPool } from './worker-pool.ts';

export type ReportsWorker = Pick<InspectionWorker, 'bulkInspectNames' | 'stop'>;

/** Content of an export: the shown rows, all rows, or groups of rows. */
export type ExportScope = 'shown' | 'all' | Grouping;

export function isGrouping(scope: ExportScope): scope is Grouping {
  return scope === 'look-alikes' || scope === 'imitated-names';
}

export interface ExportRequest {
  scope: ExportScope;
  format: ExportFormat;
  /** Asks where to save. Returns null if the user cancels. */
  open(): Promise<ExportSink | null>;
}

export interface ListExportOptions {
  store: RowStore;
  pool: WorkerPool<ReportsWorker>;
  view: Pick<ListView, 'shown' | 'findImitationGroups'>;
  hasAddresses(): boolean;
  describeAddress(row: number): RowAddress | null;
  /** Returns the revision of the list, which changes whenever rows are replaced. */
  revision(): number;
  onChange(): void;
}

interface ExportedLines {
  /** Rows in the order of the file. */
  rows: Pick<ShownRows, 'length'> & { at(index: number): number | undefined };
  /** Text before the first line. */
  head: string;
  /** Formats the report of a row. `index` is the position of the row in the export. */
  formatLine(report: ConsolidatedNameGuardReport, row: number, index: number): string;
}

/** Exports a list. Updates of the page wait until the export has ended. */
export function createListExport(options: ListExportOptions) {
  const { store, pool, view, describeAddress, revision, onChange } = options;
  const task = createExportTask(onChange);
  /** Number of rows and revision of the list that was written last. */
  let exported: { rows: number; revision: number } | null = null;

  /** Selects the rows to export. Rows that are added to the list later are not exported. */
  async function prepare(
    { scope, format }: ExportRequest,
    signal: AbortSignal,
  ): Promise<ExportedLines> {
    if (isGrouping(scope)) {
      const find = () => view.findImitationGroups(signal);
      const { rows, groups } = await listGroupedRows(store, find, scope, createYielder(signal));
      return {
        rows,
        head: formatGroupHead(format),
        formatLine: (report, _, at) => formatGroupLine(format, groups[at] as NameGroup, report),
      };
    }
    const hasAddresses = options.hasAddresses();
    return {
      rows: scope === 'all' ? showAllRows(WHOLE_LIST, store.length) : view.shown(),
      head: formatExportHead(format, hasAddresses),
      formatLine: (report, row) =>
        formatExportLine(format, report, hasAddresses ? { address: describeAddress(row) } : {}),
    };
  }

  function* readBatches(rows: ExportedLines['rows']) {
    for (let start = 0; start < rows.length; start += MAX_BULK_NAMES) {
      const length = Math.min(MAX_BULK_NAMES, rows.length - start);
      yield Array.from({ length }, (_, index) => rows.at(start + index) as number);
    }
  }

  async function* formatReports(
    { rows, head, formatLine }: ExportedLines,
    onShare: (share: number) => void,
  ): AsyncGenerator<string> {
    yield head;
    let written = 0;
    const settled = pool.map(readBatches(rows), async (worker, batch) =>
      unwrap(await worker.bulkInspectNames(batch.map(store.name))),
    );
    for await (const { item: batch, ...outcome } of settled) {
      if (!outcome.ok) throw outcome.error;
      const lines = outcome.result.results.map((report, index) =>
        formatLine(report, batch[index] as number, written + index),
      );
      yield lines.join('');
      written += batch.length;
      onShare(written / rows.length);
    }
  }

  async function run(request: ExportRequest): Promise<void> {
    await task.run(request.open, async (sink, signal, onShare) => {
      // Rows that are added during the export are not part of it.
      const now = { rows: store.length, revision: revision() };
      const lines = await prepare(request, signal);
      await writeExport(sink, formatReports(lines, onShare), signal);
      if (!isGrouping(request.scope) && lines.rows.length === now.rows) exported = now;
    });
  }

  return {
    state: task.state,
    start: (request: ExportRequest) => deferUpdateUntil(run(request)),
    stop: task.stop,
    clear: task.clear,
    /** Checks whether all rows were exported with their current results. */
    isCurrent: () => exported?.rows === store.length && exported.revision === revision(),
  };
}
