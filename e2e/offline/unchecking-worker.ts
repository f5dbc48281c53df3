/** A service worker like that of the first release: it stores every answer unchecked and serves it first. */
export const UNCHECKING_WORKER = `
const open = () => caches.open('workbox-precache-v2-' + registration.scope);
const page = new URL('index.html?__WB_REVISION__=1', registration.scope).href;

async function install() {
  const cache = await open();
  const files = Object.keys(await (await fetch('files.json')).json());
  await cache.put(page, await fetch('index.html'));
  await cache.addAll(files.filter((path) => path.startsWith('assets/')));
}

async function respond(request) {
  const cache = await open();
  const stored = await cache.match(request.mode === 'navigate' ? page : request.url);
  return stored ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', () => skipWaiting());
addEventListener('fetch', (event) => event.respondWith(respond(event.request)));
`;
