// How lists get into the page. src/client/input tests every encoding, format and damage.

import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { getTitle } from './name-page.ts';
import { drop, expectText, paste, press } from './page-actions.ts';
import { test } from './site-test.ts';

test('opens a dropped file, and asks before it replaces a list', async ({ page, list }) => {
  await page.goto('./#/about');
  // The heading of the page exists before the program that handles files.
  await expect(page).toHaveTitle(/^About/);
  await drop(page, ['names.txt', 'a.eth']);
  await expect(page).toHaveURL(/#\/about$/);

  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(getTitle(page, 'What is really in that name?')).toBeVisible();
  await drop(page, ['names.txt', 'a.eth\nb.eth']);
  await list.expectNames('2 names');
  await list.waitUntilDone();

  await drop(page, ['n.csv', 'x,name\n1,c.eth\n']);
  const choice = page.getByRole('form', { name: 'How to read the file' });
  await expect(choice).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/#\/about$/);
  await page.goBack();
  await press(choice, 'Inspect the list');
  // The dialog blocks the page but not Back. It is shown again after Forward.
  const question = list.getQuestion('Replace this list?');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goForward();
  await list.expectNames('2 names');
  await press(question, 'Open the new list');
  await list.expectNames('1 name');

  await drop(page, ['1.txt', 'x.eth'], ['2.txt', 'x.eth']);
  await expectText(page, /^Several files were dropped/);
  await list.expectNames('1 name');
});

test('inserts a long paste into the text of the field', async ({ page, list }) => {
  await list.open();
  await list.field.fill('first.eth\nlast.eth');
  await list.field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 10));
  await paste(list.field, `${createRealNames(20_000).join('\n')}\n`);
  await list.expectNames('20,002 names');
  await expect(page.getByRole('link', { name: 'first.eth', exact: true })).toBeVisible();
});

test('lists the lines that it skips, and says what it cannot read', async ({ page, list }) => {
  const lines = ['a.eth', '', 'b\u0001.eth', 'x'.repeat(1 << 20), 'c.eth', ''];
  const content = Buffer.from(lines.join('\r\n'));
  content[content.indexOf(1)] = 0xff;
  await list.inspect(content);
  await list.expectNames('2 names');
  await page.getByText('3 lines skipped').click();
  for (const line of [/^Line 2 is empty/, /^Line 3 is not valid/, /^Line 4 /])
    await expectText(page, line);

  await list.startNew();
  await list.openFile(Uint8Array.from({ length: 5000 }, (_, at) => (at * 89) % 251));
  await expect(page.getByRole('alert')).toContainText(/binary file/);
  await expect(list.field).toBeVisible();

  const names = gzipSync(`${createRealNames(20_000).join('\n')}\n`);
  await list.openFile(Buffer.concat([names, Buffer.from('?')]), 'names.txt.gz');
  await expectText(page, /rest of the compressed file is damaged/);
  await expect(list.getState('Partly read')).toBeVisible();
  await expect(page.getByLabel('Keep this list on this device')).toBeHidden();
  await list.expectNames('20,000 names');
});

test('asks for the column with the names of a CSV file', async ({ page, list }) => {
  await list.open();
  // On a phone, a long first column does not push the names out of view.
  await page.setViewportSize({ width: 320, height: 700 });
  const long = 'a long note '.repeat(9);
  const content = `${long},label,owner\n${long},"a,b\u200d.eth",me\u200d.eth\n2,c.eth,you.eth\n`;
  await list.openFile(content, 'names.csv');
  const column = page.getByLabel('Column with the names');
  await expect(column).toHaveValue('1');
  await expect(page.getByLabel('The first row names the columns')).toBeChecked();
  // Hidden characters are marked only in the names.
  const marked = page.getByRole('region', { name: 'First rows' }).locator('[data-label="ZWJ"]');
  const expectMarked = async (text: RegExp) => {
    await expect(marked.locator('xpath=ancestor::td')).toHaveText(text);
    await expect(marked).toBeInViewport();
  };
  await expectMarked(/^a,b/);
  await column.selectOption('owner');
  await expectMarked(/^me/);
  await press(page, 'Inspect the list');
  await list.waitUntilDone();
  await expect(page.getByRole('link', { name: 'you.eth' })).toBeVisible();
  await expectText(page, 'Read as CSV, names from “owner”.');
});
