import type { InspectorService } from '../../contract/inspector-service.ts';
import inspectorWorkerUrl from '../../worker/inspector-worker.ts?worker&url';
import { deviceWatchlist, getWatchlistRevision } from '../trusted/device-watchlist.ts';
import { toTrustedScriptUrl } from './trusted-script-url.ts';
import { createWatchlistSetup } from './watchlist-setup.ts';
import { type Connection, createConnection, type WorkerLike } from './worker-connection.ts';

function spawnInspector(lockName: string): WorkerLike {
  return new Worker(toTrustedScriptUrl(inspectorWorkerUrl), { type: 'module', name: lockName });
}

const setup = createWatchlistSetup(deviceWatchlist, getWatchlistRevision);

/** Creates a connection to a new inspection worker, which uses the watchlist of this device. */
export function connectInspector(): Connection<InspectorService> {
  return createConnection<InspectorService>({
    spawn: spawnInspector,
    scriptUrl: new URL(inspectorWorkerUrl, document.baseURI).href,
    locks: navigator.locks,
    setup,
  });
}

/** Connection to the inspection worker that the whole page shares. */
export const inspector = connectInspector();
