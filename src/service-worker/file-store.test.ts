import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { type BuiltFile, createFileStore } from './file-store.ts';
import { stubCaches } from './testing/stub-caches.ts';

const SCOPE = 'https://site.example/tools/';
const HASHED = `${SCOPE}assets/main-x.js`;

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const script: BuiltFile = { url: 'assets/main-x.js', revision: null, integrity: hash('right') };
const page: BuiltFile = { url: 'index.html', revision: '12ab', integrity: hash('right') };

const device = stubCaches();
/** Returns the entries of the cache that the first release created. */
const getStored = () => device.getEntries(`workbox-precache-v2-${SCOPE}`);

it('returns an intact stored file', async () => {
  getStored().set(
    HASHED,
    new Response('right', { headers: { 'Content-Type': 'text/javascript' } }),
  );
  const response = await createFileStore(SCOPE).read(script);
  expect(await response?.text()).toBe('right');
  expect(response?.headers.get('Content-Type')).toBe('text/javascript');
});

it.each(['wrong', 'righ', '', '<!doctype html>'])(
  'deletes the damaged content %j',
  async (text) => {
    getStored().set(HASHED, new Response(text));
    expect(await createFileStore(SCOPE).read(script)).toBeUndefined();
    expect(getStored().has(HASHED)).toBe(false);
  },
);

it('stores fetched files under the keys of the first release', async () => {
  vi.stubGlobal('fetch', async () => new Response('right'));
  const store = createFileStore(SCOPE);
  for (const file of [script, page]) await store.write(file, await store.fetch(file));
  expect([...getStored().keys()]).toEqual([HASHED, `${SCOPE}index.html?__WB_REVISION__=12ab`]);
  expect(await (await store.read(page))?.text()).toBe('right');
});

it('rejects with the name of a file that cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(createFileStore(SCOPE).fetch(script)).rejects.toThrow(
    'main-x.js could not be reached',
  );
  expect(getStored().size).toBe(0);
});

it('removes the redirect flag of a response', async () => {
  const redirectedResponse = Object.defineProperty(new Response('right'), 'redirected', {
    value: true,
  });
  vi.stubGlobal('fetch', async () => redirectedResponse);
  expect((await createFileStore(SCOPE).fetch(page)).redirected).toBe(false);
});

it('deletes all files except the given ones', async () => {
  for (const key of [HASHED, `${SCOPE}assets/old-x.js`, `${SCOPE}index.html?__WB_REVISION__=0`]) {
    getStored().set(key, new Response('right'));
  }
  const store = createFileStore(SCOPE);
  expect(await (await store.readUnlisted(`${SCOPE}assets/old-x.js`))?.text()).toBe('right');
  await store.keepOnly([script, page]);
  expect([...getStored().keys()]).toEqual([HASHED]);
});
