import { expect, test } from '@playwright/test';
import { isWholeRun } from '../../src/engine/testing/test-scope.ts';
import { collectComplaints } from '../page-actions.ts';
import { BUILT_FOLDER as folder } from './built-files.ts';
import { createBulkRequest } from './endpoints.ts';
import { ask, inspectThroughEndpoints, inspectThroughPage, openAndKeep } from './journey.ts';
import { startStaticSite } from './static-site.ts';

const basePath = '/tools/namescope/';

// The last host is the simplest one that has to work: it sends none of our headers.
const PLACES = [
  ...(isWholeRun
    ? [
        { where: 'at the root', basePath: '/' },
        { where: 'below a path', basePath },
      ]
    : []),
  { where: 'below a path, on a host without headers', basePath, headers: {} },
];

for (const { where, ...place } of PLACES) {
  test(`works without a network ${where}`, async ({ context, page }) => {
    const complaints = collectComplaints(context);
    const site = await startStaticSite({ folder, ...place });
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
    await expect(page.getByText('Ready offline. This device has')).toBeVisible();

    // An unknown address leads to the page.
    await page.goto(`${site.address}no/such/file#/name/v%C3%ACtalik.eth`);
    await expect(page.getByRole('heading', { level: 1, name: 'vìtalik.eth' })).toBeVisible();
    expect(page.url()).toBe(`${site.address}#/name/v%C3%ACtalik.eth`);
    expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
  });
}

test('reports missing tables and loads them again', async ({ page }) => {
  const site = await startStaticSite({ folder });
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
  expect(
    await ask(page, 'api/bulk-inspect-names', createBulkRequest(['vìtalik.eth'])),
  ).toMatchObject({
    status: 503,
    contentType: 'application/problem+json',
    body: { code: 'tables_unavailable' },
  });

  await page.context().setOffline(false);
  await inspectThroughEndpoints(page);
  await site.stop();
});
