// The report of a character and its grid. src/ui/features/grapheme tests what they say, filter and sort.

import { expect, type Page } from '@playwright/test';
import { getField, getTitle, getVerdict, openGrapheme, openName } from './name-page.ts';
import { expectText, getButton, press } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const getTiles = (page: Page) => page.locator('[data-tile]');

const getCrumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

readingTest('follows confusables and neighbours of a grapheme', async ({ page }) => {
  const expectAt = async (name: string, ...crumbs: string[]) => {
    await expect(getTitle(page, name)).toBeVisible();
    if (crumbs.length > 0) await expect(getCrumbs(page)).toHaveText(crumbs);
  };

  await test.step('from a name to a confusable and back', async () => {
    const grave = 'Latin Small Letter I With Grave';
    await openName(page, 'vitalìk.eth');
    await getVerdict(page).getByRole('link', { name: grave }).click();
    await expect(getTitle(page, grave)).toBeFocused();
    await expectAt(grave, 'vitalìk.eth', 'ì');
    await expectText(page, 'Character 6 of 11, in label 1');
    const tile = getTiles(page).first();
    await expect(tile).toHaveAccessibleName(/^i Latin Small Letter I U\+0069 Latin pass /u);
    await tile.click();
    await expectAt('Latin Small Letter I', 'vitalìk.eth', 'ì', 'i');
    await page.goBack();
    await expectAt(grave);
    await expect(tile).toBeFocused();
    await page.goBack();
    await expect(getField(page)).toHaveValue('vitalìk.eth');
  });

  await test.step('to a character that was visited before', async () => {
    const [plain, acute] = ['Latin Small Letter A', 'Latin Small Letter A With Acute'];
    await openGrapheme(page, 'a');
    await page
      .getByRole('link', { name: `${acute} U+00E1` })
      .first()
      .click();
    await expectAt(acute, 'Characters', 'a', 'á');
    await getTiles(page).first().click();
    await expectAt(plain, 'Characters', 'a', 'á', 'a');
    await page.goBack();
    await expectAt(acute, 'Characters', 'a', 'á');
    await page.goBack();
    await expectAt(plain, 'Characters', 'a');
    await page.goForward();
    await expectAt(acute);
    await getCrumbs(page).nth(1).getByRole('link').click();
    await expectAt(plain, 'Characters', 'a');
  });

  await test.step('to neighbours in the name, and to the name with a confusable', async () => {
    const previous = page.getByRole('link', { name: /^Previous character/u });
    await openGrapheme(page, 'ì', { name: 'vitalìk.eth', position: 6 });
    await page.getByRole('link', { name: /^Next character/u }).click();
    await expectAt('Latin Small Letter K');
    await expectText(page, 'Character 7 of 11');
    await previous.click();
    await previous.click();
    await expectAt('Latin Small Letter L');

    await openGrapheme(page, 'ì', { name: 'vitalìk.eth', position: 6 });
    await page.getByRole('link', { name: 'Replace in name: U+0069' }).click();
    await expect(getField(page)).toHaveValue('vitalik.eth');
    await expectText(page, 'You changed vitalìk.eth to vitalik.eth');
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getField(page)).toHaveValue('vitalìk.eth');
  });
});

readingTest(
  'arrow keys follow the visible rows of the grid, which is one Tab stop',
  async ({ page }) => {
    await openGrapheme(page, '👨');
    const tiles = getTiles(page);
    await expect(tiles).toHaveCount(143);
    // The tiles change their order when their likeness is measured.
    await expect(page.locator('[data-unsorted="false"]')).toBeVisible();
    await tiles.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tiles.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tiles.nth(2)).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(tiles.nth(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tiles.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tiles.first()).toBeFocused();
    await expect(page.locator('[data-tile][tabindex="0"]')).toHaveCount(1);
  },
);

