import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  getFilters,
  getRows,
  getState,
  getTile,
  openBulk,
  openFile,
  waitUntilDone,
} from './bulk-page.ts';
import { controlWorkers } from './list-workers.ts';
import { test } from './site-test.ts';

const NAMES = [
  'hello.eth',
  'metamaskk.eth',
  'a?b.eth',
  'vita1ik.eth',
  'hello-there.eth',
  'Nick.eth',
];

const readNames = (page: Page) => getRows(page).locator('tbody a').allInnerTexts();

/** Opens a list and waits until all its names are inspected. */
async function inspect(page: Page, names: readonly string[]): Promise<void> {
  await openBulk(page);
  await openFile(page, { name: 'names.txt', content: names.join('\n') });
  await waitUntilDone(page);
}

/** Returns the distance from the top of the page to the first row of a table or item of a list. */
const measureFirstRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('tbody tr, li[aria-posinset]');
    return (row?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY;
  });

test('opens a list on its imitations and divides all names among tiles', async ({ page }) => {
  await inspect(page, NAMES);
  await expect(getTile(page, '2 imitate known names')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readNames(page)).toEqual(['vita1ik.eth', 'metamaskk.eth']);
  // The differing letters are marked.
  await expect(getRows(page).locator('[class*="differs"]')).toHaveText(['1', 'k']);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  for (const [words, names] of [
    ['1 is refused by ENS', ['a?b.eth']],
    ['2 no problem found', ['hello.eth', 'hello-there.eth']],
    ['1 needs a closer look', ['Nick.eth']],
  ] as const) {
    await getTile(page, words).click();
    await expect.poll(() => readNames(page)).toEqual(names);
  }
  await getTile(page, '1 needs a closer look').click();
  await expect.poll(async () => (await readNames(page)).length).toBe(NAMES.length);

  // Groups mark the differing letters too, and a tile returns to the names.
  await page.getByRole('button', { name: 'Imitated names' }).click();
  await expect(page.getByRole('listitem').locator('[class*="differs"]')).toHaveText(['1', 'k']);
  await getTile(page, '1 is refused by ENS').click();
  await expect.poll(() => readNames(page)).toEqual(['a?b.eth']);

  await page.getByRole('button', { name: 'Names', exact: true }).press('Escape');
  await getTile(page, '1 is refused by ENS').click();
  await page.getByLabel('Search the names').fill('he11o');
  await expect.poll(() => readNames(page)).toEqual(['hello-there.eth', 'hello.eth'].reverse());
  await expect(getRows(page).locator('tbody tr').first().locator('[class*="calm"]')).toHaveText([
    'l',
    'l',
  ]);
});

test('judges the exact text of a row in its report', async ({ page }) => {
  await inspect(page, ['my name.eth', 'xn--vtalik-r1a.eth', 'Nick.eth', 'vita1ik.eth']);
  await expect(getTile(page, '1 imitates a known name')).toHaveAttribute('aria-pressed', 'true');
  const links = getRows(page).locator('tbody a');
  const report = page.getByRole('region', { name: 'Report on the row' });
  // The search finds names that the page did not preselect.
  for (const [text, headline] of [
    ['my name', 'Don’t send. This name contains a space.'],
    ['xn--', 'Don’t send. ENS doesn’t accept this spelling.'],
  ] as const) {
    await page.getByLabel('Search the names').fill(text);
    await expect(page.getByText('1 shown', { exact: true })).toBeVisible();
    await links.click();
    await expect(report.getByRole('heading', { level: 2, name: headline })).toBeVisible();
    await expect(report.getByText('Loading the letters and the details…')).toBeHidden();
    await expect(report.getByRole('heading', { level: 2, name: headline })).toBeVisible();
    await expect(report.getByRole('link', { name: 'Open as page' })).toHaveCount(0);
  }
  await page.getByLabel('Search the names').fill('Nick');
  const row = getRows(page).locator('tbody tr').filter({ hasText: 'Use nick.eth' });
  await expect(row.getByRole('img', { name: 'worth knowing' })).toBeVisible();
  await row.getByRole('link').click();
  await expect(report.getByRole('heading', { level: 2, name: 'Use nick.eth.' })).toBeVisible();
  await expect(report.getByRole('link', { name: 'Open as page' })).toBeVisible();
});

test('walks through the rows with J and K, but not while a field has the focus', async ({
  page,
}) => {
  await inspect(page, NAMES);
  const rows = getRows(page).locator('tbody a');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Control+j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close report' });
  await close.focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();

  await page.getByLabel('Search the names').press('j');
  await expect(page.getByLabel('Search the names')).toHaveValue('j');
  await expect(page.getByLabel('Search the names')).toBeFocused();
});

test('starts with the first row on small and large screens', async ({ page }) => {
  await inspect(page, [...NAMES, ...createRealNames(1000)]);
  await expect(getTile(page, /known name/)).toHaveAttribute('aria-pressed', 'true');
  const sizes = [
    { width: 1440, height: 900, most: 300 },
    { width: 320, height: 700, most: 340 },
  ];
  for (const { most, ...size } of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => measureFirstRow(page)).toBeLessThan(most);
    await getFilters(page).click();
    await expect(page.getByLabel('Order', { exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  await page.goto('#/imitations/vitalik.eth');
  for (const { most, ...size } of sizes) {
    await page.setViewportSize(size);
    await expect(page.locator('li[aria-posinset]').first()).toBeVisible();
    await expect.poll(() => measureFirstRow(page)).toBeLessThan(most);
  }
});

test('keeps the choice of filter and order that the user made before the list was done', async ({
  page,
}) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await openBulk(page);
  const names = ['vita1ik.eth', 'a?b.eth', ...createRealNames(20_000)];
  await openFile(page, { name: 'names.txt', content: names.join('\n') });
  await expect(getState(page, 'Inspecting')).toBeVisible();
  await getTile(page, /refused by ENS/).click();
  await setBehaviour('answers');
  await waitUntilDone(page);
  await expect(getTile(page, /refused by ENS/)).toHaveAttribute('aria-pressed', 'true');
  await expect(getTile(page, /known name/)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await readNames(page))[0]).toBe('a?b.eth');
});
