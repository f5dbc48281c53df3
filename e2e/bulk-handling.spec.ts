import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  getFilters,
  getHeading,
  getNewList,
  getRows,
  getScroller,
  getState,
  getTile,
  inspectList,
  openBulk,
  openFile,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { controlWorkers } from './list-workers.ts';
import { measureOverflow } from './measure-overflow.ts';
import { test } from './site-test.ts';
import { trust } from './trusted-page.ts';

test('moves through the rows with the keyboard', async ({ page }) => {
  await test.step('one Tab stop for all rows, then the report, which Escape closes', async () => {
    await inspectList(page, { name: 'names.txt', content: createRealNames(2000).join('\n') });
    const first = getRows(page).locator('tbody a').first();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Close report' });
    await expect(close).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Open as page' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    // Finds the second name by its index, because the rows above it may not be drawn.
    await expect(getRows(page).locator('tr[aria-rowindex="3"] a')).toBeFocused();
    // The focused row is removed when it is scrolled away. Then a drawn row is the Tab stop.
    await getScroller(page).evaluate((element) => element.scrollTo(0, 40_000));
    await expect(first).not.toHaveText(createRealNames(1)[0] ?? '');
    await expect(getRows(page).locator('tbody a[tabindex="0"]')).toHaveCount(1);
  });

  await test.step('the arrow keys, End and Home move the focus', async () => {
    await getScroller(page).evaluate((element) => element.scrollTo(0, 0));
    const getRowAt = (place: number) => getRows(page).locator(`tr[aria-rowindex="${place + 1}"] a`);
    await getRowAt(1).focus();
    for (let place = 2; place <= 5; place += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(getRowAt(place)).toBeFocused();
    }
    for (const [key, place] of [
      ['End', 2000],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(getRowAt(place)).toBeFocused();
      // The browser reports its own scrolling some frames later.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      });
      await expect(getRowAt(place)).toBeFocused();
    }
  });
});

test('Escape closes the report unless another element uses it', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: 'vitalik.eth\nvita1ik.eth' });
  const close = page.getByRole('button', { name: 'Close report' });
  const openReport = () => getRows(page).locator('tbody a').first().click();
  await openReport();
  const search = page.getByLabel('Search the names');
  await search.fill('vita');
  await search.press('Escape');
  await page.getByText('Export', { exact: true }).click();
  await page.getByLabel('Format').press('Escape');
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Export 2 names' }).press('Escape');
  await getNewList(page).click();
  await page.keyboard.press('Escape');
  await expect(close).toBeVisible();

  // Escape on a closed select closes the panel that contains the select.
  await getFilters(page).click();
  await page.getByLabel('How to search').press('Escape');
  await expect(getFilters(page)).toBeFocused();
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await openReport();

  for (const part of ['Names', 'Imitated names', 'Look-alike groups']) {
    await page.getByRole('button', { name: part, exact: true }).press('Escape');
    await expect(close).toBeHidden();
    await page.getByRole('button', { name: 'Names', exact: true }).click();
    await openReport();
    await page.getByRole('button', { name: part, exact: true }).click();
    await close.press('Escape');
    await expect(close).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.getByRole('button', { name: 'Names', exact: true }).click();
    await openReport();
  }
});

test('opens the report of a row here or on its own page', async ({ page, context }) => {
  await inspectList(page, { name: 'names.txt', content: createRealNames(2000).join('\n') });
  const rows = getRows(page).locator('tbody a');
  const report = page.getByRole('region', { name: 'Report on the row' });
  const name = createRealNames(2)[1] ?? '';
  for (const click of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), rows.nth(1).click(click)]);
    await expect(opened).toHaveURL(new RegExp(`#/name/${name}$`, 'u'));
    await opened.close();
  }
  await expect(report).toBeHidden();

  // The open report follows the focused row without a navigation.
  await rows.nth(0).click();
  await expect(report).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(report.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
    'href',
    `#/name/${name}`,
  );
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(report).toBeHidden();

  await rows.nth(1).click();
  await report.getByRole('link', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(new RegExp(`#/name/${name}$`, 'u'));
});

test('scrolls to the top for other rows, but not when rows change', async ({ page }) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await openBulk(page);
  const names = Array.from({ length: 20_000 }, (_, row) => `name${row}.eth`);
  await openFile(page, { name: 'names.txt', content: names.join('\n') });
  const getTop = () => getScroller(page).evaluate(({ scrollTop }) => scrollTop);
  const scroll = () => getScroller(page).evaluate((element) => element.scrollTo(0, 20_000));
  const expectTop = async () => {
    await expect.poll(getTop).toBe(0);
    await expect(getRows(page).locator('tr[aria-rowindex="2"] a[tabindex="0"]')).toHaveCount(1);
  };
  await expect(getRows(page).locator('tr[aria-rowindex="2"]')).toBeVisible();
  await scroll();
  await setBehaviour('answers');
  await waitUntilDone(page);
  expect(await getTop()).toBe(20_000);

  for (const ask of [
    () => page.getByRole('button', { name: 'Name', exact: true }).click(),
    () => page.getByLabel('Search the names').fill('name1'),
    () => getTile(page, /no problem found/).click(),
  ]) {
    await scroll();
    await expect.poll(getTop).toBe(20_000);
    await ask();
    await expectTop();
  }
});

