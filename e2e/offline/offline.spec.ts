import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { createBulkRequest } from './endpoints.ts';
import { ask, inspectThroughEndpoints, inspectThroughPage, openAndKeep } from './journey.ts';
import { startStaticSite } from './static-site.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

// A host that sends no headers of ours is the least that the site has to do with.
const places = [
  { where: 'at the root', basePath: '/' },
  { where: 'beneath a path', basePath: '/tools/namescope/' },
  { where: 'on a host without headers', basePath: '/tools/namescope/', headers: {} },
];

for (const { where, ...place } of places) {
  test(`opens and answers with the network gone, ${where}`, async ({ context, page }) => {
    const complaints = collectComplaints(context);
    const site = await startStaticSite({ folder, ...place });
    await openAndKeep(page, site.address);

    await context.setOffline(true);
    await site.stop();
    await page.reload();
    await inspectThroughPage(page, site.address);
    await inspectThroughEndpoints(page);
    // Screens that were never opened are there too.
    await page.goto(`${site.address}#/about`);
    await expect(page.getByText('Ready offline. This device has')).toBeVisible();
    expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
  });
}

test('answers the endpoints on the first visit, where the host has none', async ({ page }) => {
  const site = await startStaticSite({ folder });
  await openAndKeep(page, site.address);
  await inspectThroughEndpoints(page);
  expect(site.asked.filter((path) => path.startsWith('api'))).toEqual([]);
  await site.stop();
});

test('leads to the page from an address that is no file of it', async ({ page }) => {
  const site = await startStaticSite({ folder, basePath: '/tools/namescope/' });
  await openAndKeep(page, site.address);
  await site.stop();
  await page.goto(`${site.address}no/such/file#/name/v%C3%ACtalik.eth`);
  await expect(page.getByRole('heading', { level: 1, name: 'vìtalik.eth' })).toBeVisible();
  expect(page.url()).toBe(`${site.address}#/name/v%C3%ACtalik.eth`);
});

test('says that the tables are missing, and tries again', async ({ page }) => {
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
  // The browser's own cache would have them too.
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
