import { rmSync, writeFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  expectNames,
  getQuestion,
  getRows,
  inspectList,
  openBulk,
  openFile,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { test } from './site-test.ts';

const getToggle = (page: Page) => page.getByLabel('Keep this list on this device');
const getReopen = (page: Page) => page.getByRole('button', { name: /^Reopen the list you kept/ });

const isKept = (page: Page) => expect(page.getByText(/^Kept for your next visit/)).toBeVisible();

test('keeps a list on request, reopens it and forgets it', async ({ page }) => {
  const names = createRealNames(30_000);
  const content = ['id,label,owner', ...names.map((name, at) => `${at},"${name}",x.eth`)].join(
    '\n',
  );
  await openBulk(page);
  await expect(getReopen(page)).toBeHidden();
  await openFile(page, { name: 'names.csv', content });
  await page.getByLabel('Column with the names').selectOption('label');
  await page.getByRole('button', { name: 'Inspect the list' }).click();
  await waitUntilDone(page);
  await expect(getToggle(page)).not.toBeChecked();
  await getToggle(page).check();
  await isKept(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // A kept list is not lost, so the browser reloads without a question.
  await page.reload();
  await expect(getReopen(page)).toHaveText(
    /^Reopen the list you kept \(30,000 names from names\.csv, kept on \d+ \w+ \d{4}\)$/u,
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await getReopen(page).click();
  await waitUntilDone(page);
  await expectNames(page, '30,000 names');
  await expect(page.getByText('Read as CSV, names from “label”.')).toBeVisible();
  await expect(getRows(page).getByRole('link').first()).toHaveText(names[0] as string);
  await expect(getToggle(page)).toBeChecked();

  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('button', { name: 'Forget the list' }).click();
  await expect(page.getByText('The list is no longer kept on this device.')).toBeVisible();
  await expect(page.getByLabel('Names, one per line')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Names, one per line')).toBeVisible();
  await expect(getReopen(page)).toBeHidden();
});

test('keeps only one list of two tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await inspectList(page, { name: 'one.txt', content: 'a.eth\na.eth\n\nb.eth' });
  await inspectList(other, { name: 'two.txt', content: 'c.eth\nd.eth' });
  await getToggle(page).check();
  await isKept(page);
  await getToggle(other).click();
  const question = getQuestion(other, 'Keep this list instead?');
  await expect(question).toContainText(
    'This would replace the list you kept before: 3 names from one.txt',
  );
  await question.getByRole('button', { name: 'Keep the other list' }).click();
  await expect(getToggle(other)).not.toBeChecked();
  await expect(getToggle(page)).toBeChecked();
  await getToggle(other).click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  await isKept(other);
  await expect(getToggle(page)).not.toBeChecked();
  // The other list replaced this one, so leaving it asks again.
  await page.getByRole('button', { name: 'New list' }).click();
  await page.keyboard.press('Escape');
  await expectNames(page, '3 names');

  await getToggle(other).uncheck();
  await other.getByRole('button', { name: 'New list' }).click();
  await expect(getQuestion(other, 'Leave this list?')).toBeVisible();
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
  await getReopen(page).click();
  await waitUntilDone(page);
  await expectNames(page, '2 names');
});

test('reports that the device keeps nothing and continues', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await inspectList(page, { name: 'names.txt', content: 'vitalik.eth\nvita1ik.eth' });
  await getToggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(/The browser stores nothing for this page\./);
  await expect(getToggle(page)).not.toBeChecked();
  await expect(getRows(page).getByRole('cell', { name: 'Imitates vitalik.eth' })).toBeVisible();
  await page.getByRole('button', { name: 'New list' }).click();
  await expect(getQuestion(page, 'Leave this list?')).toBeVisible();
});
