import { findLookAlikes } from '../../../lists/rows/look-alike-groups.ts';
import type { RowStore } from '../../../lists/rows/row-store.ts';
import type { ExportFormat } from '../../../lists/writers/report-lines.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import type { ExportSink } from '../../export/export-sink.ts';
import type { ExportTask } from '../../export/export-task.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { deferUpdateUntil } from '../../offline/running-jobs.ts';
import type { AddressJudging } from '../address-judging.ts';
import type { BulkJob } from '../bulk-job.ts';
import { exportRows } from '../export-rows.ts';
import { findImitationGroups, type ImitationGroup } from '../imitation-groups.ts';
import type { InspectionWorker } from '../inspection-pool.ts';
import type { LabelResolver } from '../labels/label-resolver.ts';
import {
  type ExportedList,
  type ExportScope,
  isGrouping,
  prepareExport,
} from '../prepare-export.ts';
import { type RankedLookAlikes, rankLookAlikes } from '../ranked-look-alikes.ts';
import { reinspectRows } from '../reinspect-rows.ts';
import type { GetTargetRank } from '../row-danger.ts';
import type { RowTally } from '../row-tally.ts';
import type { RowView } from '../row-view.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { ExportedRows } from './unsaved-list.ts';

export interface ExportRequest {
  /** Content to export: the shown rows, all rows, or groups of rows. */
  scope: ExportScope;
  format: ExportFormat;
  /** Asks where to save. Returns null if the user cancels. */
  open(): Promise<ExportSink | null>;
}

/** Commands that the user can run on a list. */
export interface SessionCommands {
  /** Inspects the failed rows again, and resolves their unknown labels. */
  retryFailed(): void;
  /** Resolves unknown labels from the list itself and, if given, from a list of labels. */
  resolveLabels(list?: BulkSource): Promise<void>;
  /** Checks whether a retry or a search for labels is running. */
  isChanging(): boolean;
  /** Checks whether another list was searched for labels. Reopening this list would not restore those labels. */
  hasImportedLabels(): boolean;
  /** Finds groups of names that look alike, the most dangerous group first. */
  findLookAlikes(signal: AbortSignal): Promise<RankedLookAlikes>;
  findImitationGroups(signal: AbortSignal): Promise<ImitationGroup[]>;
  /** Exports the engine's reports. The snapshot shows the progress and the result. */
  export(request: ExportRequest): void;
  /** Removes the result of the latest export from the snapshot. */
  clearExport(): void;
}

export interface SessionCommandOptions {
  store: RowStore;
  tally: Pick<RowTally, 'recount'>;
  view: Pick<RowView, 'shown'>;
  job: Pick<BulkJob, 'status' | 'retryFailed'>;
  labels: LabelResolver;
  addresses: Pick<AddressJudging, 'summary' | 'describe'>;
  exportTask: Pick<ExportTask, 'run' | 'clear'>;
  pool: WorkerPool<InspectionWorker>;
  loadTargetRank(): Promise<GetTargetRank>;
  /** Stops the retry when aborted. The label resolver and the export have their own signals. */
  signal: AbortSignal;
  /** Returns the revision of the list, which changes whenever rows are replaced. */
  revision(): number;
  /** Called when rows were replaced. */
  onReplaced(): void;
  /** Called when the whole list has been written. */
  onExported(exported: ExportedRows): void;
}

/**
 * Creates the commands of one session. Updates of the page wait until a command that changes rows or writes a file
 * has ended.
 */
export function createSessionCommands(options: SessionCommandOptions): SessionCommands {
  const { store, tally, view, job, labels, addresses, exportTask, pool, signal } = options;

  let changes = 0;
  let hasImportedLabels = false;

  function change(work: Promise<unknown>): void {
    changes += 1;
    const end = () => {
      changes -= 1;
    };
    work.then(end, end);
    deferUpdateUntil(work);
  }

  async function retryFailed(): Promise<void> {
    const yieldIfDue = createYielder(signal);
    await job.retryFailed((worker, from, to) => {
      const rows = store.names(from, to).map((name, at) => [from + at, name] as const);
      return reinspectRows(rows, { store, worker, yieldIfDue, onReplace: tally.recount });
    }, signal);
    options.onReplaced();
    // Rows are searched for unknown labels only after they were inspected.
    await labels.resolve();
  }

  const commands: SessionCommands = {
    retryFailed() {
      if (job.status().isRetrying) return;
      // The status lists rows that fail again. Any other error means that the list was closed.
      change(retryFailed().catch(() => undefined));
    },
    resolveLabels(list) {
      hasImportedLabels ||= list !== undefined;
      const work = list ? labels.resolveFrom(list) : labels.resolve();
      change(work);
      return work;
    },
    isChanging: () => changes > 0,
    hasImportedLabels: () => hasImportedLabels,
    async findLookAlikes(lookSignal) {
      const getTargetRank = await options.loadTargetRank();
      const yieldIfDue = createYielder(lookSignal);
      const found = await findLookAlikes(store, yieldIfDue);
      return rankLookAlikes(store, found, getTargetRank, yieldIfDue);
    },
    async findImitationGroups(lookSignal) {
      const getTargetRank = await options.loadTargetRank();
      return findImitationGroups(store, createYielder(lookSignal), getTargetRank);
    },
    export({ scope, format, open }) {
      const work = exportTask.run(open, async (sink, exportSignal, onShare) => {
        // Rows that are added during the export are not part of it.
        const now = { rows: store.length, revision: options.revision() };
        const list: ExportedList = {
          store,
          shown: view.shown(),
          given: labels.given,
          describeAddress: addresses.summary() && addresses.describe,
          findImitationGroups: () => commands.findImitationGroups(exportSignal),
        };
        const yieldIfDue = createYielder(exportSignal);
        const prepared = await prepareExport(scope, format, list, yieldIfDue);
        const { rows } = prepared;
        await exportRows({
          ...prepared,
          name: store.name,
          pool,
          sink,
          signal: exportSignal,
          onProgress: (written) => onShare(written / rows.length),
        });
        if (!isGrouping(scope) && rows.length === now.rows) options.onExported(now);
      });
      deferUpdateUntil(work);
    },
    clearExport: exportTask.clear,
  };
  return commands;
}
