// Files that a host answers wrongly, or that a service worker has stored damaged.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../../src/engine/testing/test-scope.ts';
import { getButton, press } from '../page-actions.ts';
import { expectWholeSite, inspectThroughPage, openAndKeep, test } from './offline-test.ts';
import { FAULTS, type Fault } from './static-site.ts';

/** Files by their purpose. Files of one row can be damaged together, because no fault hides another. */
const KINDS = [
  [/^index\.html$/],
  [/^assets\/entry-.*\.js$/],
  [/^assets\/main-.*\.js$/],
  [/^assets\/main-.*\.css$/],
  [/^assets\/inspector-worker-.*\.js$/],
  [/^assets\/bulk-.*\.bin$/],
  [
    /^assets\/(start-engine-.*\.js|details-.*\.bin|hashing-.*\.wasm|(later\/)?grapheme-.*\.(js|css))$/,
  ],
  [/^assets\/boot-.*\.js$/, /^(favicon\.svg|manifest\.webmanifest|files\.json)$/],
  [/^assets\/later\/notices-.*\.js$/],
  [/^service-worker\.js$/],
  [/^assets\/later\/small-.*\.js$/],
];

/** Lists the files that are damaged together: each file separately in `test:all`, otherwise one group for each purpose. */
function listDamagedFiles(): string[][] {
  const listed = readFileSync(new URL('../../dist/files.json', import.meta.url), 'utf8');
  const paths = [...Object.keys(JSON.parse(listed)), 'files.json', 'service-worker.js'];
  if (isWholeRun) return paths.map((path) => [path]);
  return KINDS.map((kinds) => paths.filter((path) => kinds.some((kind) => kind.test(path))));
}

const SCREENS = [
  ...['', 'name/v%C3%ACtalik.eth', 'grapheme/%C3%AC', 'characters/zwj', 'compare/a.eth/b.eth'],
  ...['lists', 'protect', 'developers', 'about'],
];

/** Opens every screen, which must show a heading or an error. Stops and returns true at the first error. */
async function findProblem(page: Page, address: string): Promise<boolean> {
  const alert = page.getByRole('alert').first();
  for (const screen of SCREENS) {
    await page.goto(`${address}#/${screen}`);
    await expect(page.locator('main h1').first().or(alert).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (await alert.isVisible()) return true;
  }
  return false;
}

async function retryOnce(page: Page): Promise<void> {
  const retry = getButton(page, 'Try again').first();
  if (await retry.isVisible()) await retry.click();
  else await page.reload();
  // The error stays until the file has been loaded again, which may reload the page.
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
}

const namesOneOf = (paths: string[]) =>
  new RegExp(paths.map((path) => basename(path).replaceAll('.', '\\.')).join('|'));

/** Whether the page cannot do without one of these files. A flipped byte in a script without a hash may change nothing. */
const isNeeded = ([path = '']: string[], fault: Fault) =>
  /(entry|main)-|\.bin$/.test(path) ||
  (/(inspector-worker|start-engine)-/.test(path) && fault !== 'a flipped byte');

for (const [index, paths] of listDamagedFiles().entries()) {
  for (const [at, fault] of FAULTS.entries()) {
    if (fault === 'a script that throws' && !paths.some((path) => path.endsWith('.js'))) continue;
    const tag = (at + index) % 10 === 0 ? [] : '@all';
    test(`a first visit recovers from ${fault} instead of ${paths.join(', ')}`, { tag }, async ({
      page,
      startSite,
    }) => {
      const site = await startSite();
      for (const path of paths) site.damage(path, fault);
      if (paths.includes('index.html')) {
        await page.goto(site.address, { waitUntil: 'commit' }).catch(() => undefined);
        site.repair();
        await page.goto(site.address);
      } else {
        await page.goto(site.address);
        if ((await findProblem(page, site.address)) || isNeeded(paths, fault)) {
          await expect(page.getByRole('alert').first()).toContainText(namesOneOf(paths));
        }
        site.repair();
        await retryOnce(page);
      }
      await expectWholeSite(page, site.address);
    });
  }
}

type StoredFault = Exclude<Fault, 'a transfer that breaks off' | 'status 404'>;

const STORED_FAULTS = [
  'a flipped byte',
  'half of it',
  'a web page',
  'a script that throws',
] satisfies StoredFault[];

/** Replaces stored files with damaged ones, as a service worker that checks nothing could have stored them. */
async function poisonCache(page: Page, path: RegExp, fault: StoredFault): Promise<void> {
  await page.evaluate(
    async ([pattern, fault]) => {
      const damage: Record<typeof fault, (bytes: Uint8Array<ArrayBuffer>) => BodyInit> = {
        'a flipped byte': (bytes) =>
          bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
        'half of it': (bytes) => bytes.slice(0, bytes.length >> 1),
        'a web page': () => '<!doctype html><p>The host shows this page for unknown addresses.',
        'a script that throws': () => "throw new Error('from the host');",
      };
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(pattern).test(request.url)) continue;
          const stored = await cache.match(request);
          if (!stored) continue;
          const bytes = new Uint8Array(await stored.arrayBuffer());
          const { headers } = stored;
          await cache.put(request, new Response(damage[fault](bytes), { headers }));
        }
      }
    },
    [path.source, fault] as const,
  );
}

/** A service worker like that of the first release: it stores every answer unchecked and serves it first. */
const UNCHECKING_WORKER = `
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

for (const fault of STORED_FAULTS) {
  const tag = fault === 'a flipped byte' ? [] : '@all';
  test(`a reload repairs ${fault} in every stored file`, { tag }, async ({ page, startSite }) => {
    const site = await startSite();
    await openAndKeep(page, site.address);
    await poisonCache(page, /./, fault);
    await page.reload();
    await expectWholeSite(page, site.address);
  });

  test(`the next release repairs a stored ${fault}`, { tag: '@all' }, async ({
    page,
    startSite,
  }) => {
    const scripts: Record<string, string> = { 'service-worker.js': UNCHECKING_WORKER };
    const site = await startSite({ scripts });
    await openAndKeep(page, site.address);
    await poisonCache(page, /./, fault);
    // The first release serves the damaged files on every visit.
    for (let visit = 0; visit < 2; visit++) {
      await page.reload();
      await expect(page.locator('main')).toHaveCount(0);
    }
    delete scripts['service-worker.js'];
    await page.reload();
    await expectWholeSite(page, site.address);
  });
}

test('repairs a stored screen while the update waits', async ({ page, startSite }) => {
  const scripts: Record<string, string> = { 'service-worker.js': UNCHECKING_WORKER };
  const site = await startSite({ scripts });
  await openAndKeep(page, site.address);
  await poisonCache(page, /grapheme-/, 'a web page');
  await page.goto(`${site.address}#/grapheme/%C3%AC`);
  await expect(page.getByRole('alert')).toBeVisible();

  delete scripts['service-worker.js'];
  await page.reload();
  await expect(getButton(page, 'Update')).toBeVisible();
  await page.reload();
  await inspectThroughPage(page, site.address);
  await press(page, 'Update');
  await expect(getButton(page, 'Update')).toBeHidden();
  await expectWholeSite(page, site.address);
});

test('works from the network while storage is full, and repairs its files afterwards', {
  tag: '@all',
}, async ({ page, context, startSite }) => {
  const site = await startSite();
  await openAndKeep(page, site.address);
  await poisonCache(page, /./, 'half of it');
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(site.address);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  for (let visit = 0; visit < 2; visit++) {
    await page.reload();
    await inspectThroughPage(page, site.address);
  }
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await expectWholeSite(page, site.address);
});
