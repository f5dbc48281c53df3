import { expect, test } from '@playwright/test';
import { BUILT_FOLDER } from './built-files.ts';
import { inspectThroughPage, openAndKeep } from './journey.ts';
import { poisonCache, type StoredFault } from './poisoned-cache.ts';
import { startStaticSite } from './static-site.ts';
import { UNCHECKING_WORKER } from './unchecking-worker.ts';
import { expectWholeSite } from './whole-site.ts';

const STORED_FAULTS: StoredFault[] = [
  'a flipped byte',
  'half of it',
  'a web page',
  'a script that throws',
];

for (const fault of STORED_FAULTS) {
  const tag = fault === 'a flipped byte' ? [] : '@all';
  test(`a reload repairs ${fault} in every stored file`, { tag }, async ({ page }) => {
    const site = await startStaticSite({ folder: BUILT_FOLDER });
    await openAndKeep(page, site.address);
    await poisonCache(page, /./, fault);
    await page.reload();
    await expectWholeSite(page, site.address);
    await site.stop();
  });
}

for (const fault of STORED_FAULTS) {
  test(`the next release repairs ${fault} that the first release stored`, { tag: '@all' }, async ({
    page,
  }) => {
    const scripts: Record<string, string> = { 'service-worker.js': UNCHECKING_WORKER };
    const site = await startStaticSite({ folder: BUILT_FOLDER, scripts });
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
    await site.stop();
  });
}

test('repairs a screen that the first release stored while the update waits', async ({ page }) => {
  const scripts: Record<string, string> = { 'service-worker.js': UNCHECKING_WORKER };
  const site = await startStaticSite({ folder: BUILT_FOLDER, scripts });
  await openAndKeep(page, site.address);
  await poisonCache(page, /grapheme-/, 'a web page');
  await page.goto(`${site.address}#/grapheme/%C3%AC`);
  await expect(page.getByRole('alert')).toBeVisible();

  delete scripts['service-worker.js'];
  await page.reload();
  await expect(page.getByText('A newer version of Namescope is ready.')).toBeVisible();
  await page.reload();
  await inspectThroughPage(page, site.address);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
  await expectWholeSite(page, site.address);
  await site.stop();
});

test('works from the network while storage is full, and repairs its files afterwards', {
  tag: '@all',
}, async ({ page, context }) => {
  const site = await startStaticSite({ folder: BUILT_FOLDER });
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
  await site.stop();
});