readingTest('filters and sorts confusables', async ({ page }) => {
  await openGrapheme(page, '1');
  const all = await getTiles(page).count();
  for (const label of ['Script', 'Rating']) {
    const filter = page.getByRole('combobox', { name: label });
    const option = (await filter.getByRole('option').nth(1).textContent()) ?? '';
    await filter.selectOption({ label: option });
    await expect(getTiles(page)).toHaveCount(Number(/\((\d+)\)/u.exec(option)?.[1]));
    await filter.selectOption({ index: 0 });
    await expect(getTiles(page)).toHaveCount(all);
  }

  const order = page.getByRole('combobox', { name: 'Order' });
  await expect(page.getByRole('heading', { level: 3, name: /^Most alike/u })).toBeVisible();
  await order.selectOption('script');
  await expect(page.getByRole('heading', { level: 3, name: /^Same script/u })).toBeVisible();
  await expect(getTiles(page)).toHaveCount(all);
  // Another grapheme has its own order, and Back restores this one.
  await getTiles(page).first().click();
  await expect(getCrumbs(page)).toHaveCount(3);
  await expect(order).toHaveValue('alike');
  await page.goBack();
  await expect(order).toHaveValue('script');
});

test('starts with its grid on small and large screens', async ({ page }) => {
  for (const [width, height, limit] of [
    [1440, 900, 300],
    [320, 640, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const grapheme of ['o', 'ł']) {
      await openGrapheme(page, grapheme);
      await expectText(page, 'Percentages show');
      expect((await getTiles(page).first().boundingBox())?.y).toBeLessThan(limit);
      const bar = getButton(page, 'Lay over each other').locator('..');
      expect((await bar.boundingBox())?.height).toBe(40);
    }
  }
});

readingTest('lays both glyphs over each other', async ({ page }) => {
  await openGrapheme(page, 'o');
  // The tiles are sorted after they have been measured.
  await expectText(page, 'Percentages show');
  const tile = getTiles(page).nth(1);
  const over = tile.locator('bdi[aria-hidden]');
  const expectOverlaid = (visibility: string) => expect(over).toHaveCSS('visibility', visibility);
  await expectOverlaid('hidden');
  await tile.hover();
  await expectOverlaid('visible');
  // The two shapes differ without colour: one is filled, the other is an outline.
  await expect(over).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(over).toHaveCSS('-webkit-text-stroke-width', '1.5px');
  await page.mouse.move(0, 0);
  await expectOverlaid('hidden');
  await getTiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expectOverlaid('visible');

  // Touch screens cannot hover, so they have a button.
  await page.keyboard.press('ArrowLeft');
  const toggle = getButton(page, 'Lay over each other');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expectOverlaid('visible');
  await expectText(page, 'filled: the tile');
});

readingTest('finds a character by name, code point, block and itself', async ({ page }) => {
  await openGrapheme(page, 'o');
  await getCrumbs(page).first().getByRole('link').click();
  await expect(getTitle(page, 'Find a character')).toBeFocused();
  await page.getByRole('link', { name: 'ZWJ', exact: true }).click();
  const field = page.getByRole('searchbox');
  const count = page.locator('#found').getByRole('status');
  await expect(field).toHaveValue('ZWJ');
  await field.fill('hangul syllable');
  await press(page, 'Show 600');
  await expect(count).toHaveText('11,172 characters, showing the first 600');
  await expect(getTiles(page).nth(119)).toBeFocused();
  await press(page, 'Show 1,200');
  await expect(getTiles(page)).toHaveCount(1_200);
  await expectText(page, 'There are too many results to show');
  await expect(getButton(page, /^Show/u)).toHaveCount(0);

  // Typing adds one history entry. Arrow down moves from the field to the results.
  await field.fill('snowman');
  await expect(count).toHaveText('3 characters');
  await field.press('ArrowDown');
  await expect(getTiles(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(getTiles(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getTitle(page, 'Snowman Without Snow')).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('snowman');
  await expect(getTiles(page).nth(2)).toBeFocused();
});
