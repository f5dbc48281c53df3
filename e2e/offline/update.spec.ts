import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { getButton, press } from '../page-actions.ts';
import { expectWholeSite, inspectThroughEndpoints, openAndKeep, test } from './offline-test.ts';

// All tests share one worker and its build.
test.describe.configure({ mode: 'default' });

const CHANGED_SCREEN = '/src/ui/features/about/about-screen.tsx';

/** Folder of a build with a change in one screen that is loaded on demand. */
let changed: string;

test.beforeAll(async () => {
  changed = await mkdtemp(join(tmpdir(), 'namescope-changed-'));
  let isChanged = false;
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    build: { outDir: changed, emptyOutDir: true },
    plugins: [
      {
        name: 'changed-screen',
        transform(code, id) {
          if (!id.endsWith(CHANGED_SCREEN)) return undefined;
          isChanged = true;
          return `${code}\ndocument.documentElement.dataset.build = 'changed';`;
        },
      },
    ],
  });
  if (!isChanged) throw new Error(`The build has no ${CHANGED_SCREEN} to change.`);
});

test.afterAll(() => rm(changed, { recursive: true }));

/** Returns the address of the page's entry script, which differs in each build. Null while the page reloads. */
const getEntryScript = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src)
    .catch(() => null);

const getOffer = (page: Page) => page.getByText('A newer version of Namescope is ready.');

/** Expects that a page keeps its entry script, and shows the screens of the older build. */
async function expectOlder(page: Page, before: string): Promise<void> {
  expect(await getEntryScript(page)).toBe(before);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBeUndefined();
}

/** Waits until a page shows the newer build, including a screen that is loaded on demand. */
async function expectUpdated(page: Page, before: string): Promise<void> {
  await expect.poll(() => getEntryScript(page)).toMatch(/^http/);
  await expect.poll(() => getEntryScript(page)).not.toBe(before);
  await expect(getOffer(page)).toBeHidden();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.locator('html[data-build="changed"]')).toBeAttached();
}

/** Lists the paths of the files that the device has stored. */
function listCachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('an update waits until the user accepts it', async ({ page, startSite }) => {
  const site = await startSite();
  await openAndKeep(page, site.address);
  const before = (await getEntryScript(page)) ?? '';

  site.deploy(changed);
  await page.reload();
  await expect(getOffer(page)).toBeVisible();
  // A reload does not accept the update, and shows the complete older page.
  await page.reload();
  await expect(getOffer(page)).toBeVisible();
  await expectOlder(page, before);

  // The device already has all files of the newer version.
  await site.stop();
  await press(page, 'Update');
  await expectUpdated(page, before);
  await expectWholeSite(page, site.address);
});

for (const fault of ['a transfer that breaks off', 'a web page', 'status 404'] as const) {
  test(`a page survives an update that ends in ${fault}, and updates later`, {
    tag: '@all',
  }, async ({ page, startSite }) => {
    const site = await startSite();
    await openAndKeep(page, site.address);
    const before = (await getEntryScript(page)) ?? '';

    site.deploy(changed);
    // A file that exists only in the changed build and is stored after other files.
    const files = readdirSync(join(changed, 'assets/later'));
    const damaged = `assets/later/${files.find((name) => /^about-.*\.js$/.test(name))}`;
    site.damage(damaged, fault);
    await page.reload();
    await expect
      .poll(() => site.asked.filter((path) => path === damaged).length)
      .toBeGreaterThan(1);
    await expectWholeSite(page, site.address);
    expect(await getEntryScript(page)).toBe(before);
    await expect(getOffer(page)).toBeHidden();

    site.repair();
    await page.reload();
    await press(page, 'Update');
    await expectUpdated(page, before);
    await expectWholeSite(page, site.address);
  });
}

test('an update does not interrupt a list', async ({ context, page, complaints, startSite }) => {
  test.setTimeout(120_000);
  const site = await startSite();
  await openAndKeep(page, site.address);
  const before = (await getEntryScript(page)) ?? '';
  // Opens a list and pauses it as soon as the button appears.
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
  const buffer = Buffer.from(names.join('\n'));
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Open a file…');
  await (await choosing).setFiles({ name: 'names.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('Paused')).toBeVisible();

  // Another page of the same site updates, and the host no longer has the older files.
  site.deploy(changed);
  const other = await context.newPage();
  await other.goto(site.address);
  await expect(getOffer(other)).toBeVisible();
  await expect(getOffer(page)).toBeVisible();
  const update = getButton(page, 'Update');
  await expect(update).toBeDisabled();
  await press(other, 'Update');
  await expectUpdated(other, before);
  expect((await fetch(before)).status).toBe(404);

  // The list continues, and the older page still loads its own files.
  await press(page, 'Resume');
  const count = page.getByText('30,000 names', { exact: true });
  await expect(count).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Done')).toBeVisible();
  await expectOlder(page, before);
  await inspectThroughEndpoints(page);
  expect(complaints()).toEqual([]);

  // Only this page has the finished list, so the browser asks before it reloads.
  const asking = page.waitForEvent('dialog');
  await Promise.all([asking.then((dialog) => dialog.dismiss()), update.click()]);
  await page.getByRole('link', { name: 'Lists' }).click();
  await expect(count).toBeVisible();
  expect(await getEntryScript(page)).toBe(before);
  page.once('dialog', (dialog) => dialog.accept());
  await update.click();
  await expectUpdated(page, before);

  // No page of the older build is open, so the next visit deletes its files.
  expect(await listCachedFiles(page)).toContain(new URL(before).pathname);
  await page.reload();
  await expect.poll(() => listCachedFiles(page)).not.toContain(new URL(before).pathname);
  await other.reload();
  await inspectThroughEndpoints(other);
});
