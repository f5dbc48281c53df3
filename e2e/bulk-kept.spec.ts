import { rmSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  expectNames,
  getNewList,
  getQuestion,
  getRows,
  inspectList,
  openBulk,
  openFile,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { findViolations } from './find-violations.ts';
import { test } from './site-test.ts';

const getToggle = (page: Page) => page.getByLabel('Keep this list on this device');
const getKept = (page: Page) => page.getByRole('listitem').filter({ hasText: /kept on \d/ });
const getOpen = (page: Page, name: string) =>
  getKept(page).getByRole('button', { name, exact: true });

const isKept = (page: Page) => expect(page.getByText(/^Kept for your next visit/)).toBeVisible();

/** Removes a saved list on the screen where no list is open, and confirms the question. */
async function removeKept(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await getQuestion(page, 'Remove this list?').getByRole('button', { name: 'Remove it' }).click();
}

test('keeps a list on request, reopens it, renames it and removes it', async ({ page }) => {
  const names = createRealNames(3_000);
  const content = ['id,label,owner', ...names.map((name, at) => `${at},"${name}",x.eth`)].join(
    '\n',
  );
  await openBulk(page);
  await expect(getKept(page)).toHaveCount(0);
  await openFile(page, { name: 'names.csv', content });
  await page.getByLabel('Column with the names').selectOption('label');
  await page.getByRole('button', { name: 'Inspect the list' }).click();
  await waitUntilDone(page);
  await expect(getToggle(page)).not.toBeChecked();
  await getToggle(page).check();
  await isKept(page);
  expect((await findViolations(page)).violations).toEqual([]);

  // A kept list is not lost, so the browser reloads without a question.
  await page.reload();
  await expect(getKept(page)).toHaveText(
    /^names\.csv3,000 names · \d+ kB · kept on \d+ \w+ \d{4}/u,
  );
  await expect(page.getByText(/^1 list, \d+ kB\. The browser has room for/u)).toBeVisible();
  expect((await findViolations(page)).violations).toEqual([]);
  await page.getByRole('button', { name: 'Rename names.csv' }).click();
  await page.getByLabel('Name of the list').fill('My <b>names</b>\u202e');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Rename My/ })).toBeFocused();
  await getKept(page)
    .getByRole('button', { name: /^My <b>names/u })
    .click();
  await waitUntilDone(page);
  await expect(page.getByRole('heading', { level: 1, name: /: My <b>names/u })).toBeVisible();
  await expectNames(page, '3,000 names');
  await expect(page.getByText('Read as CSV, names from “label”.')).toBeVisible();
  await expect(getRows(page).getByRole('link').first()).toHaveText(names[0] as string);
  await expect(getToggle(page)).toBeChecked();

  await getNewList(page).click();
  await removeKept(page, /^Remove My <b>names/u);
  await expect(page.getByText('The list is no longer kept on this device.')).toBeVisible();
  await expect(page.getByLabel('Names, one per line')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Names, one per line')).toBeVisible();
  await expect(getKept(page)).toHaveCount(0);
});

test('keeps the lists of two tabs, and the same list only once', async ({ page, context }) => {
  const other = await context.newPage();
  await inspectList(page, { name: 'one.txt', content: 'a.eth\na.eth\n\nb.eth' });
  await inspectList(other, { name: 'two.txt', content: 'c.eth\nd.eth' });
  await Promise.all([getToggle(page).check(), getToggle(other).check()]);
  await isKept(page);
  await isKept(other);
  await getNewList(page).click();
  await expect(getKept(page)).toHaveCount(2);
  await openFile(page, { name: 'again.txt', content: 'c.eth\nd.eth' });
  await waitUntilDone(page);
  await getToggle(page).check();
  await expect(page.getByText(/^Kept for your next visit as “two\.txt”/u)).toBeVisible();

  // If another tab removes the saved list, the page asks again before the user leaves the list.
  await getToggle(page).uncheck();
  await expect(getToggle(other)).not.toBeChecked();
  await getNewList(other).click();
  await expect(getQuestion(other, 'Leave this list?')).toBeVisible();
  await other.keyboard.press('Escape');
  await expectNames(other, '2 names');
});

test('says that the disk is full, and keeps nothing of the list', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      // The content of a list is stored after the information about it.
      if (String(key).startsWith('list:')) {
        this.transaction.abort();
        throw new DOMException('Full.', 'QuotaExceededError');
      }
      return put.call(this, value, key);
    };
  });
  await inspectList(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
  await getToggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^This device has no room left for the list\./u);
  await expect(getToggle(page)).not.toBeChecked();
  await startNewList(page);
  await expect(getKept(page)).toHaveCount(0);
});

test('keeps the content of a file when it was read, and rejects a changed file', async ({
  page,
}, info) => {
  const path = info.outputPath('names.txt');
  const open = async (names: string) => {
    writeFileSync(path, names);
    await page.getByLabel('File with names', { exact: true }).setInputFiles(path);
    await waitUntilDone(page);
  };
  await openBulk(page);
  await open('a.eth\nb.eth');
  writeFileSync(path, 'c.eth\nd.eth\ne.eth');
  await getToggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^The file has changed or moved since it was opened\. Open it again first\./u,
  );
  await expect(getToggle(page)).not.toBeChecked();
  await startNewList(page);

  await open('a.eth\nb.eth');
  await getToggle(page).check();
  await isKept(page);
  rmSync(path);
  await page.reload();
  await getOpen(page, 'names.txt').click();
  await waitUntilDone(page);
  await expectNames(page, '2 names');
});
