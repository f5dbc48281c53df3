import { expect, test } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  getHeading,
  getQuestion,
  getRows,
  getScroller,
  getState,
  inspectList,
  openBulk,
  openFile,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { controlWorkers } from './list-workers.ts';
import { importNames, visitWatchlist } from './watchlist-page.ts';

test('is worked by keyboard: one stop for all rows, the report after it, Escape closes', async ({
  page,
}) => {
  await inspectList(page, { name: 'names.txt', content: createRealNames(2000).join('\n') });
  const first = getRows(page).locator('tbody a').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close the report' });
  await expect(close).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  // The second name, by its place in the list: rows above it need not be drawn any more.
  await expect(getRows(page).locator('tr[aria-rowindex="3"] a')).toBeFocused();
  // The row that had the focus goes when it is scrolled away; the stop then is one that is drawn.
  await getScroller(page).evaluate((element) => element.scrollTo(0, 40_000));
  await expect(first).not.toHaveText(createRealNames(1)[0] ?? '');
  await expect(getRows(page).locator('tbody a[tabindex="0"]')).toHaveCount(1);
});

test('takes the focus along to either end of the list', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: createRealNames(2000).join('\n') });
  const getRowAt = (place: number) => getRows(page).locator(`tr[aria-rowindex="${place + 1}"] a`);
  await getRowAt(1).focus();
  for (let place = 2; place <= 20; place += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(getRowAt(place)).toBeFocused();
  }
  for (const [key, place] of [
    ['End', 2000],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(getRowAt(place)).toBeFocused();
    // What the browser scrolls by itself it tells a frame later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    await expect(getRowAt(place)).toBeFocused();
  }
});

test('closes a report from another part, and leaves Escape to fields', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: 'vitalik.eth\nvita1ik.eth' });
  await getRows(page).locator('tbody a').first().click();
  const close = page.getByRole('button', { name: 'Close the report' });
  await page.getByRole('button', { name: 'Imitated names' }).click();
  await page.getByRole('checkbox', { name: /known names/ }).press('Escape');
  await expect(close).toBeVisible();
  await page.getByRole('button', { name: 'Look-alike groups' }).click();
  await close.press('Escape');
  await expect(close).toBeHidden();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('comes to the last of more rows than a page can be tall, and stays there', async ({
  page,
}) => {
  const names = Array.from({ length: 250_000 }, (_, row) => `name${row}.eth`);
  await inspectList(page, { name: 'names.txt', content: names.join('\n') });
  await getScroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  for (let step = 0; step < 20; step += 1) {
    await getScroller(page).evaluate((element) => element.scrollBy(0, -7.5));
    await expect(
      getRows(page)
        .getByText(/^name249\d{3}\.eth$/)
        .first(),
    ).toBeVisible();
  }
  await getScroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(getRows(page).getByText('name249999.eth', { exact: true })).toBeVisible();
});

test('keeps the focus on the page, whatever it changes', async ({ page }) => {
  const setBehaviour = await controlWorkers(page, 'answers');
  await openBulk(page);
  await page.getByLabel('Names, one a line').fill('a.eth');
  await page.getByRole('button', { name: 'Inspect the list' }).press('Enter');
  await waitUntilDone(page);
  await expect(getHeading(page)).toBeFocused();
  await page.getByRole('button', { name: 'New list' }).press('Enter');
  await expect(getHeading(page)).toBeFocused();

  await setBehaviour('tires');
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.getByRole('button', { name: 'Stop and keep results' }).press('Enter');
  await expect(getState(page, 'Stopped')).toBeFocused();
  await setBehaviour('answers');
});

test('keeps what was typed, and a finished list, until told otherwise', async ({ page }) => {
  await openBulk(page);
  await page.getByLabel('Names, one a line').fill('a.eth\nb.eth');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.goBack();
  await expect(page.getByLabel('Names, one a line')).toHaveValue('a.eth\nb.eth');
  await page.getByRole('button', { name: 'Inspect the list' }).click();
  await waitUntilDone(page);
  await page.getByRole('link', { name: 'Inspect', exact: true }).click();
  await page.getByRole('textbox').first().fill('one.eth\ntwo.eth\nthree.eth');
  const question = getQuestion(page, 'Replace this list?');
  await question.getByRole('button', { name: 'Keep the list' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('2 names', { exact: true })).toBeVisible();
});

test('says why no row is shown, and shows all again', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
  await page.getByLabel('Search the names').fill('nothing like it');
  await page.getByRole('button', { name: 'Show all names' }).press('Enter');
  await expect(page.getByLabel('Search the names')).toBeFocused();
  await expect(page.getByText('2 shown', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Search the names')).toHaveValue('');
  await startNewList(page);
  await openFile(page, { name: 'names.txt', content: '\n\n' });
  await expect(page.getByText('There is no name in this list.')).toBeVisible();
});

test('stays within the page at every width, with the export unfolded', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
  await page.getByText('Export', { exact: true }).click();
  for (const width of [320, 560, 640, 768, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    const export_ = page.getByRole('button', { name: 'Export 2 names' });
    await export_.scrollIntoViewIfNeeded();
    await expect(export_).toBeInViewport({ ratio: 1 });
  }
  await page.getByLabel('Format').press('Escape');
  await expect(page.getByText('Export', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Format')).toBeHidden();
});

test('prints the names, and none of the controls', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
  await page.emulateMedia({ media: 'print' });
  await expect(getRows(page).getByText('a.eth')).toBeVisible();
  await expect(page.getByLabel('Format')).toBeHidden();
  await expect(page.getByLabel('Search the names')).toBeHidden();
});

test('says what became of a list that was opened for its labels or names', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: `[${'0'.repeat(64)}].eth\nvitalìk.eth` });
  const buffer = Buffer.from('name,rank\nalice.eth,1\n\xff.eth,2\nbob.eth,3\n', 'latin1');
  await page
    .getByLabel('File with labels')
    .setInputFiles({ name: 'labels.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('No label in labels.csv has one of these hashes.')).toBeVisible();
  await visitWatchlist(page);
  await importNames(page, buffer, 'watch.csv');
  await expect(page.getByText(/^2 names were read from this list\./)).toHaveText(
    '2 names were read from this list. Read as CSV, names from “name”. 1 line was skipped, first line 3: Not valid Unicode: bytes or escapes that encode no character.',
  );
});
