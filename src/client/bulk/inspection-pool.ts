import type { CharacterQuery } from '../../contract/inspector-service.ts';
import { getWatchlistRevision } from '../trusted/device-watchlist.ts';
import { connectInspector, inspector } from '../workers/connect-inspector.ts';
import type { ColumnsWorker } from './bulk-job.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A worker with every method that a list calls. */
export type InspectionWorker = ReturnType<typeof createInspectionWorker>;

/** Creates a worker from a connection, which restarts a crashed worker and retries the call. */
function createInspectionWorker({ call, stop }: typeof inspector) {
  return {
    async inspectColumns(names: string[]): ReturnType<ColumnsWorker['inspectColumns']> {
      // Reads the revision first. If the watchlist changes during the call, these results may be outdated.
      const revision = getWatchlistRevision();
      const outcome = await call((service) => service.inspectColumns(names));
      return outcome.ok ? { ok: true, value: { ...outcome.value, revision } } : outcome;
    },
    bulkInspectNames: (names: string[]) => call((service) => service.bulkInspectNames(names)),
    foldLooks: (names: string[]) => call((service) => service.foldLooks(names)),
    findCharacters: (query: CharacterQuery) => call((service) => service.findCharacters(query)),
    listKnownNames: () => call((service) => service.listKnownNames()),
    findImitations: (name: string, names: string[]) =>
      call((service) => service.findImitations(name, names)),
    stop,
  };
}

/** Worker pool of the page. Its first worker is the inspector of the page. For large lists, it uses up to one worker per CPU core. */
export const inspectionPool = createWorkerPool<InspectionWorker>({
  first: createInspectionWorker(inspector),
  spawn: () => createInspectionWorker(connectInspector()),
  size: Math.max(1, navigator.hardwareConcurrency || 1),
});
