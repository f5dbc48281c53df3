// Lists that stay on this device. src/client/bulk/kept-list tests the storage and its failures.

import { rmSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { findViolations } from './find-violations.ts';
import { createListPage } from './list-page.ts';
import { expectText, getButton, press } from './page-actions.ts';
import { test } from './site-test.ts';

const getToggle = (page: Page) => page.getByLabel('Keep this list on this device');
const getKept = (page: Page) => page.getByRole('listitem').filter({ hasText: /kept on \d/ });

/** Keeps the open list. */
async function keep(page: Page): Promise<void> {
  await getToggle(page).check();
  await expectText(page, /^Kept for your next visit/);
}

test('keeps a list on request, reopens it, renames it and removes it', async ({ page, list }) => {
  const names = createRealNames(3_000);
  await list.open();
  await expect(getKept(page)).toHaveCount(0);
  const records = names.map((name, at) => `${at},"${name}",x.eth`);
  await list.openFile(['id,label,owner', ...records], 'names.csv');
  await page.getByLabel('Column with the names').selectOption('label');
  await press(page, 'Inspect the list');
  await list.waitUntilDone();
  await expect(getToggle(page)).not.toBeChecked();
  await keep(page);
  expect((await findViolations(page)).violations).toEqual([]);

  // A kept list is not lost, so the browser reloads without a question.
  await page.reload();
  await expect(getKept(page)).toHaveText(
    /^names\.csv3,000 names · \d+ kB · kept on \d+ \w+ \d{4}/u,
  );
  await expectText(page, /^1 list, \d+ kB\. The browser has room for/u);
  expect((await findViolations(page)).violations).toEqual([]);
  await press(page, 'Rename names.csv');
  await page.getByLabel('Name of the list').fill('My <b>names</b>\u202e');
  await page.keyboard.press('Enter');
  await expect(getButton(page, /^Rename My/)).toBeFocused();
  await press(getKept(page), /^My <b>names/u);
  await list.waitUntilDone();
  await expect(page.getByRole('heading', { level: 1, name: /: My <b>names/u })).toBeVisible();
  await list.expectNames('3,000 names');
  await expectText(page, 'Read as CSV, names from “label”.');
  await expect(list.links.first()).toHaveText(names[0] as string);
  await expect(getToggle(page)).toBeChecked();
  await list.newList.click();
  await press(page, /^Remove My <b>names/u);
  await press(list.getQuestion('Remove this list?'), 'Remove it');
  await expectText(page, 'The list is no longer kept on this device.');
  await expect(list.field).toBeFocused();
  await page.reload();
  await expect(list.field).toBeVisible();
  await expect(getKept(page)).toHaveCount(0);
});

test('keeps lists of two tabs, and the same list only once', async ({ page, context, list }) => {
  const other = createListPage(await context.newPage());
  await list.inspect('a.eth\na.eth\n\nb.eth', 'one.txt');
  await other.inspect('c.eth\nd.eth', 'two.txt');
  await Promise.all([keep(page), keep(other.page)]);
  await list.newList.click();
  await expect(getKept(page)).toHaveCount(2);
  await list.judge('c.eth\nd.eth', 'again.txt');
  await getToggle(page).check();
  await expectText(page, /^Kept for your next visit as “two\.txt”/u);

  // If another tab removes the saved list, the page asks again before the user leaves the list.
  await getToggle(page).uncheck();
  await expect(getToggle(other.page)).not.toBeChecked();
  await other.newList.click();
  await expect(other.getQuestion('Leave this list?')).toBeVisible();
});

test('keeps the content that a file had when it was read', async ({ page, list }, info) => {
  const path = info.outputPath('names.txt');
  const open = async () => {
    writeFileSync(path, 'a.eth\nb.eth');
    await page.getByLabel('File with names', { exact: true }).setInputFiles(path);
    await list.waitUntilDone();
  };
  const expectRefused = async (words: RegExp) => {
    await getToggle(page).click();
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(getToggle(page)).not.toBeChecked();
    await list.startNew();
    await expect(getKept(page)).toHaveCount(0);
  };
  await list.open();
  await open();
  writeFileSync(path, 'c.eth\nd.eth\ne.eth');
  await expectRefused(
    /^The file has changed or moved since it was opened\. Open it again first\./u,
  );

  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      // The content of a list is stored after the information about it.
      if (!String(key).startsWith('list:')) return put.call(this, value, key);
      IDBObjectStore.prototype.put = put;
      this.transaction.abort();
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await open();
  await expectRefused(/^This device has no room left for the list\./u);

  await open();
  await keep(page);
  rmSync(path);
  await page.reload();
  await press(getKept(page), 'names.txt');
  await list.waitUntilDone();
  await list.expectNames('2 names');
});
