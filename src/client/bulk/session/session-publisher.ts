import type { RowStore } from '../../../lists/rows/row-store.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { ExportState, ExportTask } from '../../export/export-task.ts';
import type { AddressJudging, AddressSummary } from '../address-judging.ts';
import type { BulkJob, JobStatus } from '../bulk-job.ts';
import type { LabelResolver } from '../labels/label-resolver.ts';
import type { LabelResolution } from '../labels/resolve-labels.ts';
import type { Rejudging, RejudgingState } from '../rejudging.ts';
import type { RowCounts, RowTally } from '../row-tally.ts';
import type { RowView } from '../row-view.ts';

/** State of a session at one moment. A new object after every change. */
export interface SessionSnapshot {
  status: JobStatus;
  rows: number;
  /** Changes whenever rows of the list were replaced. */
  revision: number;
  counts: RowCounts;
  rejudging: RejudgingState;
  /** Result of resolving unknown labels, or null before the first search. */
  labels: LabelResolution | null;
  exporting: ExportState;
  /** Summary of the addresses in the list, or null if the list has no addresses. */
  addresses: AddressSummary | null;
}

/** Parts of a session that its snapshot combines. */
export interface SessionParts {
  store: Pick<RowStore, 'length'>;
  tally: Pick<RowTally, 'counts' | 'countAppended'>;
  view: Pick<RowView, 'refresh'>;
  job: Pick<BulkJob, 'status'>;
  rejudging: Pick<Rejudging, 'state' | 'refresh'>;
  labels: Pick<LabelResolver, 'resolution'>;
  exportTask: Pick<ExportTask, 'state'>;
  addresses: Pick<AddressJudging, 'summary' | 'refresh'>;
}

/** Publishes snapshots of a session. */
export interface SessionPublisher {
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** Publishes appended rows and all other changes except replaced rows. */
  publish(): void;
  /** Publishes replaced rows and all other changes. */
  publishReplaced(): void;
}

export function createSessionPublisher(parts: SessionParts): SessionPublisher {
  const { store, tally, view, job, rejudging, labels, exportTask, addresses } = parts;
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
      addresses: addresses.summary(),
    };
  }

  function publish(): void {
    tally.countAppended();
    // Rows that were requested before the watchlist changed may have arrived after the change.
    rejudging.refresh();
    addresses.refresh();
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
