import { expose, transfer } from 'comlink';
import type { BulkColumns } from '../contract/bulk-columns.ts';
import type { InspectorService } from '../contract/inspector-service.ts';
import type { Outcome } from '../contract/problem.ts';
import bulkUrl from '../data/tables/bulk.bin?url';
import detailsUrl from '../data/tables/details.bin?url';
import manifest from '../data/tables/manifest.json';
import { fetchTable } from './fetch-table.ts';
import { holdLock } from './hold-lock.ts';
import { createInspectorService } from './inspector-service.ts';
import { retryable } from './retryable.ts';

const engine = retryable(() => import('./start-engine.ts'));
const bulkTable = retryable(() => fetchTable(bulkUrl));

const bulk = retryable(async () => {
  const [{ startBulkEngine }, bytes] = await Promise.all([engine(), bulkTable()]);
  return startBulkEngine(bytes);
});

const full = retryable(async () => {
  const [{ startFullEngine }, bytes, details] = await Promise.all([
    engine(),
    bulkTable(),
    fetchTable(detailsUrl),
  ]);
  return startFullEngine({ bulk: bytes, details });
});

const service = createInspectorService({
  bulk,
  full,
  versions: {
    unicode: manifest.unicode,
    ensNormalize: manifest.packages['@adraffy/ens-normalize'],
    tables: Object.entries(manifest.tables).map(([name, table]) => ({ name, ...table })),
  },
});

const alive = holdLock(self.name);

/** No message leaves before the lock is held: the first one tells the page that it can wait for it. */
function whileAlive<A extends unknown[], T>(method: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
    await alive;
    return method(...args);
  };
}

async function inspectColumns(names: string[]): Promise<Outcome<BulkColumns>> {
  const outcome = await service.inspectColumns(names);
  if (!outcome.ok) return outcome;
  const columns: Uint8Array[] = Object.values(outcome.value);
  return transfer(
    outcome,
    columns.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

expose({
  bulkInspectNames: whileAlive(service.bulkInspectNames),
  inspectName: whileAlive(service.inspectName),
  inspectGrapheme: whileAlive(service.inspectGrapheme),
  inspectColumns: whileAlive(inspectColumns),
  labelhashes: whileAlive(service.labelhashes),
  versions: whileAlive(service.versions),
} satisfies InspectorService);

// Sent unasked, so that a worker that dies over its first question is noticed too; Comlink passes it over.
void alive.then(() => postMessage(null));

// What the first question will need is under way before it is asked.
bulk().catch(() => undefined);
