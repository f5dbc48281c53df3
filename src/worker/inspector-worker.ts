import { expose, transfer } from 'comlink';
import { BULK_COLUMNS, type BulkColumns, type InspectedColumns } from '../contract/bulk-columns.ts';
import type { Outcome } from '../contract/problem.ts';
import bulkUrl from '../data/tables/bulk.bin?url';
import detailsUrl from '../data/tables/details.bin?url';
import hashingUrl from '../data/tables/hashing.wasm?url';
import { tables } from '../data/tables/manifest.json';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { createInspectorService } from './create-inspector-service.ts';
import { fetchTable } from './fetch-table.ts';
import { holdLock } from './hold-lock.ts';

const alive = holdLock(self.name);

const loadProgram = retryableOnce(() => import('./start-engine.ts'));
const loadBulkTable = retryableOnce(() => fetchTable(bulkUrl, tables['bulk.bin']));
const loadHashing = retryableOnce(() => fetchTable(hashingUrl, tables['hashing.wasm']));

const loadEngine = retryableOnce(async () => {
  const files = [loadBulkTable(), loadHashing()] as const;
  for (const file of files) file.catch(() => undefined); // told to whoever waits for the engine, which comes later
  const { startEngine } = await loadProgram();
  return startEngine(...files);
});

const loadDetails = retryableOnce(() => fetchTable(detailsUrl, tables['details.bin']));

const loadFull = retryableOnce(async () => {
  const [{ createFullInspector }, engine, details] = await Promise.all([
    import('../engine/inspector.ts'),
    loadEngine(),
    loadDetails(),
  ]);
  return createFullInspector(engine, details);
});

const loadLazyOperations = retryableOnce(async () => {
  const { createLazyOperations } = await import('./lazy-operations.ts');
  return createLazyOperations({ loadEngine, loadFull, loadDetails });
});

const service = createInspectorService({
  loadBulk: async () => (await loadEngine()).inspector,
  loadFull,
  loadLazyOperations,
});

/** No message leaves before the lock is held: the first one tells the page that it can wait for it. */
function waitUntilAlive(method: (...args: never[]) => Promise<unknown>) {
  return async (...args: never[]) => {
    const [answer] = await Promise.all([method(...args), alive]);
    return answer;
  };
}

async function inspectColumns(names: string[]): Promise<Outcome<InspectedColumns>> {
  const outcome = await service.inspectColumns(names);
  if (!outcome.ok) return outcome;
  const columns = Object.keys(BULK_COLUMNS) as (keyof BulkColumns)[];
  return transfer(
    outcome,
    columns.map((column) => outcome.value[column].buffer as ArrayBuffer),
  );
}

const methods = Object.entries({ ...service, inspectColumns });
expose(Object.fromEntries(methods.map(([name, method]) => [name, waitUntilAlive(method)])));

// Sent unasked, so that a worker that dies over its first question is noticed too; Comlink passes it over.
void alive.then(() => {
  postMessage(null);
  // What the engine will need is under way before it is asked for, but behind the first question: a plain name needs no
  // engine. It is not started, because that takes a while.
  loadProgram().catch(() => undefined);
  loadBulkTable().catch(() => undefined);
  loadHashing().catch(() => undefined);
});
