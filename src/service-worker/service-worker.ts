import { APPLY_UPDATE, CLAIM_PAGES, TAKE_SHARED } from '../contract/offline-protocol.ts';
import { createInspector } from '../engine/inspector.ts';
import { createHandler } from '../http/handler.ts';
import { withTimeout } from '../primitives/with-timeout.ts';
import type { BuiltFile } from './file-store.ts';
import { createOfflineCache } from './offline-cache.ts';
import { findOpenPages } from './open-pages.ts';
import { createShareTarget } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] };

const { scope } = self.registration;
const api = new URL('api', scope);
// The build writes the list of all files in place of __WB_MANIFEST.
const offlineCache = createOfflineCache(self.__WB_MANIFEST, scope);
const shareTarget = createShareTarget(scope);

/** While a newer build is stored or waits, its files stay too. @param arriving the window that is being opened */
async function removeOutdated(arriving?: string): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const { entries, windows } = await findOpenPages(self.clients, scope);
  await offlineCache.removeOutdated({
    entries,
    windows: windows.filter(({ id }) => id !== arriving),
  });
}

async function install(): Promise<void> {
  await offlineCache.install();
  // Where pages are open and none of them runs, nobody can ask for the update, and nothing can be lost by it.
  const { entries } = await findOpenPages(self.clients, scope);
  if (entries.length === 0) await self.skipWaiting();
}

async function activate(): Promise<void> {
  // The first visit gets its endpoints without a reload.
  await self.clients.claim();
  const { entries, windows } = await findOpenPages(self.clients, scope);
  if (entries.length === 0) {
    // Not awaited: they are answered when this is over.
    for (const window of windows) window.navigate(window.url).catch(() => undefined);
  }
  await removeOutdated();
}

async function loadTable(path: RegExp): Promise<Uint8Array> {
  const response = await offlineCache.getFile(path);
  return new Uint8Array(await response.arrayBuffer());
}

const handleRequest = createHandler({
  basePath: api.pathname,
  async inspector() {
    const tables = Promise.all([
      loadTable(/^assets\/bulk-[^/]+\.bin$/),
      loadTable(/^assets\/details-[^/]+\.bin$/),
    ]);
    const module = withTimeout(loadTable(/^assets\/hashing-[^/]+\.wasm$/), tables);
    const [bulk, details] = await tables;
    return createInspector({ bulk, details }, { hashing: await module });
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
    const answer = shareTarget.receive(request);
    event.respondWith(answer);
    // The browser stops a worker that has nothing to do, and what it holds goes with it.
    event.waitUntil(answer.then(shareTarget.whenTaken));
  } else if (request.method === 'GET' && request.url.startsWith(scope)) {
    event.respondWith(offlineCache.respond(request));
    // Each visit is an occasion: the last page of an older build may have been closed.
    if (request.mode === 'navigate') event.waitUntil(removeOutdated(event.resultingClientId));
  }
});
