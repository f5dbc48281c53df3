import { expect } from '@playwright/test';
import { createListPage } from '../list-page.ts';
import { getTitle } from '../name-page.ts';
import { expectText, press } from '../page-actions.ts';
import { createBulkRequest } from './endpoints.ts';
import {
  ask,
  inspectThroughEndpoints,
  inspectThroughPage,
  openAndKeep,
  test,
} from './offline-test.ts';

const basePath = '/tools/namescope/';

// The last host is the simplest one that has to work: it sends none of our headers.
for (const [where, place, tag] of [
  ['at the root', {}, '@all'],
  ['below a path', { basePath }, '@all'],
  ['below a path, on a host without headers', { basePath, headers: {} }, []],
] as const) {
  test(`works without a network ${where}`, { tag: [tag].flat() }, async ({
    context,
    page,
    complaints,
    startSite,
  }) => {
    const site = await startSite(place);
    await openAndKeep(page, site.address);
    // The host has no endpoints: the service worker answers from the first visit on.
    await inspectThroughEndpoints(page);
    expect(site.asked.filter((path) => path.startsWith('api'))).toEqual([]);

    await context.setOffline(true);
    await site.stop();
    await page.reload();
    await inspectThroughPage(page, site.address);
    await inspectThroughEndpoints(page);
    // A screen that was never opened is stored too.
    await page.goto(`${site.address}#/about`);
    await expectText(page, 'Ready offline. This device has');

    // An unknown address leads to the page.
    await page.goto(`${site.address}no/such/file#/name/v%C3%ACtalik.eth`);
    await expect(getTitle(page, 'vìtalik.eth')).toBeVisible();
    expect(page.url()).toBe(`${site.address}#/name/v%C3%ACtalik.eth`);
    expect(complaints()).toEqual([]);
  });
}

test('reports missing tables and loads them again', async ({ page, startSite }) => {
  const site = await startSite();
  await openAndKeep(page, site.address);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.endsWith('.bin')) await cache.delete(request);
      }
    }
  });
  // The HTTP cache of the browser has the tables too.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  const answer = await ask(page, 'api/bulk-inspect-names', createBulkRequest(['vìtalik.eth']));
  expect(answer).toMatchObject({
    status: 503,
    contentType: 'application/problem+json',
    body: { code: 'tables_unavailable' },
  });
  await page.context().setOffline(false);
  await inspectThroughEndpoints(page);
});

test('inspects shared texts and files on this device', async ({ page, context, baseURL }) => {
  const list = createListPage(page);
  await openAndKeep(page, baseURL ?? '');
  const manifest = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  const action = new URL(manifest.share_target.action, baseURL).href;
  const asked: string[] = [];
  await context.route(action, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  /** Shares content as another app does: the system posts a form in its own window. */
  const share = async (text: string, ...files: string[]) => {
    await page.goto('about:blank');
    await page.setContent(
      `<form method="post" enctype="multipart/form-data" action="${action}">
      <textarea name="text"></textarea><input name="files" type="file" multiple><button>Share</button>
    </form>`,
    );
    await page.locator('textarea').fill(text);
    const shared = files.map((content, index) => ({
      name: `list${index}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    }));
    await page.locator('input').setInputFiles(shared);
    await press(page, 'Share');
  };
  const expectRow = (name: string) =>
    expect(list.rows.getByRole('cell', { name }).first()).toBeVisible();

  await share('vital\u00eck.eth');
  await expect(page).toHaveURL(`${baseURL}#/name/vital%C3%ACk.eth`);
  await expect(getTitle(page, 'vital\u00eck.eth')).toBeAttached();
  await share('nick.eth\nvitalik.eth');
  await expect(page.getByRole('heading', { name: /^Inspect a list: / })).toBeVisible();
  await expectRow('vitalik.eth');
  await share('', 'brantly.eth\nnick.eth');
  await expectRow('brantly.eth');
  // A shared list is opened only once.
  await page.reload();
  await expect(list.field).toBeVisible();
  await share('', 'a.eth', 'b.eth');
  await expectText(page, /^Several files were sent/u);
  expect(asked).toEqual([]);
});

test('opens a file from the system, and the server accepts no shared content', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const file = new File(['nick.eth\nvitalik.eth'], 'names.txt');
    const launch = { files: [{ getFile: async () => file }] };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (params: typeof launch) => void) => consume(launch) },
    });
  });
  await page.goto('./#/lists');
  const { rows } = createListPage(page);
  await expect(rows.getByRole('cell', { name: 'vitalik.eth' }).first()).toBeVisible();
  const response = await request.post('share-target', { multipart: { text: 'vitalik.eth' } });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain('vitalik');
});
