import type { InspectorService } from '../contract/inspector-service.ts';
import inspectorWorkerUrl from '../worker/inspector-worker.ts?worker&url';
import { toTrustedScriptUrl } from './trusted-script-url.ts';
import { createConnection, type WorkerLike } from './worker-connection.ts';

/** Starts an inspection worker that holds the lock of this name while it lives. */
export function spawnInspector(lockName: string): WorkerLike {
  return new Worker(toTrustedScriptUrl(inspectorWorkerUrl), { type: 'module', name: lockName });
}

/** The page's own inspection worker. */
export const inspector = createConnection<InspectorService>({
  spawn: spawnInspector,
  locks: navigator.locks,
});
