import type { RowStore } from '../../../lists/rows/row-store.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { ExportState, ExportTask } from '../../export/export-task.ts';
import type { BulkJob, JobStatus } from '../bulk-job.ts';
import type { LabelResolver } from '../labels/label-resolver.ts';
import type { LabelResolution } from '../labels/resolve-labels.ts';
import type { Rejudging, RejudgingState } from '../rejudging.ts';
import type { RowCounts, RowTally } from '../row-tally.ts';
import type { RowView } from '../row-view.ts';

/** What a session shows at one moment; a new object after every change. */
export interface SessionSnapshot {
  status: JobStatus;
  rows: number;
  /** Another number whenever rows that were there got other verdicts. */
  revision: number;
  counts: RowCounts;
  rejudging: RejudgingState;
  /** What became of the unknown labels; null before they were looked at. */
  labels: LabelResolution | null;
  exporting: ExportState;
}

/** The parts of a session that its snapshot is taken of. */
export interface SessionParts {
  store: Pick<RowStore, 'length'>;
  tally: Pick<RowTally, 'counts' | 'countAppended'>;
  view: Pick<RowView, 'refresh'>;
  job: Pick<BulkJob, 'status'>;
  rejudging: Pick<Rejudging, 'state' | 'refresh'>;
  labels: Pick<LabelResolver, 'resolution'>;
  exportTask: Pick<ExportTask, 'state'>;
}

/** Tells what a session shows now. */
export interface SessionPublisher {
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** Takes up rows that were appended and every other change. */
  publish(): void;
  /** Takes up rows that were replaced too. */
  publishReplaced(): void;
}

export function createSessionPublisher(parts: SessionParts): SessionPublisher {
  const { store, tally, view, job, rejudging, labels, exportTask } = parts;
  const { notify, subscribe } = createListeners();
  let revision = 0;
  let snapshot = takeSnapshot();

  function takeSnapshot(): SessionSnapshot {
    return {
      status: job.status(),
      rows: store.length,
      revision,
      counts: tally.counts,
      rejudging: rejudging.state(),
      labels: labels.resolution(),
      exporting: exportTask.state(),
    };
  }

  function publish(): void {
    tally.countAppended();
    // Rows that were asked for before the watchlist changed came after it.
    rejudging.refresh();
    snapshot = takeSnapshot();
    view.refresh();
    notify();
  }

  return {
    snapshot: () => snapshot,
    subscribe,
    publish,
    publishReplaced() {
      revision += 1;
      view.refresh(true);
      publish();
    },
  };
}
