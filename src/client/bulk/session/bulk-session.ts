import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { createRowStore } from '../../../lists/rows/row-store.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import { throttle } from '../../../primitives/throttle.ts';
import type { ExportState } from '../../export/export-task.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { readNames } from '../../input/read-names.ts';
import { deferUpdateUntil } from '../../offline/running-jobs.ts';
import { devicePins } from '../../trusted/device-pins.ts';
import { deviceWatchlist, getWatchlistRevision } from '../../trusted/device-watchlist.ts';
import { createAddressJudging } from '../address-judging.ts';
import { type JobStatus, startBulkJob } from '../bulk-job.ts';
import { inspectionPool } from '../inspection-pool.ts';
import { pageListKeeper } from '../kept-list/page-list-keeper.ts';
import { createListExport } from '../list-export.ts';
import { createListView } from '../list-view.ts';
import { createRejudging } from '../rejudging.ts';
import { createRowTally } from '../row-findings.ts';

/** State of a session at one moment. A new object after every change. */
export type SessionSnapshot = ReturnType<BulkSession['snapshot']>;

/** A list that is being inspected. */
export type BulkSession = ReturnType<typeof startBulkSession>;

/** Milliseconds between two snapshots of a running job. */
const PUBLISH_INTERVAL_MS = 100;

let sessions = 0;

/**
 * Starts inspecting a list. The session owns the parts of the list and publishes their state. The job reads and inspects
 * the names, rejudging keeps results up to date with the trusted names, and `addresses` with the trusted addresses. The
 * view filters, sorts and groups rows, and the export writes them to a file.
 */
export function startBulkSession(source: BulkSource, importOptions: ImportOptions) {
  const closing = new AbortController();
  const { signal } = closing;
  const { notify, subscribe } = createListeners();
  const pool = inspectionPool;
  const store = createRowStore();
  const tally = createRowTally(store);
  let revision = 0;

  /** Publishes appended rows and all other changes except replaced rows. */
  function publish(): void {
    tally.countAppended();
    // Rows that were requested before the watchlist changed may have arrived after the change.
    rejudging.refresh();
    addresses.refresh();
    snapshot = takeSnapshot();
    view.refresh();
    notify();
  }

  function publishReplaced(): void {
    revision += 1;
    view.refresh(true);
    publish();
  }

  const onChange = throttle(publish, PUBLISH_INTERVAL_MS);
  const view = createListView(store, pool);
  const names = readNames(source, importOptions);
  const job = startBulkJob({ source: names, store, pool, onChange });
  const judging = { store, tally, pool, signal, onChange, onReplaced: publishReplaced };
  const rejudging = createRejudging({ ...judging, revision: getWatchlistRevision });
  signal.addEventListener('abort', deviceWatchlist.subscribe(rejudging.refresh), { once: true });
  const addresses = createAddressJudging({
    ...judging,
    trusted: {
      load: async () => (await devicePins.load()).addresses(),
      subscribe: devicePins.subscribe,
    },
  });
  const listExport = createListExport({
    store,
    pool,
    view,
    hasAddresses: () => tally.counts.addresses.rows > 0,
    describeAddress: addresses.describe,
    revision: () => revision,
    onChange,
  });
  let snapshot = takeSnapshot();

  function takeSnapshot() {
    return {
      status: job.status(),
      rows: store.length,
      /** Changes whenever rows of the list were replaced. */
      revision,
      counts: tally.counts,
      /** Counts of the addresses, or null if the list has no addresses. */
      addresses: tally.counts.addresses.rows > 0 ? { ...tally.counts.addresses } : null,
      rejudging: rejudging.state(),
      exporting: listExport.state(),
    };
  }

  sessions += 1;
  return {
    id: sessions,
    source,
    importOptions,
    store,
    view,
    snapshot: () => snapshot,
    subscribe,
    pause: job.pause,
    resume: job.resume,
    cancel: job.cancel,
    describeAddress: addresses.describe,
    retryFailed() {
      if (job.status().isRetrying) return;
      const work = job.retryFailed(
        (chunk, columns) => tally.change(chunk, () => store.replaceColumns(chunk, columns)),
        signal,
      );
      // The status lists rows that fail again. Any other error means that the list was closed.
      deferUpdateUntil(work.then(publishReplaced, () => undefined));
    },
    /** Retries the rows that could not be inspected after a change of the watchlist. */
    retryRejudging: rejudging.retry,
    /** Exports the engine's reports. The snapshot shows the progress and the result. */
    export: listExport.start,
    stopExport: listExport.stop,
    clearExport: listExport.clear,
    /** Checks whether closing the list would lose work. */
    isUnsaved() {
      const { state, isRetrying } = job.status();
      return isUnsaved({
        state,
        rows: store.length,
        exporting: listExport.state(),
        isRetrying,
        isKept: pageListKeeper.findKept(source) !== null,
        isExported: listExport.isCurrent(),
      });
    },
    close() {
      closing.abort();
      listExport.stop();
      view.stop();
      job.cancel();
    },
  };
}

/** State that determines whether a list is unsaved. */
export interface ListState extends Pick<JobStatus, 'state' | 'isRetrying'> {
  rows: number;
  exporting: ExportState;
  isKept: boolean;
  /** Whether the whole list was exported with its current results. */
  isExported: boolean;
}

/**
 * Checks whether closing a list would lose work. Returns true while the list is being read or exported. Otherwise, returns
 * false if it has at most one name, is kept on this device, or has not changed since the whole list was exported.
 */
export function isUnsaved(list: ListState): boolean {
  const { state, rows, exporting, isRetrying, isKept, isExported } = list;
  if (state === 'running' || state === 'paused' || exporting.phase === 'running') return true;
  if (isKept && !isRetrying) return false;
  return rows > 1 && (isRetrying || !isExported);
}
