import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { getQuestion, getRows, inspectList } from './bulk-page.ts';
import { exportFile } from './export-file.ts';
import { drop, paste } from './page-input.ts';
import { test } from './site-test.ts';

test('opens a file that is dropped on the page and asks before it replaces a list', async ({
  page,
}) => {
  await page.goto('#/about');
  // The heading of the page exists before the program that handles files.
  await expect(page).toHaveTitle(/^About/);
  expect(
    await drop(page.getByRole('heading', { level: 1 }), { name: 'names.txt', content: 'a.eth' }),
  ).toBe(true);
  await expect(page).toHaveURL(/#\/about$/);

  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(
    await drop(page.getByRole('heading', { level: 1 }), {
      name: 'names.txt',
      content: 'a.eth\nb.eth',
    }),
  ).toBe(true);
  await expect(page.getByText('2 names', { exact: true })).toBeVisible();
  await expect(page.locator('strong[role=status]', { hasText: 'Done' })).toBeVisible();

  expect(
    await drop(page.getByRole('heading', { level: 1 }), {
      name: 'n.csv',
      content: 'x,name\n1,c.eth\n',
    }),
  ).toBe(true);
  const question = getQuestion(page, 'Replace this list?');
  const choice = page.getByRole('form', { name: 'How to read the file' });
  const leaveAndComeBack = async () => {
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/#\/about$/);
    await page.goBack();
  };
  await expect(choice).toBeVisible();
  await leaveAndComeBack();
  await choice.getByRole('button', { name: 'Inspect the list' }).click();
  // The dialog blocks the page but not Back. It is shown again after Forward.
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(page.getByText('2 names', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Open the new list' }).click();
  await expect(page.getByText('1 name', { exact: true })).toBeVisible();

  const content = 'x.eth';
  expect(
    await drop(
      page.getByRole('heading', { level: 1 }),
      { name: '1.txt', content },
      { name: '2.txt', content },
    ),
  ).toBe(true);
  await expect(page.getByText(/^Several files were dropped/)).toBeVisible();
  await expect(page.getByText('1 name', { exact: true })).toBeVisible();
});

test('inserts a long paste into the text of the field', async ({ page }) => {
  await page.goto('#/lists');
  const field = page.getByLabel('Names, one per line');
  await field.fill('first.eth\nlast.eth');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 10));
  await paste(field, `${createRealNames(20_000).join('\n')}\n`);
  await expect(page.getByText('20,002 names', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'first.eth', exact: true })).toBeVisible();
});

test('reads, filters and exports the addresses beside names', async ({ page }) => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const wrong = address.replace('dA', 'Da');
  await inspectList(page, {
    name: 'names.txt',
    content: `vitalik.eth ${address}\nnick.eth = ${wrong}\n${address.toLowerCase()}\nx.eth`,
  });
  await expect(page.getByText('Read as names with addresses.')).toBeVisible();
  const rows = getRows(page);
  await expect(rows.getByText(address, { exact: true })).toBeVisible();
  await expect(rows.getByText('No checksum')).toBeVisible();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('button', { name: /^Address warnings/ }).click();
  await expect(rows.getByRole('link')).toHaveText(['nick.eth']);
  await page.getByText('Export', { exact: true }).click();
  const { text } = await exportFile(page.getByRole('button', { name: 'Export 1 name' }));
  const [head = '', line = ''] = text.split('\r\n');
  expect(head).toMatch(/,given,address,address_checksum,address_trust$/u);
  expect(line).toMatch(/^nick\.eth,4,Checksum wrong,/u);
  expect(line.endsWith(`,${wrong},wrong,`)).toBe(true);
});
