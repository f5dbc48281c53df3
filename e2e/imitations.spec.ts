import { expect, type Page } from '@playwright/test';
import { downloadExports, exportFile } from './export-file.ts';
import { getTitle, openDetails, openName } from './name-page.ts';
import { paste } from './page-input.ts';
import { readingTest, test } from './site-test.ts';

const getList = (page: Page) => page.getByRole('list', { name: 'Names that could imitate it' });
const getRows = (page: Page) => getList(page).getByRole('listitem');
const getSearch = (page: Page) => page.getByRole('searchbox', { name: 'Find in this list' });
const getNameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

test('lists, filters, searches, sorts and exports possible imitations of a name', async ({
  page,
}) => {
  await downloadExports(page);
  await openName(page, 'vitalik.eth');
  await openDetails(page);
  await page.getByRole('link', { name: 'What could imitate this name?' }).click();
  await expect(getTitle(page, 'What could imitate this name?')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^[\d,]+ names could imitate vitalik\.eth$/u,
  );
  const first = getRows(page).first();
  await expect(first.getByRole('link', { name: 'vita1ik.eth', exact: true })).toBeVisible();
  await expect(first).toContainText('Look-alike character “1” reads as “l”');
  await expect(first).toContainText('Imitates');
  await expect(first.locator('[class*="differs"]')).toHaveText('1');
  await expect(first).toContainText(/\d\d\.\d\s% alike/u);
  await expect(first.getByRole('link', { name: 'Compare with vita1ik.eth' })).toHaveAttribute(
    'href',
    '#/compare/vitalik.eth/vita1ik.eth',
  );

  await page.getByRole('button', { name: 'Trust this name' }).click();
  await expect(page.getByRole('button', { name: 'You trust this name' })).toBeFocused();

  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('button', { name: /^Missing character \d/u }).click();
  await expect(getRows(page)).toHaveCount(7);
  await expect(first).toContainText('“v” is missing');
  await getSearch(page).fill('no such');
  await page.getByRole('button', { name: 'Show all names' }).click();
  await expect(getSearch(page)).toBeFocused();
  await getSearch(page).fill('-SUPPORT');
  await expect(getRows(page)).toHaveCount(1);
  await expect(first).toContainText('% alike');
  await page.getByText('Export', { exact: true }).first().click();
  const file = await exportFile(page.getByRole('button', { name: 'Export', exact: true }));
  expect(file.name).toMatch(/^[^.]+-imitations-\d{4}-\d\d-\d\d\.csv$/u);
  expect(file.text).toMatch(
    /^\ufeffname,kind,evidence,verdict,likeness\r\nvitalik-support\.eth,added_word,“support” is added to “vitalik”,warn,0\.\d+\r\n$/u,
  );

  await getSearch(page).fill('');
  await page.getByText(/^Filters/u).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('likeness');
  await expect(page.getByText(/^[\d,]+ names measured in this device’s fonts\.$/u)).toBeVisible();
  await expect(first).not.toContainText('vita1ik.eth');
  await page.getByRole('button', { name: /^Imitates \d/u }).click();
  await expect(page.getByText(/^[\d,]+ shown$/u)).toBeVisible();
  const scroller = getList(page).locator('..');
  await scroller.evaluate((element) => element.scrollTo(0, 9_000));
  const row = getList(page).locator('[aria-posinset="180"]');
  await expect(row).toBeVisible();
  const link = row.getByRole('link').first();
  const opened = (await link.textContent()) ?? '';
  await link.focus();
  const top = await scroller.evaluate((element) => element.scrollTop);
  await link.press('Enter');
  await expect(getTitle(page, opened)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: opened, exact: true })).toBeFocused();
  await expect(row).toContainText(opened);
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top);
  await page.getByText(/^Filters/u).click();
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('likeness');
  await page.getByRole('combobox', { name: 'Order' }).press('Escape');
  await page.getByRole('link', { name: opened, exact: true }).focus();
  await expect(page.getByRole('button', { name: /^Imitates \d/u })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: opened, exact: true })).not.toBeFocused();
  await expect(page.locator('[data-tile]:focus')).toBeVisible();

  await page.goto('./#/protect');
  await page.getByRole('link', { name: 'What could imitate it: vitalik.eth' }).click();
  await expect(getList(page)).toBeVisible();
});

readingTest(
  'lists imitations of a typed name and explains input that is not a name',
  async ({ page }) => {
    await page.goto('./#/imitations');
    await page.getByRole('link', { name: 'pay.vitalik.eth' }).click();
    await expect(page.getByText('Only “vitalik” varies')).toBeVisible();
    await expect(getRows(page).first()).toContainText('pay.vita1ik.eth');
    await expect(getNameField(page)).toHaveValue('pay.vitalik.eth');

    const said = page.getByRole('main');
    for (const [text, words] of [
      ['Vitalik', 'Without a dot, it is read as vitalik.eth.'],
      ['NICK.eth', 'ENS reads NICK.eth as this name.'],
      ['a_b.eth', 'because ENS does not accept this name'],
      ['a'.repeat(300), 'Enter a shorter one.'],
      [`[${'0'.repeat(64)}].eth`, 'known only by its hash'],
      ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'This is an address, not a name'],
    ] as const) {
      await getNameField(page).fill(text);
      await expect(said).toContainText(words);
    }
    await getNameField(page).fill('https://app.ens.domains/vitalik.eth');
    await page.getByRole('link', { name: 'List imitations of vitalik.eth' }).click();
    await expect(getNameField(page)).toHaveValue('vitalik.eth');

    await paste(getNameField(page), '\nnick.eth\nvitalik.eth\n');
    await expect(page.getByText('Only the first of 2 lines was used.')).toBeVisible();
    await expect(page).toHaveURL(/#\/imitations\/nick\.eth$/u);
  },
);
