import type { CharacterQuery, FoundCharacters } from '../../contract/characters.ts';
import type { FoundImitation } from '../../contract/imitations.ts';
import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import { getWatchlistRevision } from '../watchlist/device-watchlist.ts';
import { connectInspector, inspector } from '../workers/connect-inspector.ts';
import type { ColumnsWorker } from './bulk-job.ts';
import { createWorkerPool } from './worker-pool.ts';

/** What a list asks of a worker. */
export interface InspectionWorker extends ColumnsWorker {
  bulkInspectNames(names: string[]): Promise<Outcome<BulkInspectNamesResponse>>;
  labelhashes(labels: string[]): Promise<Outcome<Uint8Array>>;
  foldLooks(names: string[]): Promise<Outcome<string[]>>;
  findCharacters(query: CharacterQuery): Promise<Outcome<FoundCharacters>>;
  findImitations(name: string, names: string[]): Promise<Outcome<FoundImitation[]>>;
}

/** A connection restarts its worker when it dies, and retries the call. */
function createInspectionWorker({ call, stop }: typeof inspector): InspectionWorker {
  return {
    async inspectColumns(names) {
      // What changes while the worker is asked may have come too late for these names.
      const revision = getWatchlistRevision();
      const outcome = await call((service) => service.inspectColumns(names));
      return outcome.ok ? { ok: true, value: { ...outcome.value, revision } } : outcome;
    },
    bulkInspectNames: (names) =>
      call((service) => service.bulkInspectNames({ names, network_name: 'mainnet' })),
    labelhashes: (labels) => call((service) => service.labelhashes(labels)),
    foldLooks: (names) => call((service) => service.foldLooks(names)),
    findCharacters: (query) => call((service) => service.findCharacters(query)),
    findImitations: (name, names) => call((service) => service.findImitations(name, names)),
    stop,
  };
}

/** The page's own worker, and one more for each further core while a large list needs them. */
export const inspectionPool = createWorkerPool<InspectionWorker>({
  first: createInspectionWorker(inspector),
  spawn: () => createInspectionWorker(connectInspector()),
  size: Math.max(1, navigator.hardwareConcurrency || 1),
});
