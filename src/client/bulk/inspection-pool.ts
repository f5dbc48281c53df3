import type { InspectorService } from '../../contract/inspector-service.ts';
import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import { inspector, spawnInspector } from '../inspector.ts';
import { createConnection } from '../worker-connection.ts';
import type { ColumnsWorker } from './bulk-job.ts';
import { createWorkerPool } from './worker-pool.ts';

/** What a list asks of a worker. */
export interface InspectionWorker extends ColumnsWorker {
  bulkInspectNames(names: string[]): Promise<Outcome<BulkInspectNamesResponse>>;
  labelhashes(labels: string[]): Promise<Outcome<Uint8Array>>;
}

/** A connection restarts its worker when it dies, and retries the call. */
function createInspectionWorker({ call, stop }: typeof inspector): InspectionWorker {
  return {
    inspectColumns: (names) => call((service) => service.inspectColumns(names)),
    bulkInspectNames: (names) =>
      call((service) => service.bulkInspectNames({ names, network_name: 'mainnet' })),
    labelhashes: (labels) => call((service) => service.labelhashes(labels)),
    stop,
  };
}

/** The page's own worker, and one more for each further core while a large list needs them. */
export const inspectionPool = createWorkerPool<InspectionWorker>({
  first: createInspectionWorker(inspector),
  spawn: () =>
    createInspectionWorker(
      createConnection<InspectorService>({ spawn: spawnInspector, locks: navigator.locks }),
    ),
  size: Math.max(1, navigator.hardwareConcurrency || 1),
});
