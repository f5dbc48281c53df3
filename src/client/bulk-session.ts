import type { InspectorService } from '../contract/inspector-service.ts';
import { type BulkJob, type ColumnsWorker, type JobStatus, startBulkJob } from './bulk/bulk-job.ts';
import type { BulkSource } from './bulk/input/bulk-source.ts';
import { type InputPlan, planInput } from './bulk/input/input-plan.ts';
import { readNames } from './bulk/input/read-names.ts';
import { createRowStore, type RowStore } from './bulk/row-store.ts';
import { createRowView, type RowView } from './bulk/row-view.ts';
import { countChunk, noCounts, type VerdictCounts } from './bulk/verdict-counts.ts';
import { createWorkerPool } from './bulk/worker-pool.ts';
import { inspector, spawnInspector } from './inspector.ts';
import { keepPageUntil } from './running-jobs.ts';
import { createConnection } from './worker-connection.ts';

/** What a session shows at one moment; a new object after every change. */
export interface SessionSnapshot {
  status: JobStatus;
  rows: number;
  counts: VerdictCounts;
}

/** One list under inspection. */
export interface BulkSession {
  store: RowStore;
  view: RowView;
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  pause: BulkJob['pause'];
  resume: BulkJob['resume'];
  cancel: BulkJob['cancel'];
}

/** Milliseconds between two pictures of a running job. */
const FRAME = 100;

function columnsWorker(connection: typeof inspector): ColumnsWorker {
  return {
    inspectColumns: (names) => connection.call((service) => service.inspectColumns(names)),
    stop: connection.stop,
  };
}

const pool = createWorkerPool<ColumnsWorker>({
  first: columnsWorker(inspector),
  spawn: () =>
    columnsWorker(
      createConnection<InspectorService>({ spawn: spawnInspector, locks: navigator.locks }),
    ),
  size: Math.max(1, navigator.hardwareConcurrency || 1),
});

/** Proposes how to read a list; throws UnreadableSource for what cannot be read. */
export const planOf = planInput;

/** Starts to inspect a list. */
export function startBulkSession(source: BulkSource, plan: InputPlan): BulkSession {
  const store = createRowStore();
  const view = createRowView(store);
  const counts = noCounts();
  const listeners = new Set<() => void>();
  let counted = 0;
  let isDue = false;

  const tell = () => {
    isDue = false;
    for (; counted < store.chunks.length; counted += 1) {
      const chunk = store.chunks[counted];
      if (chunk) countChunk(counts, chunk);
    }
    snapshot = { status: job.status(), rows: store.length, counts };
    view.refresh();
    for (const listener of listeners) listener();
  };
  const job = startBulkJob({
    source: readNames(source, plan),
    store,
    pool,
    onChange: () => {
      if (!isDue) setTimeout(tell, FRAME);
      isDue = true;
    },
  });
  let snapshot: SessionSnapshot = { status: job.status(), rows: 0, counts };
  keepPageUntil(job.finished);

  return {
    store,
    view,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: job.pause,
    resume: job.resume,
    cancel: job.cancel,
  };
}
