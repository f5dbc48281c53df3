import { createHandler } from '../api/handler.ts';
import { APPLY_UPDATE, CLAIM_PAGES, TAKE_SHARED } from '../contract/offline-protocol.ts';
import { createListEngine } from '../engine/list-engine.ts';
import { createNameInspector } from '../engine/name-inspector.ts';
import { readSections } from '../engine/tables/sections.ts';
import { withTimeout } from '../primitives/with-timeout.ts';
import { type BuiltFile, createOfflineCache, findOpenPages } from './offline-cache.ts';
import { createShareTarget } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] };

const { scope } = self.registration;
const api = new URL('api', scope);
// The build replaces __WB_MANIFEST with the list of all files.
const offlineCache = createOfflineCache(self.__WB_MANIFEST, scope);
const shareTarget = createShareTarget(scope);

/**
 * Removes the files of older builds. Does nothing while a newer build is installing or waiting.
 *
 * @param openingId ID of the window that is being opened and has no lock yet
 */
async function removeOutdated(openingId?: string): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const { entries, windows } = await findOpenPages(self.clients, scope);
  await offlineCache.removeOutdated({
    entries,
    windows: windows.filter(({ id }) => id !== openingId),
  });
}

async function install(): Promise<void> {
  await offlineCache.install();
  // If no page runs, nobody can accept the update, and it cannot interrupt anything.
  const { entries } = await findOpenPages(self.clients, scope);
  if (entries.length === 0) await self.skipWaiting();
}

async function activate(): Promise<void> {
  // Makes the endpoints available on the first visit without a reload.
  await self.clients.claim();
  const { entries, windows } = await findOpenPages(self.clients, scope);
  if (entries.length === 0) {
    // Not awaited, because the navigations wait for the activation to finish.
    for (const window of windows) window.navigate(window.url).catch(() => undefined);
  }
  await removeOutdated();
}

async function loadTables(path: RegExp): Promise<Uint8Array[]> {
  const responses = await offlineCache.getFiles(path);
  return Promise.all(
    responses.map(async (response) => new Uint8Array(await response.arrayBuffer())),
  );
}

async function loadTable(path: RegExp): Promise<Uint8Array> {
  const [table] = await loadTables(path);
  if (!table) throw new Error(`No file of this build matches ${path}`);
  return table;
}

const handleRequest = createHandler({
  basePath: api.pathname,
  async inspector() {
    const tables = Promise.all([
      loadTable(/^assets\/bulk-[^/]+\.bin$/),
      // The build splits the details table into these files.
      loadTables(/^assets\/(?:details|character-names-\d+|emoji-names)-[^/]+\.bin$/),
    ]);
    const module = withTimeout(loadTable(/^assets\/hashing-[^/]+\.wasm$/), tables);
    const [bulk, details] = await tables;
    const engine = createListEngine({ bulk }, { hashing: await module });
    return createNameInspector(engine, new Map(details.flatMap((part) => [...readSections(part)])));
  },
});

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  if (event.data === APPLY_UPDATE) event.waitUntil(self.skipWaiting());
  if (event.data === CLAIM_PAGES) event.waitUntil(self.clients.claim());
  if (event.data === TAKE_SHARED) event.ports[0]?.postMessage(shareTarget.take());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== api.origin) return;

  if (`${pathname}/`.startsWith(`${api.pathname}/`)) {
    event.respondWith(handleRequest(request));
  } else if (shareTarget.accepts(request)) {
    const response = shareTarget.receive(request);
    event.respondWith(response);
    // Keeps the worker alive, because the shared files are only in memory.
    event.waitUntil(response.then(shareTarget.waitUntilTaken));
  } else if (request.method === 'GET' && request.url.startsWith(scope)) {
    event.respondWith(offlineCache.respond(request));
    // The last page of an older build may have been closed since the last visit.
    if (request.mode === 'navigate') event.waitUntil(removeOutdated(event.resultingClientId));
  }
});
