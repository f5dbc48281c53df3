// The table of names and the report beside it.

import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { controlWorkers } from './list-page.ts';
import { expectNoOverflow, expectText, getButton, press } from './page-actions.ts';
import { createProtectPage } from './protect-page.ts';
import { test } from './site-test.ts';

const REAL_NAMES = createRealNames(2000);

test('moves through the rows with the keyboard', async ({ page, list }) => {
  await list.inspect(REAL_NAMES);
  for (const [key, place] of [
    ['j', 1],
    ['j', 2],
    ['k', 1],
    ['Control+j', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['End', 2000],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getRowAt(place)).toBeFocused();
    // The browser reports its own scrolling some frames later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(list.getRowAt(place)).toBeFocused();
  }

  // All rows are one Tab stop, which is followed by the report.
  await page.keyboard.press('Enter');
  await expect(list.closeReport).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open as page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.closeReport).toBeHidden();
  await expect(list.getRowAt(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await list.closeReport.focus();
  await page.keyboard.press('j');
  await expect(list.getRowAt(2)).toBeFocused();
  await expect(list.getRowAt(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(list.closeReport).toBeHidden();
  // The focused row is removed when it is scrolled away. Then a drawn row is the Tab stop.
  await list.scroller.evaluate((element) => element.scrollTo(0, 40_000));
  await expect(list.links.first()).not.toHaveText(REAL_NAMES[0] ?? '');
  await expect(list.rows.locator('tbody a[tabindex="0"]')).toHaveCount(1);

  await list.search.press('j');
  await expect(list.search).toHaveValue('j');
  await expect(list.search).toBeFocused();
});

test('Escape closes the report unless another element uses it', async ({ page, list }) => {
  await list.inspect('vitalik.eth\nvita1ik.eth');
  const openReport = () => list.links.first().click();
  await openReport();
  await list.search.fill('vita');
  await list.search.press('Escape');
  for (const last of [page.getByLabel('Format'), getButton(page, 'Export 2 names')]) {
    await list.export.click();
    await last.press('Escape');
  }
  await list.newList.click();
  await page.keyboard.press('Escape');
  // Escape on a closed select closes the panel that contains the select.
  await list.filters.click();
  await page.getByLabel('How to search').press('Escape');
  await expect(list.filters).toBeFocused();
  await expect(list.closeReport).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.closeReport).toBeHidden();

  for (const part of ['Names', 'Imitated names', 'Look-alike groups']) {
    await press(page, 'Names');
    await openReport();
    await press(page, part);
    await list.closeReport.press('Escape');
    await expect(list.closeReport).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
});

test('opens the report of a row here or on its own page', async ({ page, context, list }) => {
  await list.inspect(REAL_NAMES);
  const address = `#/name/${REAL_NAMES[1]}`;
  const row = list.getRowAt(2);
  for (const click of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
    // In some builds of Chromium without a window, a new page sometimes never finishes its first navigation.
    await expect(async () => {
      const [opened] = await Promise.all([context.waitForEvent('page'), row.click(click)]);
      await expect(opened).toHaveURL(new RegExp(`${address}$`, 'u'), { timeout: 3000 });
      await opened.close();
    }).toPass({ timeout: 30_000 });
  }
  await expect(list.report).toBeHidden();

  // The open report follows the focused row without a navigation.
  await list.getRowAt(1).click();
  await expect(list.report).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const link = list.report.getByRole('link', { name: 'Open as page' });
  await expect(link).toHaveAttribute('href', address);
  await expect(row).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(list.report).toBeHidden();

  await row.click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
});

test('Back returns to the same place in the list', async ({ page, list }) => {
  await list.inspect(Array.from({ length: 3000 }, (_, index) => `g\u00eerl${index}.eth`));
  await list.getRowAt(1).focus();
  await page.keyboard.press('End');
  await expect(list.getRowAt(3000)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(list.getRowAt(3000)).not.toBeFocused();
  await page.keyboard.press('Enter');
  await list.report.locator('a[href*="#/grapheme/"]').first().click();
  await expect(page).toHaveURL(/#\/grapheme\//);
  await page.goBack();
  await expect(list.report).toBeVisible();
  await expect(list.getRowAt(2990)).toBeVisible();
  await list.closeReport.click();
  await expect(list.report).toHaveCount(0);

  // Another list opens while a report is open.
  await list.getRowAt(2990).press('Enter');
  await list.startNew();
  await list.judge('a.eth\nb.eth');
  await list.search.fill('nothing like it');
  await list.expectNames('0 shown');
  await getButton(page, 'Show all names').press('Enter');
  await expect(list.search).toBeFocused();
  await expect(list.search).toHaveValue('');
  await list.expectNames('2 shown');
});

test('scrolls to the top when other rows are shown, but not when rows change', async ({
  page,
  list,
}) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await list.open();
  await list.openFile(Array.from({ length: 20_000 }, (_, row) => `name${row}.eth`));
  const getTop = () => list.scroller.evaluate(({ scrollTop }) => scrollTop);
  const scroll = () => list.scroller.evaluate((element) => element.scrollTo(0, 20_000));
  await expect(list.getRowAt(1)).toBeVisible();
  await scroll();
  await setBehaviour('answers');
  await list.waitUntilDone();
  expect(await getTop()).toBe(20_000);

  for (const showOthers of [
    () => press(page, 'Name'),
    () => list.search.fill('name1'),
    () => list.getTile(/no problem found/).click(),
  ]) {
    await scroll();
    await expect.poll(getTop).toBe(20_000);
    await showOthers();
    await expect.poll(getTop).toBe(0);
    await expect(list.getRowAt(1)).toHaveAttribute('tabindex', '0');
  }
});

test('keeps the focus and the report in place when rows disappear', async ({
  page,
  context,
  list,
}) => {
  await list.inspect(['zebrafinsh-one.eth', 'plain-name.eth', 'quokka-gardem.eth']);
  await list.getTile(/no problem found/).click();
  const expectRow = async (place: number, name: string) => {
    const row = list.links.nth(place);
    await expect(row).toHaveText(name);
    await expect(row).toBeFocused();
    const link = page.getByRole('link', { name: 'Open as page' });
    await expect(link).toHaveAttribute('href', `#/name/${name}`);
  };
  await list.links.first().click();
  await expectRow(0, 'zebrafinsh-one.eth');

  // Another tab adds the imitated names to the watchlist.
  const { open, trust } = createProtectPage(await context.newPage());
  await open();
  await trust('zebrafinch-one');
  await expectRow(0, 'plain-name.eth');
  await page.keyboard.press('ArrowDown');
  await expectRow(1, 'quokka-gardem.eth');
  await trust('quokka-garden');
  await expect(list.links).toHaveCount(1);
  await expectRow(0, 'plain-name.eth');
  await trust('plain-nane');
  await expect(list.links).toHaveCount(0);
  await expect(list.search).toBeFocused();
});

test('sorts by a column, and keeps the caret in the search field', async ({ page, list }) => {
  await list.inspect('b.eth\nÜ.eth\na.eth\nvitalìk.eth');
  const imitation = expect.stringMatching(/^vital/);
  // If there are two alerts, the more dangerous one comes first.
  for (const [column, names] of [
    ['Name', ['a.eth', 'b.eth', imitation, 'Ü.eth']],
    ['Rating', [imitation, 'Ü.eth', 'b.eth', 'a.eth']],
  ] as const) {
    await press(page, column);
    await expect.poll(list.readNames).toEqual(names);
  }
  await list.filters.click();
  await page.getByLabel('Script').selectOption({ label: 'Latin (4)' });
  await expect.poll(list.readNames).toHaveLength(4);
  await list.search.pressSequentially('vitk');
  await page.keyboard.press('ArrowLeft');
  await list.search.pressSequentially('ali');
  await expect(list.search).toHaveValue('vitalik');
});

test('searches by look, by code point and by the name of a character', async ({ page, list }) => {
  const names = ['vitalik.eth', 'vital\u00eck.eth', 'vita1ik.eth', 'ni\u200dck.eth'];
  await list.inspect([...names, 'other.eth']);
  const way = page.getByLabel('How to search');
  await list.search.fill('vitalik');
  await expectText(page, /^Found 1 by text and 2 more by look\.$/);
  await expect.poll(list.readNames).toHaveLength(3);
  await list.filters.click();
  await way.selectOption('text');
  await list.search.fill('u+00EC');
  await expectText(page, 'Names that contain Latin Small Letter I With Grave (U+00EC).');
  await expect(list.links).toHaveText(['vital\u00eck.eth']);
  await way.selectOption('look');
  await list.search.fill('ZWJ');
  const other = getButton(page, 'Search for the character Zero Width Joiner instead');
  await other.press('Enter');
  await expect(list.search).toBeFocused();
  await expect(way).toHaveValue('character');
  await expect(list.links).toHaveText(['ni\u200dck.eth']);
});

test('fits phones, every width and print', async ({ page, list }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await list.inspect([
    `treasury-wallet-of-the-c\u043empany-${'x'.repeat(60)}.eth`,
    'rnetamask.eth',
  ]);
  // A shortened name still shows the deceptive part, and the finding stands below the name.
  await expect(list.links.first()).toHaveText(/c\u043em.*\.eth$/u);
  for (const [at, words] of ['ENS', 'Imitates'].entries()) {
    const row = list.rows.locator('tbody tr').nth(at);
    const name = row.locator('[translate="no"]').first();
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    const [finding, link, whole] = await Promise.all(
      [row.getByText(words).last(), name, row].map((each) => each.boundingBox()),
    );
    if (!finding || !link || !whole) throw new Error('Nothing is drawn.');
    expect(finding.y).toBeGreaterThanOrEqual(link.y + link.height - 2);
    expect(finding.y + finding.height).toBeLessThanOrEqual(whole.y + whole.height);
  }

  await list.export.click();
  const exportButton = getButton(page, 'Export 2 names');
  for (const width of [320, 560, 640, 768, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${width} px`);
    await exportButton.scrollIntoViewIfNeeded();
    await expect(exportButton).toBeInViewport({ ratio: 1 });
  }
  await page.getByLabel('Format').press('Escape');
  await expect(list.export).toBeFocused();
  await expect(exportButton).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expectText(list.rows, 'rnetamask.eth');
  await expect(list.search).toBeHidden();
});
