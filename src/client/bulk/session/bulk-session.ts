import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { createRowStore, type RowStore } from '../../../lists/rows/row-store.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import { throttle } from '../../../primitives/throttle.ts';
import { createExportTask } from '../../export/export-task.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { readNames } from '../../input/read-names.ts';
import { devicePins } from '../../trusted/device-pins.ts';
import { deviceWatchlist, getWatchlistRevision } from '../../trusted/device-watchlist.ts';
import { type AddressJudging, createAddressJudging } from '../address-judging.ts';
import { type BulkJob, startBulkJob } from '../bulk-job.ts';
import { inspectionPool } from '../inspection-pool.ts';
import { pageListKeeper } from '../kept-list/page-list-keeper.ts';
import { createLabelResolver } from '../labels/label-resolver.ts';
import { createRejudging, type Rejudging } from '../rejudging.ts';
import { createRowTally } from '../row-tally.ts';
import { createRowView, type RowView } from '../row-view.ts';
import { createLookTexts } from '../search/look-texts.ts';
import { createNameSearcher } from '../search/name-searcher.ts';
import { createTargetRanks } from '../target-ranks.ts';
import { createSessionCommands, type SessionCommands } from './session-commands.ts';
import { createSessionPublisher, type SessionPublisher } from './session-publisher.ts';
import { type ExportedRows, isUnsaved } from './unsaved-list.ts';

/** A list that is being inspected. */
export interface BulkSession
  extends SessionCommands,
    Pick<BulkJob, 'pause' | 'resume' | 'cancel'>,
    Pick<SessionPublisher, 'snapshot' | 'subscribe'> {
  /** Unique number of the list. */
  readonly id: number;
  /** Source of the list. */
  readonly source: BulkSource;
  readonly importOptions: ImportOptions;
  readonly store: RowStore;
  readonly view: RowView;
  /** Returns the original line of a row if labels in it were resolved, otherwise null. */
  given(row: number): string | null;
  /** Returns the address of a row and what was found about it, or null if the row has no address. */
  describeAddress: AddressJudging['describe'];
  stopExport(): void;
  /** Retries the rows that could not be inspected after a change of the watchlist. */
  retryRejudging: Rejudging['retry'];
  /** Checks whether closing the list would lose work. */
  isUnsaved(): boolean;
  /** Stops all work on the list. */
  close(): void;
}

/** Milliseconds between two snapshots of a running job. */
const PUBLISH_INTERVAL_MS = 100;

let sessions = 0;

/** Starts inspecting a list. */
export function startBulkSession(source: BulkSource, importOptions: ImportOptions): BulkSession {
  const closing = new AbortController();
  const { signal } = closing;
  const progress = createListeners();
  const changes = createListeners();
  const replacements = createListeners();
  const pool = inspectionPool;

  const store = createRowStore();
  const tally = createRowTally(store);
  const loadTargetRank = createTargetRanks({
    listWatched: () => deviceWatchlist.names(),
    listKnownNames: () => pool.runOnce((worker) => worker.listKnownNames()),
  });
  const view = createRowView(
    store,
    createNameSearcher({
      looks: createLookTexts(store.chunks, pool.runOnce),
      findCharacters: (query) => pool.runOnce((worker) => worker.findCharacters(query)),
    }),
    loadTargetRank,
  );
  const exportTask = createExportTask(progress.notify);
  const names = readNames(source, importOptions);
  const job = startBulkJob({ source: names, store, pool, onChange: progress.notify });
  const rejudging = createRejudging({
    store,
    pool,
    revision: getWatchlistRevision,
    signal,
    onReplace: tally.recountChunk,
    onChange: progress.notify,
    onReplaced: replacements.notify,
  });
  const labels = createLabelResolver({
    store,
    runOnce: pool.runOnce,
    ready: job.finished,
    signal,
    onReplace: tally.recount,
    onResolve: (haveChanged) => (haveChanged ? replacements : changes).notify(),
  });

  const addresses = createAddressJudging({
    store,
    trusted: {
      load: async () => (await devicePins.load()).addresses(),
      subscribe: devicePins.subscribe,
    },
    signal,
    onReplace: tally.recountChunk,
    onJudged: replacements.notify,
  });

  const parts = { store, tally, view, job, rejudging, labels, exportTask, addresses };
  const publisher = createSessionPublisher(parts);
  let exported: ExportedRows | null = null;
  const commands = createSessionCommands({
    ...parts,
    pool,
    signal,
    loadTargetRank,
    revision: () => publisher.snapshot().revision,
    onReplaced: replacements.notify,
    onExported(rows) {
      exported = rows;
    },
  });
  progress.subscribe(throttle(publisher.publish, PUBLISH_INTERVAL_MS));
  changes.subscribe(publisher.publish);
  replacements.subscribe(publisher.publishReplaced);
  const stopWatching = deviceWatchlist.subscribe(rejudging.refresh);

  // Labels of the list itself are resolved automatically. If that fails, the user can try again.
  commands.resolveLabels().catch(() => undefined);

  sessions += 1;
  return {
    ...commands,
    id: sessions,
    source,
    importOptions,
    store,
    view,
    snapshot: publisher.snapshot,
    subscribe: publisher.subscribe,
    pause: job.pause,
    resume: job.resume,
    cancel: job.cancel,
    given: labels.given,
    describeAddress: addresses.describe,
    stopExport: exportTask.stop,
    retryRejudging: rejudging.retry,
    isUnsaved: () =>
      isUnsaved({
        state: job.status().state,
        rows: store.length,
        revision: publisher.snapshot().revision,
        exporting: exportTask.state(),
        isChanging: commands.isChanging(),
        isKept: pageListKeeper.findKept(source) !== null && !commands.hasImportedLabels(),
        exported,
      }),
    close() {
      closing.abort();
      exportTask.stop();
      stopWatching();
      view.stop();
      job.cancel();
    },
  };
}
