import type { InspectorService } from '../../contract/inspector-service.ts';
import inspectorWorkerUrl from '../../worker/inspector-worker.ts?worker&url';
import { deviceWatchlist, getWatchlistRevision } from '../watchlist/device-watchlist.ts';
import { createWatchlistSetup } from '../watchlist/watchlist-setup.ts';
import { toTrustedScriptUrl } from './trusted-script-url.ts';
import { type Connection, createConnection, type WorkerLike } from './worker-connection.ts';

function spawnInspector(lockName: string): WorkerLike {
  return new Worker(toTrustedScriptUrl(inspectorWorkerUrl), { type: 'module', name: lockName });
}

const preparation = createWatchlistSetup(deviceWatchlist, getWatchlistRevision);

/** A connection to an inspection worker of its own, which judges by the watchlist of this device. */
export function connectInspector(): Connection<InspectorService> {
  return createConnection<InspectorService>({
    spawn: spawnInspector,
    locks: navigator.locks,
    preparation,
  });
}

/** The page's own inspection worker. */
export const inspector = connectInspector();
