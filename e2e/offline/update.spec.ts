import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../page-actions.ts';
import { BUILT_FOLDER as folder } from './built-files.ts';
import { buildWithChangedScreen } from './changed-build.ts';
import { getEntryScript, inspectThroughEndpoints, openAndKeep } from './journey.ts';
import { startStaticSite } from './static-site.ts';
import { expectWholeSite } from './whole-site.ts';

let changed: string;

// All tests share one worker and its build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  changed = await buildWithChangedScreen();
});

test.afterAll(() => rm(changed, { recursive: true }));

const readBuild = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
const updateOffer = (page: Page) => page.getByText('A newer version of Namescope is ready.');

/** Returns a file that exists only in the changed build and is stored after other files. */
const findNewScreen = () =>
  `assets/later/${readdirSync(join(changed, 'assets/later')).find((name) => /^about-.*\.js$/.test(name))}`;

/** Opens a screen that is loaded on demand. */
async function showAbout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
}

/** Lists the paths of the files that the device has stored. */
function listCachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('an update waits until the user accepts it', async ({ page }) => {
  const site = await startStaticSite({ folder });
  await openAndKeep(page, site.address);
  const before = await getEntryScript(page);

  site.deploy(changed);
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();
  // A reload does not accept the update, and shows the complete older page.
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();
  expect(await getEntryScript(page)).toBe(before);
  await showAbout(page);
  expect(await readBuild(page)).toBeUndefined();

  // The device already has all files of the newer version.
  await site.stop();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => getEntryScript(page).catch(() => before)).not.toBe(before);
  await expect(updateOffer(page)).toBeHidden();
  await showAbout(page);
  await expect.poll(() => readBuild(page)).toBe('changed');
  await expectWholeSite(page, site.address);
});

const FAULTY_ENDS = ['a transfer that breaks off', 'a web page', 'status 404'] as const;

for (const fault of FAULTY_ENDS) {
  test(`a page survives an update that ends in ${fault}, and updates later`, {
    tag: '@all',
  }, async ({ page }) => {
    const site = await startStaticSite({ folder });
    await openAndKeep(page, site.address);
    const before = await getEntryScript(page);

    site.deploy(changed);
    const damaged = findNewScreen();
    site.damage(damaged, fault);
    await page.reload();
    await expect
      .poll(() => site.asked.filter((path) => path === damaged).length)
      .toBeGreaterThan(1);
    await expectWholeSite(page, site.address);
    expect(await getEntryScript(page)).toBe(before);
    await expect(updateOffer(page)).toBeHidden();

    site.repair();
    await page.reload();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => getEntryScript(page).catch(() => before)).not.toBe(before);
    await showAbout(page);
    await expect.poll(() => readBuild(page)).toBe('changed');
    await expectWholeSite(page, site.address);
    await site.stop();
  });
}

test('an update does not interrupt a running list', async ({ context, page }) => {
  test.setTimeout(120_000);
  const complaints = collectComplaints(context);
  const site = await startStaticSite({ folder });
  await openAndKeep(page, site.address);
  const before = await getEntryScript(page);
  await startAndPauseList(page);

  // Another page of the same site updates, and the host no longer has the older files.
  site.deploy(changed);
  const other = await context.newPage();
  await other.goto(site.address);
  await expect(updateOffer(other)).toBeVisible();
  await expect(updateOffer(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => getEntryScript(other).catch(() => before)).not.toBe(before);
  expect((await fetch(before)).status).toBe(404);

  // The list continues, and the older page still loads its own files.
  await finishList(page);
  expect(await getEntryScript(page)).toBe(before);
  await showAbout(page);
  expect(await readBuild(page)).toBeUndefined();
  await inspectThroughEndpoints(page);
  expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);

  // Only this page has the finished list, so the browser asks before it reloads.
  const update = page.getByRole('button', { name: 'Update' });
  const asking = page.waitForEvent('dialog');
  await Promise.all([asking.then((dialog) => dialog.dismiss()), update.click()]);
  await page.getByRole('link', { name: 'Lists' }).click();
  await expect(page.getByText('30,000 names', { exact: true })).toBeVisible();
  expect(await getEntryScript(page)).toBe(before);
  page.once('dialog', (dialog) => dialog.accept());
  await update.click();
  await expect.poll(() => getEntryScript(page).catch(() => before)).not.toBe(before);
  await showAbout(page);
  await expect.poll(() => readBuild(page)).toBe('changed');

  // No page of the older build is open, so the next visit deletes its files.
  expect(await listCachedFiles(page)).toContain(new URL(before).pathname);
  await page.reload();
  await expect.poll(() => listCachedFiles(page)).not.toContain(new URL(before).pathname);
  await other.reload();
  await inspectThroughEndpoints(other);
  await site.stop();
});

/** Opens a list and pauses it as soon as the button appears. */
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
  await page.getByRole('link', { name: 'Lists' }).click();
  const names = Array.from({ length: 30_000 }, (_, index) => `nàme${index}.eth`);
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
  await expect(page.getByText('30,000 names', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Done')).toBeVisible();
}
