import { expect, test } from '@playwright/test';
import { isWholeRun } from '../../src/engine/testing/test-scope.ts';
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

// Each fault is healed in one of the two ways, in both in the whole run.
for (const [place, fault] of STORED_FAULTS.entries()) {
  if (isWholeRun || place % 2 === 0) {
    test(`${fault} in place of every stored file is healed by a reload`, async ({ page }) => {
      const site = await startStaticSite({ folder: BUILT_FOLDER });
      await openAndKeep(page, site.address);
      await poisonCache(page, /./, fault);
      await page.reload();
      await expectWholeSite(page, site.address);
      await site.stop();
    });
  }

  if (isWholeRun || place % 2 === 1) {
    test(`${fault} that the first release stored is healed by the next`, async ({ page }) => {
      const scripts: Record<string, string> = { 'service-worker.js': UNCHECKING_WORKER };
      const site = await startStaticSite({ folder: BUILT_FOLDER, scripts });
      await openAndKeep(page, site.address);
      await poisonCache(page, /./, fault);
      // It answers with what it has, visit after visit.
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
}

test('a screen that the first release stored wrong is healed while the update waits', async ({
  page,
}) => {
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

test('works from the network where nothing more can be stored, and heals once there is room', async ({
  page,
  context,
}) => {
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
