import type { PrecacheEntry } from 'workbox-precaching';
import { APPLY_UPDATE } from '../contract/offline-protocol.ts';
import { createWasmKeccak } from '../engine/hashing/wasm-keccak.ts';
import { createInspector } from '../engine/inspector.ts';
import { createHandler } from '../http/handler.ts';
import { createOfflineCache } from './offline-cache.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const { scope } = self.registration;
const api = new URL('api', scope);
// The build writes the list of all files in place of __WB_MANIFEST.
const offlineCache = createOfflineCache(self.__WB_MANIFEST, scope);

async function loadTable(name: string): Promise<Uint8Array> {
  const response = await offlineCache.getFile(new RegExp(`/${name}-[^/]+\\.bin$`));
  return new Uint8Array(await response.arrayBuffer());
}

const handleRequest = createHandler({
  basePath: api.pathname,
  async inspector() {
    const [bulk, details, keccak256] = await Promise.all([
      loadTable('bulk'),
      loadTable('details'),
      createWasmKeccak(),
    ]);
    return createInspector({ bulk, details }, keccak256 ? { keccak256 } : {});
  },
});

self.addEventListener('install', (event) => {
  event.waitUntil(offlineCache.install(event));
});

self.addEventListener('activate', (event) => {
  // The first visit gets its endpoints without a reload.
  event.waitUntil(Promise.all([self.clients.claim(), offlineCache.removeOutdated(event)]));
});

self.addEventListener('message', (event) => {
  if (event.data === APPLY_UPDATE) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== api.origin) return;

  if (`${pathname}/`.startsWith(`${api.pathname}/`)) {
    event.respondWith(handleRequest(request));
  } else if (request.method === 'GET' && request.url.startsWith(scope)) {
    event.respondWith(offlineCache.respond(request));
    // Each visit is an occasion: the last page of an older build may have been closed.
    if (request.mode === 'navigate') event.waitUntil(offlineCache.removeOutdated(event));
  }
});
