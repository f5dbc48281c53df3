import { type BulkJob, type JobStatus, startBulkJob } from './bulk/bulk-job.ts';
import { exportRows } from './bulk/export/export-rows.ts';
import type { ExportSink } from './bulk/export/export-sink.ts';
import { createExportTask, type ExportState } from './bulk/export/export-task.ts';
import type { ExportFormat } from './bulk/export/report-lines.ts';
import type { BulkSource } from './bulk/input/bulk-source.ts';
import type { InputPlan } from './bulk/input/detect-format.ts';
import { readNames } from './bulk/input/read-names.ts';
import { inspectionPool } from './bulk/inspection-pool.ts';
import { createLabelSearch } from './bulk/labels/label-resolver.ts';
import type { LabelResolution } from './bulk/labels/resolve-labels.ts';
import { findLookAlikes, type LookAlikes } from './bulk/look-alike-groups.ts';
import { inspectAnew } from './bulk/reinspect-rows.ts';
import { createRowStore, type RowStore } from './bulk/row-store.ts';
import { createRowView, everyRow, type RowView, WHOLE_LIST } from './bulk/row-view.ts';
import { countChunk, countRow, noCounts, type VerdictCounts } from './bulk/verdict-counts.ts';
import { createImitations, type Imitations } from './bulk/watchlist-matches.ts';
import { keepPageUntil } from './running-jobs.ts';
import { gathered } from './throttle.ts';
import { getCurrentWatchIndex } from './watchlist/current-watch-index.ts';
import { deviceWatchlist } from './watchlist/device-watchlist.ts';
import { timeSlices } from './yielder.ts';

/** What a session shows at one moment; a new object after every change. */
export interface SessionSnapshot {
  status: JobStatus;
  rows: number;
  /** Another number whenever rows that were there got other verdicts. */
  revision: number;
  counts: VerdictCounts;
  /** Rows that imitate a watched name. */
  imitating: readonly number[];
  /** What became of labels that are known by their hash alone; null before they were looked at. */
  labels: LabelResolution | null;
  exporting: ExportState;
}

export interface ExportRequest {
  /** What is shown, or everything. */
  scope: 'shown' | 'all';
  format: ExportFormat;
  /** Asks where to write; null when nobody says. */
  open(): Promise<ExportSink | null>;
}

/** One list under inspection. */
export interface BulkSession {
  /** Another number for every list. */
  readonly id: number;
  readonly plan: InputPlan;
  store: RowStore;
  view: RowView;
  imitations: Imitations;
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  pause: BulkJob['pause'];
  resume: BulkJob['resume'];
  cancel: BulkJob['cancel'];
  /** Inspects the rows once more that no worker could inspect. */
  redo(): void;
  /** The line of a row as given, when labels in it were resolved. */
  given(row: number): string | null;
  lookAlikes(signal: AbortSignal): Promise<LookAlikes>;
  /** Resolves labels known by their hash from the list itself and from a list of labels. */
  resolveLabels(list: BulkSource): Promise<void>;
  /** Writes the engine's reports; the snapshot tells how far it is and how it ended. */
  export(request: ExportRequest): void;
  stopExport(): void;
  /** Ends all work on the list. */
  close(): void;
}

/** Milliseconds between two pictures of a running job. */
const FRAME = 100;

let sessions = 0;

/** Starts to inspect a list. */
export function startBulkSession(source: BulkSource, plan: InputPlan): BulkSession {
  const store = createRowStore();
  const view = createRowView(store);
  const counts = noCounts();
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let revision = 0;
  let counted = 0;
  const change = gathered(tell, FRAME);

  function tell(): void {
    for (; counted < store.chunks.length; counted += 1) {
      const chunk = store.chunks[counted];
      if (chunk) countChunk(counts, chunk);
    }
    snapshot = picture();
    view.refresh();
    imitations.refresh();
    for (const listener of listeners) listener();
  }

  const exportTask = createExportTask(change);
  const imitations = createImitations(store, getCurrentWatchIndex, change);
  const job = startBulkJob({
    source: readNames(source, plan),
    store,
    pool: inspectionPool,
    onChange: change,
  });
  const picture = (): SessionSnapshot => ({
    status: job.status(),
    rows: store.length,
    revision,
    counts,
    imitating: imitations.rows(),
    labels: labels.resolution(),
    exporting: exportTask.state(),
  });
  const unwatch = deviceWatchlist.subscribe(() => imitations.refresh(true));

  /** A row that is inspected anew leaves the counts and enters them again. */
  function recount(row: number, phase: 'before' | 'after'): void {
    const { columns, at } = store.verdict(row);
    countRow(counts, columns, at, phase === 'before' ? -1 : 1);
  }

  /** Tells of verdicts that are no longer what they were. */
  function tellAnew(): void {
    revision += 1;
    view.refresh(true);
    imitations.refresh(true);
    tell();
  }

  const labels = createLabelSearch({
    store,
    once: inspectionPool.once,
    ready: job.finished,
    signal: closing.signal,
    onReplace: recount,
    onSearch: (haveChanged) => (haveChanged ? tellAnew() : tell()),
  });
  let snapshot = picture();

  async function redo(): Promise<void> {
    const pause = timeSlices(closing.signal);
    await job.redo((worker, from, to) => {
      const rows = store.names(from, to).map((name, at) => [from + at, name] as const);
      return inspectAnew(rows, { store, worker, pause, onReplace: recount });
    }, closing.signal);
    tellAnew();
    // Only rows that are inspected are looked at for hashes.
    await labels.search();
  }

  keepPageUntil(job.finished);
  // Texts that the list itself has need no asking; what fails here can be asked for again.
  keepPageUntil(labels.search().catch(() => undefined));

  sessions += 1;
  return {
    id: sessions,
    plan,
    store,
    view,
    imitations,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: job.pause,
    resume: job.resume,
    cancel: job.cancel,
    redo() {
      if (job.status().isRedoing) return;
      // What fails once more is told with the rows; the rest ends with the list.
      keepPageUntil(redo().catch(() => undefined));
    },
    given: labels.given,
    lookAlikes: (signal) => findLookAlikes(store, timeSlices(signal)),
    resolveLabels(list) {
      const work = labels.searchIn(list);
      keepPageUntil(work);
      return work;
    },
    export({ scope, format, open }) {
      const work = exportTask.run(open, (sink, signal, onShare) => {
        // As many as there are now: rows that come while it is written are not part of it.
        const rows = scope === 'all' ? everyRow(WHOLE_LIST, store.length) : view.shown();
        return exportRows({
          rows,
          name: store.name,
          notes: (row) => ({
            given: labels.given(row),
            imitates: imitations.of(row)?.watched.name ?? null,
          }),
          format,
          pool: inspectionPool,
          sink,
          signal,
          onProgress: (written) => onShare(written / rows.length),
        });
      });
      keepPageUntil(work);
    },
    stopExport: exportTask.stop,
    close() {
      closing.abort();
      unwatch();
      view.stop();
      job.cancel();
    },
  };
}
