import { expose, transfer } from 'comlink';
import { BULK_COLUMNS, type BulkColumns, type InspectedColumns } from '../contract/bulk-columns.ts';
import type { InspectorService } from '../contract/inspector-service.ts';
import type { Outcome } from '../contract/problem.ts';
import bulkUrl from '../data/tables/bulk.bin?url';
import detailsUrl from '../data/tables/details.bin?url';
import { tables } from '../data/tables/manifest.json';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { fetchTable } from './fetch-table.ts';
import { holdLock } from './hold-lock.ts';
import { createInspectorService } from './inspector-service.ts';

const alive = holdLock(self.name);

const loadProgram = retryableOnce(() => import('./start-engine.ts'));
const loadBulkTable = retryableOnce(() => fetchTable(bulkUrl, tables['bulk.bin']));

const loadEngine = retryableOnce(async () => {
  const table = loadBulkTable();
  table.catch(() => undefined); // told to whoever waits for the engine, which comes later
  const { startEngine } = await loadProgram();
  return startEngine(table);
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

const loadLists = () => import('./known-name-lists.ts');

const loadFinder = retryableOnce(async () => {
  const [{ createCharacterFinder }, details] = await Promise.all([
    import('../engine/grapheme/character-finder.ts'),
    loadDetails(),
  ]);
  return createCharacterFinder(details);
});

const service = createInspectorService({
  loadBulk: async () => (await loadEngine()).inspector,
  loadFull,
  loadFinder,
  loadVersions: async () => (await import('./engine-versions.ts')).getEngineVersions(),
  async loadWatchedEntries(watchlist) {
    const [{ readWatchlist }, { floors }] = await Promise.all([loadLists(), loadEngine()]);
    return readWatchlist(watchlist, (label) => floors.normalize(label).normalized);
  },
  loadKnownNames: async () => (await loadLists()).listKnownNames(),
});

/** No message leaves before the lock is held: the first one tells the page that it can wait for it. */
function waitUntilAlive<A extends unknown[], T>(method: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
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

expose({
  bulkInspectNames: waitUntilAlive(service.bulkInspectNames),
  inspectName: waitUntilAlive(service.inspectName),
  inspectGrapheme: waitUntilAlive(service.inspectGrapheme),
  findCharacters: waitUntilAlive(service.findCharacters),
  foldLooks: waitUntilAlive(service.foldLooks),
  inspectColumns: waitUntilAlive(inspectColumns),
  listCandidates: waitUntilAlive(service.listCandidates),
  findImitations: waitUntilAlive(service.findImitations),
  compareNames: waitUntilAlive(service.compareNames),
  labelhashes: waitUntilAlive(service.labelhashes),
  watch: waitUntilAlive(service.watch),
  readWatchlist: waitUntilAlive(service.readWatchlist),
  listKnownNames: waitUntilAlive(service.listKnownNames),
  versions: waitUntilAlive(service.versions),
} satisfies InspectorService);

// Sent unasked, so that a worker that dies over its first question is noticed too; Comlink passes it over.
void alive.then(() => {
  postMessage(null);
  // What the engine will need is under way before it is asked for, but behind the first question: a plain name needs no
  // engine. It is not started, because that takes a while.
  loadProgram().catch(() => undefined);
  loadBulkTable().catch(() => undefined);
});
