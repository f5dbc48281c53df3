import { type Dialog, expect, type Locator, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  expectNames,
  getHeading,
  getNewList,
  getQuestion,
  openBulk,
  openFile,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { exportFile } from './export-file.ts';
import { controlWorkers } from './list-workers.ts';
import { getField } from './name-page.ts';
import { drop, paste } from './page-input.ts';
import { test } from './site-test.ts';

const LIST = { name: 'names.txt', content: 'a.eth\nb.eth' };
const OTHER = 'one.eth\ntwo.eth\nthree.eth';

async function goToInspect(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  return getField(page);
}

/** Tries to leave the page and cancels the browser's question. */
async function stay(page: Page, go: () => Promise<unknown>): Promise<void> {
  const asking = page.waitForEvent('dialog');
  const going = go();
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await going;
}

const reload = (page: Page) => page.evaluate(() => location.reload());

/** Reloads the page and confirms every question. Returns the number of questions. */
async function reloadAnyway(page: Page): Promise<number> {
  let asked = 0;
  const accept = (dialog: Dialog) => {
    asked += 1;
    return dialog.accept();
  };
  page.on('dialog', accept);
  await page.reload();
  page.off('dialog', accept);
  return asked;
}

/** Ways to close a list or replace it. */
const WAYS: [way: string, take: (page: Page) => Promise<unknown>, title: string, names: string][] =
  [
    ['New list', (page) => getNewList(page).click(), 'Leave this list?', ''],
    [
      'a dropped file',
      (page) => drop(getHeading(page), { name: 'n.txt', content: OTHER }),
      'Replace this list?',
      '3 names',
    ],
    [
      'a list that is pasted on the first screen',
      async (page) => paste(await goToInspect(page), OTHER),
      'Replace this list?',
      '3 names',
    ],
    [
      'a list that is typed on the first screen',
      async (page) => (await goToInspect(page)).fill(OTHER),
      'Replace this list?',
      '3 names',
    ],
    [
      'a file that is opened on the first screen',
      async (page) => {
        await goToInspect(page);
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Open a file…' }).click();
        const buffer = Buffer.from(OTHER);
        await (await choosing).setFiles({ name: 'n.txt', mimeType: 'text/plain', buffer });
      },
      'Replace this list?',
      '3 names',
    ],
  ];

/** Ways to keep the list. */
const KEEP = ['Escape', 'Enter', 'click'] as const;

test('asks before a list is closed or replaced', async ({ page }) => {
  await openBulk(page);
  for (const [way, take, title, names] of WAYS) {
    await test.step(way, async () => {
      await openFile(page, LIST);
      await waitUntilDone(page);
      for (const keep of title === 'Leave this list?' ? KEEP : KEEP.slice(0, 1)) {
        await take(page);
        const question = getQuestion(page, title);
        const button = question.getByRole('button', { name: 'Keep the list' });
        // The focused button keeps the list.
        await expect(button).toBeFocused();
        await expect(question).toContainText('2 names');
        if (keep === 'click') await button.click();
        else await page.keyboard.press(keep);
        await expect(question).toHaveCount(0);
        await expectNames(page, '2 names');
        await expect(page.getByRole('link', { name: 'a.eth' })).toBeVisible();
      }
      await take(page);
      const leave = title === 'Leave this list?' ? 'Start a new list' : 'Open the new list';
      await getQuestion(page, title).getByRole('button', { name: leave }).click();
      if (names) await expectNames(page, names);
      await expect(page.getByText('2 names', { exact: true })).toHaveCount(0);
      if (names) await startNewList(page);
      await expect(page.getByLabel('Names, one per line')).toBeVisible();
    });
  }
});

test('a running list continues behind the question', async ({ page }) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await openBulk(page);
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await getNewList(page).click();
  const question = getQuestion(page, 'Leave this list?');
  await expect(question).toContainText('The list is still being inspected.');
  await setBehaviour('answers');
  await expect(question).toContainText('Its 20,000 names and their verdicts would be lost.');
  await page.keyboard.press('Escape');
  await waitUntilDone(page);
  await expect(getNewList(page)).toBeFocused();
  await expectNames(page, '20,000 names');
});

test('asks before a reload, another address and Back', async ({ page }) => {
  await page.goto('./?before');
  await page.goto('./');
  await page.getByRole('link', { name: 'Lists' }).click();
  await expect(getHeading(page)).toBeVisible();
  await openFile(page, LIST);
  await waitUntilDone(page);

  await stay(page, () => reload(page));
  await expectNames(page, '2 names');

  // The first Back stays within the page, the second leaves it.
  await page.goBack();
  await expect(getField(page)).toBeVisible();
  await stay(page, () => page.evaluate(() => history.back()));
  await page.getByRole('link', { name: 'Lists' }).click();
  await expectNames(page, '2 names');

  await stay(page, () => page.evaluate(() => location.assign('./?elsewhere')));
  await expectNames(page, '2 names');

  expect(await reloadAnyway(page)).toBe(1);
  await expect(page.getByLabel('Names, one per line')).toBeVisible();
});

test('does not ask if nothing is lost', async ({ page }) => {
  await openBulk(page);
  const field = page.getByLabel('Names, one per line');
  await field.fill('a.eth');
  expect(await reloadAnyway(page)).toBe(0);
  await field.fill('a.eth');
  await page.getByRole('button', { name: 'Inspect the list' }).click();
  await waitUntilDone(page);
  expect(await reloadAnyway(page)).toBe(0);

  await openFile(page, LIST);
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  await exportFile(page.getByRole('button', { name: 'Export 2 names' }));
  await expect(page.getByText('Exported.', { exact: true })).toBeVisible();
  await getNewList(page).click();
  await expect(field).toBeVisible();
  expect(await reloadAnyway(page)).toBe(0);
});

test('asks before an export is stopped', async ({ page }) => {
  await page.addInitScript(() => {
    // A disk that waits until the test releases it.
    const released = new Promise((resolve) => {
      addEventListener('release', resolve, { once: true });
    });
    const stream = { write: () => released, close: async () => {}, abort: async () => {} };
    const handle = { createWritable: async () => stream };
    Object.assign(window, { showSaveFilePicker: async () => handle });
  });
  await page.goto('#/lists');
  await openFile(page, LIST);
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Export 2 names' }).click();

  await page.getByRole('button', { name: 'Stop the export' }).click();
  const stopping = getQuestion(page, 'Stop the export?');
  await expect(stopping.getByRole('button', { name: 'Keep exporting' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stopping).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Stop the export' })).toBeFocused();

  // The export continues while another screen is shown.
  await page.goto('#/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Namescope' })).toBeVisible();
  await page.goto('#/lists');
  await expect(page.getByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  await getNewList(page).click();
  const leaving = getQuestion(page, 'Leave this list?');
  await expect(leaving).toContainText('The running export would stop.');
  await page.keyboard.press('Escape');
  await stay(page, () => reload(page));

  // A question without a purpose closes.
  await page.getByRole('button', { name: 'Stop the export' }).click();
  await expect(stopping).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(stopping).toHaveCount(0);
  await expect(page.getByText('Exported.', { exact: true })).toBeVisible();
});
