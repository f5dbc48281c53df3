import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { isWholeRun } from '../../src/engine/testing/test-scope.ts';
import { BUILT_FOLDER as folder } from './built-files.ts';
import { buildWithChangedScreen } from './changed-build.ts';
import { collectComplaints } from './complaints.ts';
import { getEntryScript, inspectThroughEndpoints, openAndKeep } from './journey.ts';
import { startStaticSite } from './static-site.ts';
import { expectWholeSite } from './whole-site.ts';

let changed: string;

// One worker, one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  changed = await buildWithChangedScreen();
});

test.afterAll(() => rm(changed, { recursive: true }));

const buildShown = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
const updateOffer = (page: Page) => page.getByText('A newer version of Namescope is ready.');

/** A file that the changed build alone has, and that it stores when others are stored already. */
const findNewScreen = () =>
  `assets/later/${readdirSync(join(changed, 'assets/later')).find((name) => /^about-.*\.js$/.test(name))}`;

/** Opens a screen that is loaded when it is first shown. */
async function showAbout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
}

/** Files that the device holds, by their path. */
function listCachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('an update waits for the word of the user', async ({ page }) => {
  const site = await startStaticSite({ folder });
  await openAndKeep(page, site.address);
  const before = await getEntryScript(page);

  site.deploy(changed);
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();
  // Reloading is no word: the page is the older one, and whole.
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();
  expect(await getEntryScript(page)).toBe(before);
  await showAbout(page);
  expect(await buildShown(page)).toBeUndefined();

  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => getEntryScript(page).catch(() => before)).not.toBe(before);
  await showAbout(page);
  await expect.poll(() => buildShown(page)).toBe('changed');
  await expect(updateOffer(page)).toBeHidden();
  await site.stop();
});

test('an update that waits keeps its files through every visit', async ({ page }) => {
  const site = await startStaticSite({ folder });
  await openAndKeep(page, site.address);
  site.deploy(changed);
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();

  await site.stop();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(updateOffer(page)).toBeHidden();
  await showAbout(page);
  await expect.poll(() => buildShown(page)).toBe('changed');
  await expectWholeSite(page, site.address);
});

const FAULTY_ENDS = ['a transfer that breaks off', 'a web page', 'status 404'] as const;
const ENDS = isWholeRun ? FAULTY_ENDS : FAULTY_ENDS.slice(0, 1);

for (const fault of ENDS) {
  test(`an update that ends in ${fault} leaves the page whole, and comes later`, async ({
    page,
  }) => {
    const site = await startStaticSite({ folder });
    await openAndKeep(page, site.address);
    const before = await getEntryScript(page);

    site.deploy(changed);
    const spoiled = findNewScreen();
    site.spoil(spoiled, fault);
    await page.reload();
    await expect
      .poll(() => site.asked.filter((path) => path === spoiled).length)
      .toBeGreaterThan(1);
    await expectWholeSite(page, site.address);
    expect(await getEntryScript(page)).toBe(before);
    await expect(updateOffer(page)).toBeHidden();

    site.mend();
    await page.reload();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => getEntryScript(page).catch(() => before)).not.toBe(before);
    await showAbout(page);
    await expect.poll(() => buildShown(page)).toBe('changed');
    await expectWholeSite(page, site.address);
    await site.stop();
  });
}

test('an update leaves a running list and its page whole', async ({ context, page }) => {
  const complaints = collectComplaints(context);
  const site = await startStaticSite({ folder });
  await openAndKeep(page, site.address);
  const before = await getEntryScript(page);
  await startAndPauseList(page);

  // Another page of the same site takes the update; the host has the older files no more.
  site.deploy(changed);
  const other = await context.newPage();
  await other.goto(site.address);
  await expect(updateOffer(other)).toBeVisible();
  await expect(updateOffer(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => getEntryScript(other).catch(() => before)).not.toBe(before);
  expect((await fetch(before)).status).toBe(404);

  // The list goes on, and what the older page had not loaded yet is still there.
  await finishList(page);
  expect(await getEntryScript(page)).toBe(before);
  await showAbout(page);
  expect(await buildShown(page)).toBeUndefined();
  await inspectThroughEndpoints(page);
  expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);

  // The list is done, and only this page has it: the browser asks, and No changes nothing.
  const update = page.getByRole('button', { name: 'Update' });
  const asking = page.waitForEvent('dialog');
  await Promise.all([asking.then((dialog) => dialog.dismiss()), update.click()]);
  await page.getByRole('link', { name: 'Bulk' }).click();
  await expect(page.getByText('100,000 names', { exact: true })).toBeVisible();
  expect(await getEntryScript(page)).toBe(before);
  page.once('dialog', (dialog) => dialog.accept());
  await update.click();
  await expect.poll(() => getEntryScript(page).catch(() => before)).not.toBe(before);
  await showAbout(page);
  await expect.poll(() => buildShown(page)).toBe('changed');

  // No page of the older build is open any more: the next visit frees its room.
  expect(await listCachedFiles(page)).toContain(new URL(before).pathname);
  await page.reload();
  await expect.poll(() => listCachedFiles(page)).not.toContain(new URL(before).pathname);
  await other.reload();
  await inspectThroughEndpoints(other);
  await site.stop();
});

/** Opens a list and stops it half-way, at the first moment at which it can be stopped. */
async function startAndPauseList(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('button')];
      const pause = buttons.find(({ textContent }) => textContent === 'Pause');
      if (!pause) return;
      observer.disconnect();
      pause.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Bulk' }).click();
  const names = Array.from({ length: 100_000 }, (_, index) => `nàme${index}.eth`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).click();
  await (await choosing).setFiles({
    name: 'names.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(names.join('\n')),
  });
  await expect(page.getByText('Paused')).toBeVisible();
}

async function finishList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('100,000 names', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Done')).toBeVisible();
}
