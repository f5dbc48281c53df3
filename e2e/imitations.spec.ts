// The list of possible imitations of a name, and the search for them. src/client/imitations tests filters and formats.

import { expect, type Page } from '@playwright/test';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { findViolations } from './find-violations.ts';
import { getTitle, openDetails, openName } from './name-page.ts';
import { drop, expectText, exportFile, getButton, paste, press, setFile } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const getList = (page: Page) => page.getByRole('list', { name: 'Names that could imitate it' });
const getRows = (page: Page) => getList(page).getByRole('listitem');

test('lists, filters, sorts and exports imitations of a name', async ({ page, protect }) => {
  await openName(page, 'vitalik.eth');
  await openDetails(page);
  await page.getByRole('link', { name: 'What could imitate this name?' }).click();
  await expect(getTitle(page, 'What could imitate this name?')).toBeFocused();
  await expectText(page, /^[\d,]+ names could imitate vitalik\.eth$/u);
  const first = getRows(page).first();
  await expect(first).toContainText(/^vita1ik\.eth.*“1” reads as “l” Imitates.*\d\d\.\d\s% alike/u);
  await expect(first.locator('[class*="differs"]')).toHaveText('1');
  const compare = first.getByRole('link', { name: 'Compare with vita1ik.eth' });
  await expect(compare).toHaveAttribute('href', '#/compare/vitalik.eth/vita1ik.eth');
  await press(page, 'Trust this name');
  await expect(getButton(page, 'You trust this name')).toBeFocused();

  const filters = page.getByText(/^Filters/u);
  const search = page.getByRole('searchbox', { name: 'Find in this list' });
  await filters.click();
  await press(page, /^Missing character \d/u);
  await expect(getRows(page)).toHaveCount(7);
  await expect(first).toContainText('“v” is missing');
  await search.fill('no such');
  await press(page, 'Show all names');
  await expect(search).toBeFocused();
  await search.fill('-SUPPORT.');
  await expect(getRows(page)).toHaveCount(1);
  await expect(first).toContainText('% alike');
  await page.getByText('Export', { exact: true }).first().click();
  const file = await exportFile(getButton(page, 'Export'));
  expect(file.name).toMatch(/^[^.]+-imitations-\d{4}-\d\d-\d\d\.csv$/u);
  expect(file.text).toMatch(/\r\nvitalik-support\.eth,added_word,[^,]*,warn,0\.\d+\r\n$/u);

  await search.fill('');
  await filters.click();
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('likeness');
  await expectText(page, /^[\d,]+ names measured in this device’s fonts\.$/u);
  await expect(first).not.toContainText('vita1ik.eth');
  const imitates = getButton(page, /^Imitates \d/u);
  await imitates.click();

  // Back returns to the same row, filter and order.
  const scroller = getList(page).locator('..');
  await scroller.evaluate((element) => element.scrollTo(0, 9_000));
  const row = getList(page).locator('[aria-posinset="180"]');
  const opened = (await row.getByRole('link').first().textContent()) ?? '';
  const link = page.getByRole('link', { name: opened, exact: true });
  await link.focus();
  const top = await scroller.evaluate((element) => element.scrollTop);
  await link.press('Enter');
  await expect(getTitle(page, opened)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(row).toContainText(opened);
  // Browsers round scroll positions to device pixels.
  const moved = (await scroller.evaluate((element) => element.scrollTop)) - top;
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
  await filters.click();
  await expect(order).toHaveValue('likeness');
  await order.press('Escape');
  await expect(imitates).toHaveAttribute('aria-pressed', 'true');
  await link.press('ArrowDown');
  await expect(link).not.toBeFocused();
  await expect(page.locator('[data-tile]:focus')).toBeVisible();

  await protect.open();
  await page.getByRole('link', { name: 'What could imitate it: vitalik.eth' }).click();
  await expect(getList(page)).toBeVisible();
});

readingTest(
  'lists imitations of a typed name and explains input that is not a name',
  async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.goto('./#/imitations');
    await page.getByRole('link', { name: 'pay.vitalik.eth' }).click();
    await expectText(page, 'Only “vitalik” varies');
    await expect(getRows(page).first()).toContainText('pay.vita1ik.eth');
    await expect(field).toHaveValue('pay.vitalik.eth');
    for (const [text, words] of [
      ['Vitalik', 'Without a dot, it is read as vitalik.eth.'],
      ['NICK.eth', 'ENS reads NICK.eth as this name.'],
      ['a_b.eth', 'because ENS does not accept this name'],
      ['a'.repeat(300), 'Enter a shorter one.'],
      [`[${'0'.repeat(64)}].eth`, 'known only by its hash'],
      ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'This is an address, not a name'],
    ] as const) {
      await field.fill(text);
      await expect(page.getByRole('main')).toContainText(words);
    }
    await field.fill('https://app.ens.domains/vitalik.eth');
    await page.getByRole('link', { name: 'List imitations of vitalik.eth' }).click();
    await expect(field).toHaveValue('vitalik.eth');
    await paste(field, '\nnick.eth\nvitalik.eth\n');
    await expectText(page, 'Only the first of 2 lines was used.');
    await expect(page).toHaveURL(/#\/imitations\/nick\.eth$/u);
  },
);

