import { expect, it, vi } from 'vitest';
import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';
import { findOpenPages } from './open-pages.ts';

const SCOPE = 'https://site.example/tools/';

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
