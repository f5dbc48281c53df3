import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';
import {
  type BuiltFile,
  createOfflineCache,
  findOpenPages,
  type OpenPages,
} from './offline-cache.ts';

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

/** Creates the request of a user who opens an address. */
const createVisit = (address: string) =>
  Object.defineProperty(new Request(address), 'mode', { value: 'navigate' });

const goOffline = () =>
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));

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
    expect(await (await cache.respond(createVisit(address))).text()).toBe('right');
  },
);

it('redirects unknown URLs to the page while offline', async () => {
  await createOfflineCache(LIST, SCOPE).install();
  goOffline();
  const response = await createOfflineCache(LIST, SCOPE).respond(createVisit(`${SCOPE}sub/path`));
  expect(response.headers.get('Location')).toBe(SCOPE);
  expect(await ask(SCOPE)).toBe('right');
});

it('stores files under the keys of the first release, and keeps their type', async () => {
  const headers = { 'Content-Type': 'text/javascript' };
  vi.stubGlobal('fetch', async () => new Response('right', { headers }));
  const cache = createOfflineCache(LIST, SCOPE);
  await cache.install();
  expect([...getStored().keys()]).toEqual([
    `${SCOPE}assets/main-x.js`,
    `${SCOPE}index.html?__WB_REVISION__=12ab`,
  ]);
  const response = await cache.respond(new Request(ADDRESSES[0] ?? ''));
  expect(response.headers.get('Content-Type')).toBe('text/javascript');
});

it.each(['wrong', 'righ', '', '<!doctype html>'])(
  'replaces the damaged content %j',
  async (text) => {
    const [script = ''] = ADDRESSES;
    getStored().set(script, new Response(text));
    expect(await ask(script)).toBe('right');
    expect(await getStored().get(script)?.clone().text()).toBe('right');
  },
);

it('names the file that cannot be fetched', async () => {
  goOffline();
  const installed = createOfflineCache(LIST, SCOPE).install();
  await expect(installed).rejects.toThrow('main-x.js could not be reached');
  expect(getStored().size).toBe(0);
});

it('removes the redirect flag of a response', async () => {
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(new Response('right'), 'redirected', { value: true }),
  );
  const response = await createOfflineCache(LIST, SCOPE).respond(new Request(SCOPE));
  expect(response.redirected).toBe(false);
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
    const oldPage = `${SCOPE}index.html?__WB_REVISION__=0`;
    for (const key of [older, oldPage]) getStored().set(key, new Response('older'));
    const cache = createOfflineCache(LIST, SCOPE);
    await cache.install();
    const windows = Array.from({ length: count }, () => ({}) as OpenPages['windows'][number]);
    await cache.removeOutdated({ entries, windows });
    for (const key of [older, oldPage]) expect(getStored().has(key)).toBe(effect === 'keeps');
    if (effect === 'keeps') expect(await ask(older)).toBe('older');
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
    goOffline();
    const cache = createOfflineCache(LIST, SCOPE);
    for (const address of [SCOPE, `${SCOPE}index.html`]) {
      await expect(cache.respond(createVisit(address))).rejects.toThrow('Failed to fetch');
    }
  });

  it('rejects the installation', async () => {
    device.failOn(...methods);
    await expect(createOfflineCache(LIST, SCOPE).install()).rejects.toThrow('No room.');
  });
});

it('finds the entry scripts and windows of this site, but not of other sites on the same origin', async () => {
  const names = [
    `${PAGE_LOCK_PREFIX}${SCOPE}assets/entry-1.js`,
    `${PAGE_LOCK_PREFIX}${SCOPE}assets/entry-2.js`,
    `${PAGE_LOCK_PREFIX}https://site.example/other/assets/entry-3.js`,
    `another ${SCOPE}assets/entry-4.js`,
  ];
  const held = [...names.map((name) => ({ name })), {}];
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  const windows = [SCOPE, `${SCOPE}#/lists`, 'https://site.example/other/'].map((url) => ({ url }));
  const matchAll = vi.fn(async () => windows);
  const clients = { matchAll } as unknown as Parameters<typeof findOpenPages>[0];
  const pages = await findOpenPages(clients, SCOPE);
  vi.unstubAllGlobals();
  expect(pages).toEqual({
    entries: [`${SCOPE}assets/entry-1.js`, `${SCOPE}assets/entry-2.js`],
    windows: [{ url: SCOPE }, { url: `${SCOPE}#/lists` }],
  });
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});

/** Stubs `caches` with an empty CacheStorage for each test. Methods passed to `failOn` throw from then on. */
function stubCaches() {
  /** Responses by cache name and key. */
  let stored: Map<string, Map<string, Response>>;
  let failingMethods: ReadonlySet<string>;

  function getEntries(name: string): Map<string, Response> {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return entries;
  }

  function check(method: string): void {
    if (failingMethods.has(method)) throw new DOMException('No room.', 'QuotaExceededError');
  }

  beforeEach(() => {
    stored = new Map();
    failingMethods = new Set();
    vi.stubGlobal('caches', {
      async open(name: string) {
        check('open');
        const entries = getEntries(name);
        return {
          async match(key: string) {
            check('match');
            return entries.get(key)?.clone();
          },
          async put(key: string, response: Response) {
            check('put');
            entries.set(key, response);
          },
          delete: async (request: string | { url: string }) =>
            entries.delete(typeof request === 'string' ? request : request.url),
          keys: async () => [...entries.keys()].map((url) => ({ url })),
        };
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  return {
    getEntries,
    failOn(...methods: ('open' | 'match' | 'put')[]) {
      failingMethods = new Set(methods);
    },
  };
}
