import { findLookAlikes, type LookAlikes } from '../../../lists/rows/look-alike-groups.ts';
import type { RowStore } from '../../../lists/rows/row-store.ts';
import type { ExportFormat } from '../../../lists/writers/report-lines.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import type { ExportSink } from '../../export/export-sink.ts';
import type { ExportTask } from '../../export/export-task.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { deferUpdateUntil } from '../../offline/running-jobs.ts';
import type { BulkJob } from '../bulk-job.ts';
import { exportRows } from '../export-rows.ts';
import { findImitationGroups, type ImitationGroup } from '../imitation-groups.ts';
import type { InspectionWorker } from '../inspection-pool.ts';
import type { LabelResolver } from '../labels/label-resolver.ts';
import { reinspectRows } from '../reinspect-rows.ts';
import type { RowTally } from '../row-tally.ts';
import { type RowView, showAllRows, WHOLE_LIST } from '../row-view.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { ExportedRows } from './unsaved-list.ts';

export interface ExportRequest {
  /** What is shown, or everything. */
  scope: 'shown' | 'all';
  format: ExportFormat;
  /** Asks where to write; null when the user chose nothing. */
  open(): Promise<ExportSink | null>;
}

/** What the user can ask of a list beside its rows. */
export interface SessionCommands {
  /** Inspects the rows again that no worker could inspect, and resolves the unknown labels in them. */
  retryFailed(): void;
  /** Resolves unknown labels from the list itself, or also from a list of labels. */
  resolveLabels(list?: BulkSource): Promise<void>;
  /** True while one of these two goes on. */
  isChanging(): boolean;
  /** True once labels were asked for from another list: the list itself does not have them. */
  hasImportedLabels(): boolean;
  findLookAlikes(signal: AbortSignal): Promise<LookAlikes>;
  findImitationGroups(signal: AbortSignal): Promise<ImitationGroup[]>;
  /** Writes the engine's reports; the snapshot tells how far it is and how it ended. */
  export(request: ExportRequest): void;
}

export interface SessionCommandOptions {
  store: RowStore;
  tally: Pick<RowTally, 'recount'>;
  view: Pick<RowView, 'shown'>;
  job: Pick<BulkJob, 'status' | 'retryFailed'>;
  labels: LabelResolver;
  exportTask: Pick<ExportTask, 'run'>;
  pool: WorkerPool<InspectionWorker>;
  /** Ends the retry; the label resolver and the export have their own. */
  signal: AbortSignal;
  /** Another number whenever rows were replaced. */
  revision(): number;
  /** Called when rows were replaced. */
  onReplaced(): void;
  /** Called when all rows that there were have been written. */
  onExported(exported: ExportedRows): void;
}

/** The commands of one session. The page is not updated while one of them changes rows or writes a file. */
export function createSessionCommands(options: SessionCommandOptions): SessionCommands {
  const { store, tally, view, job, labels, exportTask, pool, signal } = options;

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
    // Only rows that are inspected are searched for unknown labels.
    await labels.resolve();
  }

  return {
    retryFailed() {
      if (job.status().isRetrying) return;
      // Rows that fail again say so themselves; any other failure ends with the list.
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
    findLookAlikes: (lookSignal) => findLookAlikes(store, createYielder(lookSignal)),
    findImitationGroups: (lookSignal) => findImitationGroups(store, createYielder(lookSignal)),
    export({ scope, format, open }) {
      const work = exportTask.run(open, async (sink, exportSignal, onShare) => {
        // As many as there are now: rows that come while it is written are not part of it.
        const now = { rows: store.length, revision: options.revision() };
        const rows = scope === 'all' ? showAllRows(WHOLE_LIST, now.rows) : view.shown();
        await exportRows({
          rows,
          name: store.name,
          given: labels.given,
          format,
          pool,
          sink,
          signal: exportSignal,
          onProgress: (written) => onShare(written / rows.length),
        });
        if (rows.length === now.rows) options.onExported(now);
      });
      deferUpdateUntil(work);
    },
  };
}
