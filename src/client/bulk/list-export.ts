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
import { createYielder, type Yielder } from '../../primitives/yielder.ts';
import {
  createExportTask,
  type ExportSink,
  type WriteExport,
  writeExport,
} from '../export/export-task.ts';
import { deferUpdateUntil } from '../offline/running-jobs.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { InspectionWorker } from './inspection-pool.ts';
import type { ListView } from './list-view.ts';
import { type GroupedList, type Grouping, listGroupedRows } from './row-groups.ts';
import { type ShownRows, showAllRows, WHOLE_LIST } from './row-view.ts';
import type { VerdictUpdates } from './verdict-updates.ts';
import type { WorkerPool } from './worker-pool.ts';

export type ReportsWorker = Pick<InspectionWorker, 'bulkInspectNames' | 'stop'>;

/** Rows to export, in the order of the file. */
export interface ExportedRowList {
  length: number;
  at(index: number): number | undefined;
}

interface LineFormat {
  /** Text before the first line. */
  head: string;
  /** Formats the report of a row. `index` is the position of the row in the export. */
  formatLine(report: ConsolidatedNameGuardReport, row: number, index: number): string;
}

interface ExportOptions extends LineFormat {
  rows: ExportedRowList;
  name(row: number): string;
  pool: WorkerPool<ReportsWorker>;
  sink: ExportSink;
  signal: AbortSignal;
  /** Called with the number of rows written so far. */
  onProgress(written: number): void;
}

async function* readBatches({ rows, name, signal }: ExportOptions) {
  for (let start = 0; start < rows.length; start += MAX_BULK_NAMES) {
    signal.throwIfAborted();
    const length = Math.min(MAX_BULK_NAMES, rows.length - start);
    const batch = Array.from({ length }, (_, index) => rows.at(start + index) as number);
    yield { batch, names: batch.map(name) };
  }
}

async function* formatReports(options: ExportOptions): AsyncGenerator<string> {
  const { head, formatLine, pool, onProgress } = options;
  yield head;
  let written = 0;
  const settled = pool.map(readBatches(options), async (worker, { names }) =>
    unwrap(await worker.bulkInspectNames(names)),
  );
  for await (const { item, ...outcome } of settled) {
    if (!outcome.ok) throw outcome.error;
    const lines = outcome.result.results.map((report, index) =>
      formatLine(report, item.batch[index] as number, written + index),
    );
    yield lines.join('');
    written += item.batch.length;
    onProgress(written);
  }
}

/**
 * Requests the report of each row and writes it as a line, in the given order. Throws the errors of
 * {@link writeExport} and of the workers.
 */
export async function exportRows(options: ExportOptions): Promise<void> {
  await writeExport(options.sink, formatReports(options), options.signal);
}

/** Content of an export: the shown rows, all rows, or groups of rows. */
export type ExportScope = 'shown' | 'all' | Grouping;

export function isGrouping(scope: ExportScope): scope is Grouping {
  return scope === 'look-alikes' || scope === 'imitated-names';
}

export interface ExportedList extends GroupedList {
  shown: ShownRows;
  /** Returns the address of a row and what was found about it. Null if the list has no addresses. */
  describeAddress: ((row: number) => RowAddress | null) | null;
}

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
  const { store, shown, describeAddress } = list;
  const hasAddresses = describeAddress !== null;
  return {
    rows: scope === 'all' ? showAllRows(WHOLE_LIST, store.length) : shown,
    head: formatExportHead(format, hasAddresses),
    formatLine: (report, row) =>
      formatExportLine(format, report, {
        ...(hasAddresses && { address: describeAddress(row) }),
      }),
  };
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
  verdicts: Pick<VerdictUpdates, 'summarizeAddresses' | 'describeAddress'>;
  /** Returns the revision of the list, which changes whenever rows are replaced. */
  revision(): number;
  onChange(): void;
}

/** Exports a list. Updates of the page wait until the export has ended. */
export function createListExport(options: ListExportOptions) {
  const { store, pool, view, verdicts, revision, onChange } = options;
  const task = createExportTask(onChange);
  /** Number of rows and revision of the list that was written last. */
  let exported: { rows: number; revision: number } | null = null;

  const write =
    ({ scope, format }: ExportRequest): WriteExport =>
    async (sink, signal, onShare) => {
      // Rows that are added during the export are not part of it.
      const now = { rows: store.length, revision: revision() };
      const list: ExportedList = {
        store,
        shown: view.shown(),
        describeAddress: verdicts.summarizeAddresses() && verdicts.describeAddress,
        findImitationGroups: () => view.findImitationGroups(signal),
      };
      const prepared = await prepareExport(scope, format, list, createYielder(signal));
      const { rows } = prepared;
      const onProgress = (written: number) => onShare(written / rows.length);
      await exportRows({ ...prepared, name: store.name, pool, sink, signal, onProgress });
      if (!isGrouping(scope) && rows.length === now.rows) exported = now;
    };

  return {
    state: task.state,
    start: (request: ExportRequest) => deferUpdateUntil(task.run(request.open, write(request))),
    stop: task.stop,
    clear: task.clear,
    /** Checks whether all rows were exported with their current results. */
    isCurrent: () => exported?.rows === store.length && exported.revision === revision(),
  };
}