test('fits phones, every width and print', async ({ page }) => {
  await test.step('whole names and findings on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const name = `treasury-wallet-of-the-c\u043empany-${'x'.repeat(60)}.eth`;
    await inspectList(page, { name: 'names.txt', content: `${name}\nrnetamask.eth` });
    const row = getRows(page).locator('tbody tr');
    // The shortened name still shows the deceptive part.
    await expect(row.nth(0).getByRole('link')).toHaveText(/c\u043em.*\.eth$/u);
    const cut = await row
      .nth(0)
      .getByRole('link')
      .evaluate((link) => {
        const text = link.querySelector('[translate="no"]') as HTMLElement;
        return text.scrollWidth - text.clientWidth;
      });
    expect(cut).toBeLessThanOrEqual(0);
    for (const [at, words] of [
      [0, 'ENS does not accept this name'],
      [1, 'Imitates metamask.eth'],
    ] as const) {
      const [text, link, whole] = await Promise.all([
        row.nth(at).getByText(words.split(' ').slice(0, 1).join(' ')).last().boundingBox(),
        row.nth(at).locator('[translate="no"]').first().boundingBox(),
        row.nth(at).boundingBox(),
      ]);
      if (!text || !link || !whole) throw new Error('Nothing is drawn.');
      expect(text.y).toBeGreaterThanOrEqual(link.y + link.height - 2);
      expect(text.y + text.height).toBeLessThanOrEqual(whole.y + whole.height);
    }
  });

  await test.step('the open export at every width', async () => {
    await startNewList(page);
    await openFile(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
    await waitUntilDone(page);
    await page.getByText('Export', { exact: true }).click();
    for (const width of [320, 560, 640, 768, 800, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
      const export_ = page.getByRole('button', { name: 'Export 2 names' });
      await export_.scrollIntoViewIfNeeded();
      await expect(export_).toBeInViewport({ ratio: 1 });
    }
    await page.getByLabel('Format').press('Escape');
    await expect(page.getByText('Export', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Format')).toBeHidden();
  });

  await test.step('print without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(getRows(page).getByText('a.eth')).toBeVisible();
    await expect(page.getByLabel('Format')).toBeHidden();
    await expect(page.getByLabel('Search the names')).toBeHidden();
  });
});

test('scrolls to the last of 250,000 rows', { tag: '@all' }, async ({ page }) => {
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

test('keeps the focus on the page while its parts change', async ({ page }) => {
  const setBehaviour = await controlWorkers(page, 'answers');
  await openBulk(page);
  await page.getByLabel('Names, one per line').fill('a.eth');
  await page.getByLabel('Names, one per line').press('ControlOrMeta+Enter');
  await waitUntilDone(page);
  await expect(getHeading(page)).toBeFocused();
  await getNewList(page).press('Enter');
  await expect(getHeading(page)).toBeFocused();

  await setBehaviour('tires');
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.getByRole('button', { name: 'Stop and keep results' }).press('Enter');
  await expect(getState(page, 'Stopped')).toBeFocused();
  await setBehaviour('answers');
});

test('keeps the focus and the report at the same place when rows disappear', async ({
  page,
  context,
}) => {
  const names = ['zebrafinsh-one.eth', 'plain-name.eth', 'quokka-gardem.eth'];
  await inspectList(page, { name: 'names.txt', content: names.join('\n') });
  await getTile(page, /no problem found/).click();
  const links = getRows(page).locator('tbody a');
  const expectRow = async (place: number, name: string) => {
    await expect(links.nth(place)).toHaveText(name);
    await expect(links.nth(place)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
      'href',
      `#/name/${name}`,
    );
  };
  await links.first().click();
  await expectRow(0, 'zebrafinsh-one.eth');

  // Another tab adds the imitated names to the watchlist.
  const other = await context.newPage();
  await other.goto('#/protect');
  await trust(other, 'zebrafinch-one');
  await expectRow(0, 'plain-name.eth');
  await page.keyboard.press('ArrowDown');
  await expectRow(1, 'quokka-gardem.eth');
  await trust(other, 'quokka-garden');
  await expect(links).toHaveCount(1);
  await expectRow(0, 'plain-name.eth');
  await trust(other, 'plain-nane');
  await expect(links).toHaveCount(0);
  await expect(page.getByLabel('Search the names')).toBeFocused();
});

test('keeps typed text, and explains an empty table', async ({ page }) => {
  await openBulk(page);
  await page.getByLabel('Names, one per line').fill('a.eth\nb.eth');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.goBack();
  await expect(page.getByLabel('Names, one per line')).toHaveValue('a.eth\nb.eth');
  await page.getByRole('button', { name: 'Inspect the list' }).click();
  await waitUntilDone(page);
  await page.getByLabel('Search the names').fill('nothing like it');
  await page.getByRole('button', { name: 'Show all names' }).press('Enter');
  await expect(page.getByLabel('Search the names')).toBeFocused();
  await expect(page.getByText('2 shown', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Search the names')).toHaveValue('');
  await startNewList(page);
  await openFile(page, { name: 'names.txt', content: '\n\n' });
  await expect(page.getByText('No names found in this list.')).toBeVisible();
});
