import type { InspectorService } from '../../contract/inspector-service.ts';
import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import { getWatchlistRevision } from '../trusted/device-watchlist.ts';
import { connectInspector, inspector } from '../workers/connect-inspector.ts';
import type { ColumnsWorker } from './bulk-job.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A worker with every method that a list calls. */
export interface InspectionWorker
  extends ColumnsWorker,
    Pick<InspectorService, 'foldLooks' | 'findCharacters' | 'listKnownNames' | 'findImitations'> {
  bulkInspectNames(names: string[]): Promise<Outcome<BulkInspectNamesResponse>>;
}

/** Creates a worker from a connection, which restarts a crashed worker and retries the call. */
function createInspectionWorker({ call, stop }: typeof inspector): InspectionWorker {
  return {
    async inspectColumns(names) {
      // Reads the revision first. If the watchlist changes during the call, these results may be outdated.
      const revision = getWatchlistRevision();
      const outcome = await call((service) => service.inspectColumns(names));
      return outcome.ok ? { ok: true, value: { ...outcome.value, revision } } : outcome;
    },
    bulkInspectNames: (names) => call((service) => service.bulkInspectNames(names)),
    foldLooks: (names) => call((service) => service.foldLooks(names)),
    findCharacters: (query) => call((service) => service.findCharacters(query)),
    listKnownNames: () => call((service) => service.listKnownNames()),
    findImitations: (name, names) => call((service) => service.findImitations(name, names)),
    stop,
  };
}

/** Worker pool of the page. Its first worker is the inspector of the page. For large lists, it uses up to one worker per CPU core. */
export const inspectionPool = createWorkerPool<InspectionWorker>({
  first: createInspectionWorker(inspector),
  spawn: () => createInspectionWorker(connectInspector()),
  size: Math.max(1, navigator.hardwareConcurrency || 1),
});
