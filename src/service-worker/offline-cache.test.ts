import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuiltFile } from './file-store.ts';
import { createOfflineCache } from './offline-cache.ts';
import type { OpenPages } from './open-pages.ts';
import { stubCaches } from './testing/stub-caches.ts';

const SCOPE = 'https://site.example/tools/';
const integrity = `sha256-${createHash('sha256').update('right').digest('base64')}`;
const LIST: BuiltFile[] = [
  { url: 'assets/main-x.js', revision: null, integrity },
  { url: 'index.html', revision: '12ab', integrity },
];
const ADDRESSES = LIST.map(({ url }) => SCOPE + url);

const device = stubCaches();
const getStored = () => device.getEntries(`workbox-precache-v2-${SCOPE}`);

async function ask(address: string): Promise<string> {
  const response = await createOfflineCache(LIST, SCOPE).respond(new Request(address));
  return response.text();
}

let served: string;

beforeEach(() => {
  served = 'right';
  vi.stubGlobal('fetch', async () => new Response(served));
});

it('responds from the cache without the server', async () => {
  await createOfflineCache(LIST, SCOPE).install();
  served = 'gone';
  for (const address of ADDRESSES) expect(await ask(address)).toBe('right');
});

it('responds from the server if a request must not use a cache', async () => {
  const cache = createOfflineCache(LIST, SCOPE);
  await cache.install();
  served = 'newer';
  const response = await cache.respond(new Request(ADDRESSES[0] ?? '', { cache: 'no-store' }));
  expect(await response.text()).toBe('newer');
});

it.each([`${SCOPE}?utm_source=x`, `${SCOPE}index.html?utm_source=x`])(
  'responds to a visit of %s from the cache',
  async (address) => {
    const cache = createOfflineCache(LIST, SCOPE);
    await cache.install();
    served = 'newer';
    const visit = Object.defineProperty(new Request(address), 'mode', { value: 'navigate' });
    expect(await (await cache.respond(visit)).text()).toBe('right');
  },
);

it('redirects unknown URLs to the page while offline', async () => {
  await createOfflineCache(LIST, SCOPE).install();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const visit = Object.defineProperty(new Request(`${SCOPE}sub/path`), 'mode', {
    value: 'navigate',
  });
  const response = await createOfflineCache(LIST, SCOPE).respond(visit);
  expect(response.headers.get('Location')).toBe(SCOPE);
  expect(await ask(SCOPE)).toBe('right');
});

it('replaces a damaged file', async () => {
  const [script = ''] = ADDRESSES;
  getStored().set(script, new Response('wrong'));
  expect(await ask(script)).toBe('right');
  expect(await getStored().get(script)?.clone().text()).toBe('right');
});

describe('removeOutdated', () => {
  const [entry = ''] = ADDRESSES;
  const older = `${SCOPE}assets/older-x.js`;

  it.each<['keeps' | 'deletes', when: string, entries: string[], windows: number]>([
    ['deletes', 'no window is open', [], 0],
    ['deletes', 'all windows run this build', [entry, entry], 2],
    ['deletes', 'the lock of this build outlives its window', [entry], 0],
    ['keeps', 'a page of an older build is open', [entry, older], 2],
    ['keeps', 'the lock of an older build outlives its window', [older], 0],
    ['keeps', 'a window holds no lock', [entry], 2],
    ['keeps', 'the only window holds no lock', [], 1],
  ])('%s the files of older builds if %s', async (effect, _, entries, count) => {
    getStored().set(older, new Response('older'));
    const cache = createOfflineCache(LIST, SCOPE);
    await cache.install();
    const windows = Array.from({ length: count }, () => ({}) as OpenPages['windows'][number]);
    await cache.removeOutdated({ entries, windows });
    expect(getStored().has(older)).toBe(effect === 'keeps');
    expect(getStored().has(entry)).toBe(true);
  });
});

describe.each([
  ['is full', ['put']],
  ['cannot be read', ['match', 'put']],
  ['cannot be opened', ['open']],
] as const)('if the storage %s', (_, methods) => {
  it('responds with the file from the server', async () => {
    device.failOn(...methods);
    for (const address of ADDRESSES) expect(await ask(address)).toBe('right');
    const [table] = await createOfflineCache(LIST, SCOPE).getFiles(/main/);
    expect(await table?.text()).toBe('right');
  });

  it('responds with files of another build', async () => {
    device.failOn(...methods);
    served = 'newer';
    expect(await ask(`${SCOPE}assets/newer-x.js`)).toBe('newer');
    expect(await ask(`${SCOPE}index.html`)).toBe('newer');
  });

  it('rejects while offline, so that the browser shows its offline page', async () => {
    device.failOn(...methods);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const cache = createOfflineCache(LIST, SCOPE);
    for (const address of [SCOPE, `${SCOPE}index.html`]) {
      const visit = Object.defineProperty(new Request(address), 'mode', { value: 'navigate' });
      await expect(cache.respond(visit)).rejects.toThrow('Failed to fetch');
    }
  });

  it('rejects the installation', async () => {
    device.failOn(...methods);
    await expect(createOfflineCache(LIST, SCOPE).install()).rejects.toThrow('No room.');
  });
});
