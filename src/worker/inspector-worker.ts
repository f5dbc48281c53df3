import { expose, transfer } from 'comlink';
import type { InspectedColumns } from '../contract/bulk-columns.ts';
import type { Outcome } from '../contract/problem.ts';
import bulkUrl from '../data/tables/bulk.bin?url';
import hashingUrl from '../data/tables/hashing.wasm?url';
import { tables } from '../data/tables/manifest.json';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { createInspectorService } from './create-inspector-service.ts';
import { fetchTable } from './fetch-table.ts';

/**
 * Holds a Web Lock until the worker ends. The page waits for this lock to detect that the worker was closed or killed,
 * because no event reports that. Resolves when the lock is held, or if the browser has no Web Locks.
 */
function holdLock(name: string): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks || name === '') return Promise.resolve();
  return new Promise((held) => {
    void locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

const lockHeld = holdLock(self.name);

const loadEngineModule = retryableOnce(() => import('./start-engine.ts'));
const loadBulkTable = retryableOnce(() => fetchTable(bulkUrl, tables['bulk.bin']));
const loadHashing = retryableOnce(() => fetchTable(hashingUrl, tables['hashing.wasm']));

const loadEngine = retryableOnce(async () => {
  const files = [loadBulkTable(), loadHashing()] as const;
  for (const file of files) file.catch(() => undefined); // the error is reported when startEngine awaits the file
  const { startEngine } = await loadEngineModule();
  return startEngine(...files);
});

const loadFullModule = retryableOnce(() => import('./full-engine.ts'));
const loadFull = retryableOnce(async () => {
  const { createFullEngine } = await loadFullModule();
  return createFullEngine(loadEngine());
});

const loadLazyOperations = retryableOnce(async () => {
  const { createLazyOperations } = await import('./lazy-operations.ts');
  return createLazyOperations({ loadEngine, loadFull });
});

const service = createInspectorService({
  loadBulk: async () => (await loadEngine()).inspector,
  loadFull,
  loadLazyOperations,
});

/** Delays results until the lock is held. The page requests the lock after the first message. */
function answerAfterLock(method: (...args: never[]) => Promise<unknown>) {
  return async (...args: never[]) => {
    const [answer] = await Promise.all([method(...args), lockHeld]);
    return answer;
  };
}

async function inspectColumns(names: string[]): Promise<Outcome<InspectedColumns>> {
  const outcome = await service.inspectColumns(names);
  if (!outcome.ok) return outcome;
  const columns = Object.values(outcome.value).filter((column) => ArrayBuffer.isView(column));
  return transfer(
    outcome,
    columns.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

const methods = Object.entries({ ...service, inspectColumns });
expose(Object.fromEntries(methods.map(([name, method]) => [name, answerAfterLock(method)])));

// The first message, which Comlink ignores. It lets the page detect a worker that dies during its first call.
void lockHeld.then(() => {
  postMessage(null);
  // Preloads the files of the engine, because the first request may not need the engine. Does not start the engine,
  // because that takes a while.
  loadEngineModule().catch(() => undefined);
  loadBulkTable().catch(() => undefined);
  loadHashing().catch(() => undefined);
  // Waits for the table of the verdict, so that the files of the report do not delay the verdict.
  void loadBulkTable()
    .then(loadFullModule)
    .then(({ preloadDetails }) => preloadDetails())
    .catch(() => undefined);
});