test('finds imitations of a name in lists and files', async ({ page, list }) => {
  await list.inspect('nice.eth\nvitalik.eth\nvitaliks.eth\n');
  await page.goto('./#/imitations/vitalik.eth');
  const search = page.getByRole('region', { name: 'Search a list for imitations' });
  const conclusion = search.getByRole('status').first();
  await press(search, 'Search the open list (3 names)');
  await expect(conclusion).toHaveText('1 of the 3 names in the open list imitates vitalik.eth.');
  await expectText(search, 'vitalik.eth itself is in the list.');

  // Reads the chosen column, counts rejected lines and shows the worst imitation first.
  const names = ['nice', 'vitalik1', 'v\u0456talik', 'VITALlK.eth', 'vita1ik.eth'];
  const records = ['id,label', ...names.map((name, at) => `${at},${name}`), '5'];
  await drop(page, ['names.csv', records.join('\r\n')]);
  await search.getByLabel('Column with the names').selectOption('label');
  await press(search, 'Search the list');
  await expect(conclusion).toHaveText('4 of the 5 names in names.csv imitate vitalik.eth.');
  await expectText(search, '1 line was skipped. The line does not have the chosen column.');
  await expectText(search, '3 lines without a dot were read as');
  const found = search.getByRole('list', { name: 'Imitations in the list' });
  const expectFound = (...expected: string[]) =>
    expect(found.getByRole('link')).toHaveText(expected);
  const sorted = ['v\u0456talik.eth', 'vita1ik.eth', 'VITALlK.eth', 'vitalik1.eth'];
  await expectFound(...sorted);
  await expect(found.getByRole('listitem').nth(1)).toContainText(
    /Imitates.*Look-alike character.*“1” reads as “l”/,
  );
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });
  await search.getByLabel('Format').selectOption('Text, one name per line');
  const { text } = await exportFile(getButton(search, 'Export 4 names'));
  expect(text).toBe(`${sorted.join('\n')}\n`);

  // The results are still there after a visit to a report.
  await found.getByRole('link', { name: 'vita1ik.eth' }).click();
  await expect(page.getByRole('heading', { name: /^Don’t send\./u }).first()).toBeVisible();
  await page.goBack();
  await expectFound(...sorted);

  const field = search.getByLabel('Registered names, one per line');
  await field.fill('nice.eth, vitalik-support.eth');
  await press(search, 'Search these names');
  await expect(conclusion).toHaveText('1 of the 2 names imitates vitalik.eth.');
  await expectText(search, '1 line contains several names');
  const file = page.getByLabel('File with names to search');
  await setFile(file, 'nothing.txt', '');
  await expect(search.getByRole('alert')).toHaveText('The file is empty.');
  await expect(field).toHaveValue('');
  await expect(found).toBeHidden();

  // Stopping the search keeps the results that it has found.
  const many = Array.from({ length: chooseSize(200_000, 600_000) }, (_, at) => `name-${at}.eth`);
  await setFile(file, 'many.txt', ['vita1ik.eth', ...many].join('\n'));
  await expectFound('vita1ik.eth');
  await press(search, 'Stop and keep results');
  await expect(conclusion).toHaveText(
    /^Stopped\. 1 of the [\d,]+ names searched so far in many\.txt imitates/,
  );
  await expect(conclusion).toBeFocused();
  await expectFound('vita1ik.eth');
});
